"""Whether accumulation, clipping and mixed precision keep the gradient what it should be."""
