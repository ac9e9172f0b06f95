"""The rows against the installed packages, the compiled table, the names that tell a role, and users' own rows."""

from __future__ import annotations

import importlib
import inspect
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from looplint import knowledge
from looplint.events import Role
from looplint.knowledge import __main__ as compiler
from looplint.knowledge import rows, table
from looplint.static.builtins import BUILTIN_CALLS

FILES = sorted(compiler.HERE.glob("*.toml"))
VERIFIED = tuple(map(int, tomllib.loads((compiler.HERE / "torch.toml").read_text())["verified"].split(".")))
KINDS = {"class": table.classes, "function": table.functions}


def installed(name: str) -> Any:
    """The object of a qualified name; skips where its package is not installed."""
    pytest.importorskip(name.partition(".")[0])
    return _resolve(name)


def _resolve(name: str) -> Any:
    first, *rest = name.split(".")
    path, found = first, importlib.import_module(first)
    for part in rest:
        path += f".{part}"
        if not hasattr(found, part):  # a submodule that nobody imported yet
            try:
                importlib.import_module(path)
            except ImportError:
                raise AttributeError(name) from None
        found = getattr(found, part)
    return found


def torch_release() -> tuple[int, ...]:
    torch = pytest.importorskip("torch")
    return tuple(int(part) for part in torch.__version__.split(".")[:2])


def named_rows(*packages: str) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (kind, name, row)
        for kind, named in KINDS.items()
        for name, row in named.items()
        if name.partition(".")[0] in packages
    ]


def signature(thing: Any, *, positional: bool = False) -> list[str] | None:
    """The names of the parameters, `*args` with its star; None where Python cannot tell."""
    try:
        parameters = list(inspect.signature(thing).parameters.values())
        if isinstance(thing, type) and not parameters:
            parameters = list(inspect.signature(thing.__new__).parameters.values())[1:]
    except (TypeError, ValueError):
        return None
    star = {inspect.Parameter.VAR_POSITIONAL: "*"}
    left_out = {inspect.Parameter.VAR_KEYWORD, inspect.Parameter.KEYWORD_ONLY if positional else None}
    return [star.get(p.kind, "") + p.name for p in parameters if p.kind not in left_out]


# -- the rows and what is installed ------------------------------------------------------------------------------------
OWN = ("torch", "torchvision", "numpy", "random", "copy")


def newer(row: dict[str, Any], name: str) -> bool:
    """Whether a row speaks of a torch that is newer than the installed one."""
    since = SINCE.get(name)
    return since is not None and torch_release() < tuple(map(int, since.split(".")))


SINCE = {
    name: row["since"]
    for path in FILES
    for kind in KINDS
    for key, row in tomllib.loads(path.read_text()).get(kind, {}).items()
    if "since" in row
    for name in rows.spellings(key)
}
GONE: set[str] = set()  # removed from the newest torch, kept because scripts still use them


def checked(*packages: str) -> Iterator[tuple[str, dict[str, Any], Any]]:
    """The rows of these packages with what they name; those of a newer torch left out."""
    for _, name, row in named_rows(*packages):
        if not newer(row, name) and name not in GONE:
            yield name, row, installed(name)


def test_what_is_gone_is_gone() -> None:
    for name in GONE:
        with pytest.raises(AttributeError):
            installed(name)


def test_rows_name_something_with_these_parameters() -> None:
    """A failure after a new release: read its signature, correct the row, raise `verified`."""
    wrong = []
    for name, row, thing in checked(*OWN):
        assert callable(thing), name
        have = signature(thing)
        if "params" in row and have is not None and "*args" not in have and torch_release() >= VERIFIED:
            names = iter(have)
            wrong += [f"{name}({p}) is not in its place in {have}" for p in row["params"] if p not in names]
    assert wrong == []


def test_the_first_parameters_are_all_there() -> None:
    """Positional arguments bind by place: a parameter that the row leaves out would shift those after it."""
    wrong = []
    for name, row, thing in checked("torch"):
        have = signature(thing, positional=True)
        if row.get("params") and have is not None and "*args" not in have and torch_release() >= VERIFIED:
            want = [p for p in row["params"] if p in have]
            wrong += [f"{name}: {want}, but {have}"] if want != have[: len(want)] else []
    assert wrong == []


def test_defaults_are_those_of_the_package() -> None:
    wrong = []
    for name, row, thing in checked("torch", "torchvision"):
        if "defaults" not in row or signature(thing) is None:
            continue
        parameters = inspect.signature(thing).parameters
        for parameter, said in row["defaults"].items():
            real = parameters[parameter].default if parameter in parameters else said
            if isinstance(real, str | int | float | bool) and real != said:
                wrong.append(f"{name}({parameter}=) is {real!r}, not {said!r}")
    assert wrong == []


def test_methods_exist_with_these_parameters() -> None:
    torch = pytest.importorskip("torch")
    receivers = {
        "optimizer": torch.optim.Optimizer,
        "scheduler": torch.optim.lr_scheduler.LRScheduler,
        "scaler": torch.amp.GradScaler,
        "tensor": torch.Tensor,
        "sampler": torch.utils.data.DistributedSampler,
    }
    for role, owner in receivers.items():
        for name, row in table.methods[role].items():
            have = signature(getattr(owner, name))
            if have is not None and "*args" not in have and not any(p.startswith("*") for p in row["params"]):
                assert [p for p in have if p in row["params"]] == list(row["params"]), f"{role}.{name}: {have}"


def test_methods_of_a_model_exist() -> None:
    torch = pytest.importorskip("torch")
    wrappers = {"no_sync", "join", "clip_grad_norm_", "set_requires_gradient_sync", "set_is_last_backward"}
    by_custom = {"reset_parameters", "init_weights"}
    of_adapters = {"add_adapter", "train_adapter"}
    kinds = (torch.nn.Module, torch.nn.ModuleList, torch.nn.ModuleDict)
    for name in table.methods["model"].keys() - wrappers - by_custom - of_adapters:
        assert any(hasattr(kind, name) for kind in kinds), name


# -- nothing is forgotten ----------------------------------------------------------------------------------------------
def public_classes(module: Any, base: type) -> Iterator[type]:
    for name in dir(module):
        found = getattr(module, name)
        if not name.startswith("_") and isinstance(found, type) and issubclass(found, base):
            yield found


def without_row(package: str, module: Any, base: type, role: str) -> list[str]:
    """The public classes of a module that no row, or a row of another role, describes."""
    names = [f"{package}.{found.__name__}" for found in public_classes(module, base)]
    return [name for name in names if (knowledge.klass(name) or {}).get("role") != role]


def test_every_optimizer_and_scheduler_has_a_row() -> None:
    torch = pytest.importorskip("torch")
    assert without_row("torch.optim", torch.optim, torch.optim.Optimizer, "optimizer") == []
    schedulers = torch.optim.lr_scheduler
    assert without_row("torch.optim.lr_scheduler", schedulers, schedulers.LRScheduler, "scheduler") == []


def test_every_module_has_a_row() -> None:
    torch = pytest.importorskip("torch")
    skipped = {"Container"}  # deprecated since 0.4
    for found in public_classes(torch.nn, torch.nn.Module):
        if found.__name__ not in skipped:
            row = knowledge.klass(f"torch.nn.{found.__name__}")
            assert row is not None, f"torch.nn.{found.__name__} has no row"
            wanted = "criterion" if found.__name__.endswith("Loss") else None
            assert wanted in (None, row["role"]), f"torch.nn.{found.__name__} is a criterion"


def test_every_functional_loss_has_a_row() -> None:
    functional = pytest.importorskip("torch.nn.functional")
    for name in dir(functional):
        if re.search(r"_loss$|cross_entropy|kl_div$", name) and not name.startswith("_"):
            row = knowledge.function(f"torch.nn.functional.{name}")
            assert row is not None, f"torch.nn.functional.{name} has no row"
            assert row.get("op") == "loss", name


def test_layers_that_read_the_training_flag_are_mode_dependent() -> None:
    torch = pytest.importorskip("torch")
    for found in public_classes(torch.nn, torch.nn.Module):
        lineage = [base for base in found.__mro__ if base is not torch.nn.Module and issubclass(base, torch.nn.Module)]
        reads = any(
            "training" in base.__dict__["forward"].__code__.co_names for base in lineage if "forward" in vars(base)
        )
        row = knowledge.klass(f"torch.nn.{found.__name__}") or {}
        wrapper = row.get("container") or row.get("copies") or row.get("wraps")
        assert not reads or row.get("mode_dependent") or wrapper, f"torch.nn.{found.__name__} reads self.training"


def test_functions_with_a_training_flag_have_rows() -> None:
    functional = pytest.importorskip("torch.nn.functional")
    for name in dir(functional):
        found = getattr(functional, name)
        if name.startswith("_") or not inspect.isfunction(found) or "training" not in (signature(found) or ()):
            continue
        if name != "instance_norm":
            assert (knowledge.function(f"torch.nn.functional.{name}") or {}).get("training") == "training", name


def test_random_transforms_are_marked() -> None:
    torchvision = pytest.importorskip("torchvision")
    from torchvision.transforms import v2

    for package, module in (("torchvision.transforms", torchvision.transforms), ("torchvision.transforms.v2", v2)):
        for name in dir(module):
            found = getattr(module, name)
            if (
                not isinstance(found, type)
                or name.startswith("_")
                or name in ("AutoAugmentPolicy", "InterpolationMode")
            ):
                continue
            row = knowledge.klass(f"{package}.{name}")
            assert row is not None, f"{package}.{name} has no row"
            assert row["role"] == "transform", name
            if name.startswith("Random"):
                assert row.get("random") or row.get("holds"), name


def test_every_torchvision_model_and_dataset_has_a_row() -> None:
    models = pytest.importorskip("torchvision.models")
    for name in models.list_models():
        builder = models.get_model_builder(name)
        where = builder.__module__
        assert knowledge.function(f"{where}.{builder.__name__}"), f"{where}.{builder.__name__} has no row"
    datasets = pytest.importorskip("torchvision.datasets")
    for name in datasets.__all__:
        if isinstance(getattr(datasets, name), type):
            assert (knowledge.klass(f"torchvision.datasets.{name}") or {}).get("role") == "dataset", name


def test_torchvision_rows_know_which_models_depend_on_the_mode() -> None:
    torch = pytest.importorskip("torch")
    models = pytest.importorskip("torchvision.models")
    dependent = (torch.nn.modules.batchnorm._BatchNorm, torch.nn.Dropout)
    for name in ("resnet18", "vgg11", "vit_b_16", "convnext_tiny", "mobilenet_v3_small", "swin_t"):
        row = knowledge.function(f"torchvision.models.{name}")
        assert row is not None
        with torch.device("meta"):
            model = models.get_model(name, weights=None)
        kinds = [m for m in model.modules() if isinstance(m, dependent) and getattr(m, "p", 1)]
        kinds += [m for m in model.modules() if type(m).__name__ == "StochasticDepth" and m.p]
        assert bool(kinds) is knowledge.mode_dependent(row, {}), name


def test_every_torchmetrics_class_has_a_row() -> None:
    torchmetrics = pytest.importorskip("torchmetrics")
    for name in torchmetrics.__all__:
        if name[0].isupper():
            assert f"torchmetrics.{name}" in table.classes, f"torchmetrics.{name} has no row"


# -- what the measured facts say ---------------------------------------------------------------------------------------
def test_which_schedulers_rewrite_the_learning_rate() -> None:
    """`rewrites_lr`: a scheduler built after the optimizer's state was loaded sets the rate back."""
    torch = pytest.importorskip("torch")
    schedulers = torch.optim.lr_scheduler
    extra: dict[str, tuple[Any, ...]] = {
        "LambdaLR": (lambda epoch: 0.9**epoch,),
        "MultiplicativeLR": (lambda epoch: 0.9,),
        "StepLR": (2,),
        "MultiStepLR": ([3],),
        "ExponentialLR": (0.9,),
        "CosineAnnealingLR": (10,),
        "CosineAnnealingWarmRestarts": (10,),
        "CyclicLR": (0.01, 0.1),
        "OneCycleLR": (0.1, 20),
    }
    for found in public_classes(schedulers, schedulers.LRScheduler):
        name = found.__name__
        if name in ("LRScheduler", "SequentialLR", "ChainedScheduler"):
            continue
        weight = [torch.nn.Parameter(torch.zeros(1))]
        before = torch.optim.SGD(weight, lr=0.1)
        schedule = found(before, *extra.get(name, ()))
        for turn in range(5):
            before.step()
            schedule.step(*([1.0] if turn >= 0 and name == "ReduceLROnPlateau" else []))
        after = torch.optim.SGD(weight, lr=0.1)
        after.load_state_dict(before.state_dict())
        kept = after.param_groups[0]["lr"]
        found(after, *extra.get(name, ()))
        rewritten = after.param_groups[0]["lr"] != kept
        assert rewritten is bool(table.classes[f"torch.optim.lr_scheduler.{name}"].get("rewrites_lr")), name


@pytest.mark.filterwarnings("ignore:Using a target size")
def test_which_criteria_broadcast() -> None:
    torch = pytest.importorskip("torch")
    for name, row in table.classes.items():
        if row.get("role") != "criterion" or not name.startswith("torch.nn.") or row.get("learnable"):
            continue
        try:
            _resolve(name)()(torch.rand(4, 1), torch.rand(4))
        except (RuntimeError, ValueError, TypeError, AttributeError):
            assert not row.get("broadcasts"), name
        else:
            assert row.get("broadcasts"), name


# -- the table ---------------------------------------------------------------------------------------------------------
def test_the_table_is_current() -> None:
    assert compiler.OUTPUT.read_text("utf-8") == compiler.compiled(), "run `python -m looplint.knowledge`"


def test_every_row_has_a_public_source() -> None:
    for path in FILES:
        for name, source in rows.sources(tomllib.loads(path.read_text())):
            assert source.startswith("https://"), f"{path.name}: {name} has no source"


def test_what_the_reader_executes_itself_has_no_row() -> None:
    """A row would win over the reader's own function."""
    for name in BUILTIN_CALLS:
        assert knowledge.function(name) is None, name
        assert knowledge.klass(name) is None, name


def test_aliases_lead_to_rows_or_stubs() -> None:
    for name in table.aliases:
        target = knowledge.canonical(name)
        found = knowledge.klass(target) or knowledge.function(target) or knowledge.stub(target)
        assert found or target in BUILTIN_CALLS or target.startswith("torch."), (
            f"{name} leads to {target}, which says nothing"
        )


def test_every_stub_is_found_by_its_name() -> None:
    for name, (file, inner) in table.stubs.items():
        found = knowledge.stub(name)
        assert found is not None
        assert found[1] == inner
        assert Path(found[0]).name == file
        assert Path(found[0]).exists()


@pytest.mark.parametrize(
    ("name", "canonical"),
    [
        ("torch.optim.adamw.AdamW", "torch.optim.AdamW"),
        ("torch.nn.modules.batchnorm.BatchNorm2d", "torch.nn.BatchNorm2d"),
        ("torch.amp.autocast_mode.autocast", "torch.autocast"),
        ("torch.utils.data.dataloader.DataLoader", "torch.utils.data.DataLoader"),
        ("pytorch_lightning.Trainer", "lightning.pytorch.Trainer"),
        ("lightning.LightningModule", "lightning.pytorch.LightningModule"),
        ("lightning_fabric.Fabric", "lightning.fabric.Fabric"),
        ("torchvision.models.resnet.resnet50", "torchvision.models.resnet50"),
        ("transformers.optimization.get_scheduler", "transformers.get_scheduler"),
        ("torch.cuda.amp.GradScaler", "torch.cuda.amp.GradScaler"),
        ("mine.optim.AdamW", "mine.optim.AdamW"),
    ],
)
def test_one_thing_has_one_name(name: str, canonical: str) -> None:
    assert knowledge.canonical(name) == canonical


# -- looking up --------------------------------------------------------------------------------------------------------
def test_methods_come_from_the_class_then_what_it_is_like_then_the_role() -> None:
    plateau = knowledge.method("torch.optim.lr_scheduler.ReduceLROnPlateau", "step")
    assert plateau is not None
    assert plateau["params"] == ("metrics", "epoch")
    step = knowledge.method("torch.optim.lr_scheduler.StepLR", "step")
    assert step is not None
    assert step["params"] == ("epoch",)
    timm = knowledge.method("timm.scheduler.CosineLRScheduler", "step_update")
    assert timm is not None
    assert timm["op"] == "schedule"
    assert knowledge.method("timm.scheduler.create_scheduler_v2", "step_update") == timm
    assert knowledge.method(Role.EMA, "eval") == knowledge.method(Role.MODEL, "eval")
    assert knowledge.method(Role.LOSS, "backward") == knowledge.method("tensor", "backward")
    assert knowledge.method("torch.optim.Adam", "fly") is None
    assert knowledge.method("mine.Optimizer", "step") is None


def test_models_from_the_hub_start_in_eval_mode() -> None:
    row = knowledge.function("transformers.AutoModelForSequenceClassification.from_pretrained")
    assert row is not None
    assert (row["role"], row["mode"]) == ("model", "eval")
    fresh = knowledge.function("transformers.BertModel.from_config")
    assert fresh is not None
    assert "mode" not in fresh
    assert knowledge.function("efficientnet_pytorch.EfficientNet.from_pretrained").get("mode") is None  # type: ignore[union-attr]
    assert knowledge.function("transformers.AutoTokenizer.from_pretrained") is None


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("transformers.BertForSequenceClassification", "model"),
        ("transformers.LlamaForCausalLM", "model"),
        ("transformers.BertTokenizerFast", "unknown"),
        ("transformers.DataCollatorForLanguageModeling", "unknown"),
        ("transformers.AutoConfig", "unknown"),
        ("diffusers.DDPMScheduler", "unknown"),
        ("diffusers.StableDiffusionPipeline", "unknown"),
        ("diffusers.UNet2DConditionModel", "model"),
        ("albumentations.HorizontalFlip", "transform"),
        ("torchmetrics.NotYetInvented", "metric"),
    ],
)
def test_patterns(name: str, role: str) -> None:
    row = knowledge.klass(name)
    assert row is not None
    assert row["role"] == role


def test_patterns_take_no_module_for_a_class() -> None:
    assert knowledge.klass("torchmetrics.functional") is None
    assert knowledge.klass("transformers.models") is None
    assert knowledge.klass("mine.BertForSequenceClassification") is None


@pytest.mark.parametrize(
    ("name", "arguments", "answer"),
    [
        ("torch.nn.Dropout", {}, True),
        ("torch.nn.Dropout", {"p": 0.0}, False),
        ("torch.nn.LSTM", {}, False),
        ("torch.nn.LSTM", {"dropout": 0.3}, True),
        ("torch.nn.LSTM", {"dropout": "args.dropout"}, True),
        ("torch.nn.BatchNorm2d", {}, True),
        ("torch.nn.BatchNorm2d", {"track_running_stats": False}, False),
        ("torch.nn.InstanceNorm2d", {}, False),
        ("torch.nn.TransformerEncoderLayer", {}, True),
        ("torch.nn.LayerNorm", {}, False),
        ("transformers.LlamaModel", {}, False),
        ("transformers.AutoModel", {}, None),
    ],
)
def test_mode_dependent(name: str, arguments: dict[str, Any], answer: bool | None) -> None:
    row = knowledge.klass(name)
    assert row is not None
    assert knowledge.mode_dependent(row, arguments) is answer


# -- users' own --------------------------------------------------------------------------------------------------------
@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    knowledge.reset()


def test_users_add_rows_and_stubs(own: Path) -> None:
    (own / "rows.toml").write_text(
        '[class."ours.optim.Sparrow"]\nrole = "optimizer"\nof = "weights"\nparams = ["weights", "lr"]\n'
        '[class."torch.optim.SGD"]\nrole = "optimizer"\nof = "params"\nparams = ["params"]\nclosure = true\n'
        '[alias]\n"ours.Sparrow" = "ours.optim.Sparrow"\n'
        '[guess.optimizer]\nnames = "bird"\n'
    )
    (own / "stubs.py").write_text(
        'stands_for = ("ours.loop",)\n\nclass Runner:\n    pass\n\ndef _hidden():\n    pass\n'
    )
    knowledge.extend([str(own / "rows.toml"), str(own / "stubs.py")])
    row = knowledge.klass("ours.Sparrow")
    assert row is not None
    assert row["of"] == "weights"
    assert knowledge.method("ours.Sparrow", "step") == knowledge.method(Role.OPTIMIZER, "step")
    assert (knowledge.klass("torch.optim.SGD") or {})["closure"] is True
    assert knowledge.guess("bird") is Role.OPTIMIZER
    assert knowledge.stub("ours.loop.Runner") == (str((own / "stubs.py").resolve()), "Runner")
    assert knowledge.stub("ours.loop._hidden") is None
    knowledge.reset()
    assert knowledge.klass("ours.Sparrow") is None
    assert "closure" not in (knowledge.klass("torch.optim.SGD") or {"closure"})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[class."a.B"]\nrole = "optimiser"\n', "role = 'optimiser' is none of model, optimizer"),
        ('[function."a.b"]\nop = "stepp"\n', "op = 'stepp' is none of make"),
        (
            '[class."a.B"]\nrole = "optimizer"\nof = "params"\nparams = ["weights"]\n',
            "of = 'params' is none of its params",
        ),
        ('[class."a.B"]\nrole = "scheduler"\nunit = "week"\n', "unit = 'week' is none of epoch"),
        ("[klass.x]\n", "no such table"),
        ('[class."a.{B,C}"]\nrole = "model"\n[class."a.C"]\nrole = "model"\n', "stands here twice"),
        ("[class\n", "Expected"),
    ],
)
def test_a_row_that_makes_no_sense_is_refused(own: Path, text: str, complaint: str) -> None:
    path = own / "rows.toml"
    path.write_text(text)
    with pytest.raises(rows.RowError, match=re.escape(complaint)) as caught:
        knowledge.extend([str(path)])
    assert str(path) in str(caught.value)


def test_a_stub_that_stands_for_nothing_is_refused(own: Path) -> None:
    path = own / "stub.py"
    path.write_text("class Runner:\n    pass\n")
    with pytest.raises(rows.RowError, match="stands_for"):
        knowledge.extend([str(path)])
