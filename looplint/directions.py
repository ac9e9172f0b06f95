"""Which way a number goes when a model improves, by the words of its name."""

LOSSES = frozenset({"loss", "losses", "cost", "costs", "nll"})
FALLS = LOSSES | {
    *("err", "error", "errors", "mse", "mae", "rmse", "mape", "perplexity", "ppl", "wer", "cer", "ber", "eer"),
    *("fid", "bpd", "bpc", "lpips", "logloss", "brier", "ece", "mpjpe"),
}
RISES = frozenset(
    {
        *(
            "acc",
            "accs",
            "accuracy",
            "accuracies",
            "precision",
            "recall",
            "fscore",
            "f1",
            "auc",
            "auroc",
            "auprc",
            "roc",
        ),
        *("iou", "miou", "jaccard", "dice", "ap", "map", "psnr", "ssim", "bleu", "rouge", "meteor", "cider", "kappa"),
        *("mcc", "correct", "corrects", "hits", "ndcg", "mrr", "sensitivity", "specificity", "spearman", "pearson"),
        *("reward", "rewards", "f1", "r2", "acc1", "top1", "prec1"),
    }
)
