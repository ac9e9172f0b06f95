"""The rules of gradients and steps, on runs written by hand: what each must tell apart, whatever reads the script."""

from __future__ import annotations

import pytest
from runs import Script, places, span

from looplint import Group, Loop, LoopKind, Obj, Op, Role, Scope
from looplint.rule import rules

EPOCH, BATCH, OTHER = LoopKind.EPOCH, LoopKind.BATCH, LoopKind.OTHER
FORWARD, BACKWARD, CLIP, STEP, CLEAR = 10, 11, 12, 13, 14  # the lines of one loop body


def lines(code: str, script: Script, **entry: bool) -> list[int]:
    """Where a rule reports."""
    return places(rules()[code].check(script.run(**entry)))


def trained() -> tuple[Script, Obj, Obj]:
    """A script with a model and its optimizer."""
    script = Script()
    model = script.model()
    return script, model, script.optimizer("optimizer", model)


def gan() -> tuple[Script, Obj, Obj, Obj, Obj]:
    """A script with two models and their optimizers."""
    script = Script()
    g, d = script.model("g"), script.model("d")
    return script, g, d, script.optimizer("opt_g", g), script.optimizer("opt_d", d)


ORDERS = {
    "clear, backward, step": ("ZBS", {}),
    "backward, step, clear": ("BSZ", {"LL115"}),
    "never cleared": ("BS", {"LL101"}),
    "cleared before the step": ("BZS", {"LL102"}),
    "cleared on both sides": ("ZBSZ", {}),
    "clip in place": ("ZBCS", {}),
    "clip after the step": ("ZBSC", {"LL108"}),
    "clip before the backward": ("ZCBS", {"LL108"}),
    "clip after step and clear": ("BSZC", {"LL108", "LL115"}),
    "two steps": ("ZBSs", {"LL128"}),
    "two steps, a backward between": ("ZBSBs", {"LL101"}),
    "step without backward": ("ZFS", {"LL106"}),
    "step without backward or forward": ("ZS", {}),
    "backward without step": ("ZB", {"LL107"}),
    "written by hand instead of cleared": ("BAS", {}),
    "written by hand instead of a backward": ("ZFAS", {}),
    "updated by hand": ("ZBU", {}),
    "gradients returned": ("ZFGS", {}),
    "sharpness-aware": ("BZBSZ", {"LL115"}),
}


def play(script: Script, model: Obj, optimizer: Obj, order: str) -> None:
    """Append events by their letters."""
    for letter in order:
        match letter:
            case "Z":
                script.zero_grad(optimizer, CLEAR)
            case "F":
                script.forward(model, FORWARD)
            case "B":
                script.backward(model, line=BACKWARD)
            case "C":
                script.clip(model, CLIP)
            case "S":
                script.step(optimizer, STEP)
            case "s":
                script.step(optimizer, STEP + 10)
            case "A":
                script.event(Op.ASSIGN_GRAD, model, 20, frozenset({model}))
            case "U":
                script.event(Op.UPDATE, model, 20, frozenset({model}))
            case "G":
                script.event(Op.GRAD, None, 20, frozenset({model}))


@pytest.mark.parametrize(("order", "expected"), ORDERS.values(), ids=ORDERS)
def test_orders_in_a_batch_loop(order: str, expected: set[str]) -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(EPOCH)):
        for _ in script.turns(script.loop(BATCH)):
            play(script, model, optimizer, order)
    fired = {code for code in rules() if code.startswith("LL1") and lines(code, script)}
    assert fired == set(expected)


# -- LL101 -------------------------------------------------------------------------------------------------------
def test_ll101_once_per_epoch_is_not_enough() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(EPOCH)):
        script.zero_grad(optimizer, 5)
        for _ in script.turns(script.loop(BATCH)):
            play(script, model, optimizer, "BS")
    assert lines("LL101", script) == [BACKWARD]


def test_ll101_the_model_or_its_part_may_be_cleared_instead() -> None:
    script, model, optimizer = trained()
    head = script.model("model.head", whole=model)
    for cleared in (model, head):
        for _ in script.turns(script.loop(BATCH)):
            script.zero_grad(cleared, 5)
            play(script, model, optimizer, "BS")
    assert lines("LL101", script) == []


def test_ll101_one_step_outside_any_loop() -> None:
    script, model, optimizer = trained()
    play(script, model, optimizer, "BSBS")
    assert lines("LL101", script) == []


@pytest.mark.parametrize(("clear_first", "expected"), [(True, []), (False, [30])])
def test_ll101_the_generators_backward_fills_the_critic(clear_first: bool, expected: list[int]) -> None:
    script, g, d, opt_g, opt_d = gan()
    for _ in script.turns(script.loop(BATCH)):
        if clear_first:
            script.zero_grad(opt_d, 29)
        script.backward(d, line=30)
        script.step(opt_d, 31)
        if not clear_first:
            script.zero_grad(opt_d, 32)
        script.zero_grad(opt_g, 39)
        script.backward(g, d, line=40)
        script.step(opt_g, 41)
    assert lines("LL101", script) == expected


def test_ll101_two_backwards_for_one_step_are_no_left_overs() -> None:
    script, g, d, opt_g, opt_d = gan()
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(opt_d, 28)
        script.zero_grad(opt_g, 29)
        script.backward(g, d, line=30)
        script.backward(g, d, line=31)
        script.step(opt_d, 32)
        script.step(opt_g, 33)
    assert lines("LL101", script) == []


def test_ll101_points_at_a_clear_that_a_test_holds_back() -> None:
    script, model, optimizer = trained()
    loop = script.loop(BATCH)
    for turn in script.turns(loop, 3):
        play(script, model, optimizer, "BS")
        if turn:
            with script.guard("i > 0", 8, "gate", loop):
                script.zero_grad(optimizer, 9)
    assert lines("LL101", script) == [9]


def test_ll101_is_silent_where_objects_are_unknown() -> None:
    script = Script()
    one, other = script.passed(Role.OPTIMIZER, "one"), script.passed(Role.OPTIMIZER, "other")
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(one, 5)
        script.backward(known=False, line=6)
        script.step(one, 7)
        script.backward(known=False, line=8)
        script.step(other, 9)
    assert lines("LL101", script) == []


# -- LL102 -------------------------------------------------------------------------------------------------------
def test_ll102_clearing_another_model_or_a_part() -> None:
    script, g, d, opt_g, _ = gan()
    part = script.model("g.frozen", whole=g)
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(opt_g, 4)
        script.backward(g, d, line=5)
        script.zero_grad(d, 6)
        script.zero_grad(part, 7)
        script.step(opt_g, 8)
    assert lines("LL102", script) == []


def test_ll102_clearing_some_parameters() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(BATCH)):
        script.backward(model, line=5)
        script.zero_grad(model, 6, some=True)
        script.step(optimizer, 7)
    assert lines("LL102", script) == []


def test_ll102_the_backward_of_another_optimizer_is_not_lost() -> None:
    script, g, d, opt_g, opt_d = gan()
    for _ in script.turns(script.loop(BATCH)):
        script.backward(g, d, line=5)
        script.step(opt_g, 6)
        script.zero_grad(opt_d, 7)
        script.forward(d, 8)
        script.step(opt_d, 9)
    assert lines("LL102", script) == []
    assert lines("LL106", script) == [9]


# -- accumulation ------------------------------------------------------------------------------------------------
def accumulate(
    script: Script, loop: Loop, order: str, gated: str, *, epochs: int = 2, last: bool = False, **facts: object
) -> None:
    """Two epochs of closed, open, closed; `facts` are the loss's."""
    model = script.model()
    optimizer = script.optimizer("optimizer", model)
    for _ in script.turns(script.loop(EPOCH), epochs):
        for turn in script.turns(loop, 3):
            for letter in order:
                if letter == "B":
                    script.backward(model, line=BACKWARD, **facts)
                else:
                    play(script, model, optimizer, letter)
            if turn == 1 or (last and turn == 2):
                with script.guard("(i + 1) % n == 0", 12, "gate", loop, every="n", last=last):
                    play(script, model, optimizer, gated)


DIVIDED = {"divided": ("n",), "reduction": "mean"}
ACCUMULATIONS = {
    "right": ("B", "CSZ", {"last": True, **DIVIDED}, {}),
    "tail dropped": ("B", "SZ", DIVIDED, {"LL105"}),
    "cleared each time": ("ZB", "S", {"last": True, **DIVIDED}, {"LL103"}),
    "cleared each time, after the backward": ("BZ", "S", {"last": True, **DIVIDED}, {"LL102"}),
    "clipped each time": ("BC", "SZ", {"last": True, **DIVIDED}, {"LL123"}),
    "not divided": ("B", "SZ", {"last": True, "reduction": "mean"}, {"LL104"}),
    "not divided, reduction unknown": ("B", "SZ", {"last": True}, {"LL104"}),
    "a sum on purpose": ("B", "SZ", {"last": True, "reduction": "sum"}, {}),
    "times the batch size on purpose": ("B", "SZ", {"last": True, "multiplied": ("batch_size",)}, {}),
    "times a weight": ("B", "SZ", {"last": True, "multiplied": ("alpha",)}, {"LL104"}),
    "divided by the framework": ("B", "SZ", {"last": True, "framework_divides": "4"}, {}),
    "divided twice": ("B", "SZ", {"last": True, "framework_divides": "4", "divided": ("4",)}, {"LL104"}),
    "handed to an unknown object's backward": ("B", "SZ", {"last": True, "by": "engine"}, {}),
    "scaled by hand before the step": ("B", "ASZ", {"last": True}, {}),
    "never cleared": ("B", "S", {"last": True, **DIVIDED}, {"LL101"}),
}


@pytest.mark.parametrize(("order", "gated", "facts", "expected"), ACCUMULATIONS.values(), ids=ACCUMULATIONS)
def test_accumulation(order: str, gated: str, facts: dict[str, object], expected: set[str]) -> None:
    script = Script()
    accumulate(script, script.loop(BATCH, "loader"), order, gated, **facts)
    fired = {code for code in rules() if code.startswith("LL1") and lines(code, script)}
    assert fired == set(expected)


def test_ll103_a_delayed_actor() -> None:
    script, actor, critic, actor_opt, critic_opt = gan()
    loop = script.loop(OTHER)
    for turn in script.turns(loop, 3):
        script.zero_grad(actor_opt, 4)
        script.zero_grad(critic_opt, 5)
        script.backward(critic, actor, line=6)
        script.step(critic_opt, 7)
        if turn == 1:
            with script.guard("i % 2 == 0", 8, "gate", loop, every=2):
                script.zero_grad(actor_opt, 9)
                script.backward(actor, critic, line=10)
                script.step(actor_opt, 11)
    assert lines("LL103", script) == []


def test_ll103_a_clear_with_a_gate_of_its_own() -> None:
    script, model, optimizer = trained()
    loop = script.loop(BATCH)
    for turn in script.turns(loop, 3):
        if turn != 1:
            with script.guard("i % n == 0", 4, "gate", loop, every="n"):
                script.zero_grad(optimizer, 5)
        script.backward(model, line=6)
        if turn == 1:
            with script.guard("(i + 1) % n == 0", 7, "gate", loop, every="n"):
                script.step(optimizer, 8)
    assert lines("LL103", script) == []


def test_ll103_a_warm_up_is_no_accumulation() -> None:
    script, model, optimizer = trained()
    loop = script.loop(EPOCH)
    for turn in script.turns(loop, 3):
        script.zero_grad(optimizer, 5)
        script.backward(model, line=6)
        if turn == 1:
            with script.guard("epoch >= 5", 7, "gate", loop):
                script.step(optimizer, 8)
    assert lines("LL103", script) == []


def test_ll103_the_framework_holds_back_the_optimizers_clear_only() -> None:
    for cleared, expected in (("model", [7]), ("optimizer", [])):
        script, model, optimizer = trained()
        for _ in script.turns(script.loop(BATCH)):
            with script.scope(Scope.OFF_STEP, 4):
                script.backward(model, line=5)
                script.step(optimizer, 6)
                script.zero_grad(model if cleared == "model" else optimizer, 7)
        assert lines("LL103", script) == expected


def test_ll104_micro_batches_in_an_inner_loop() -> None:
    for name, expected in (("range(accum_steps)", [6]), ("tasks", [])):
        script, model, optimizer = trained()
        for _ in script.turns(script.loop(OTHER)):
            script.zero_grad(optimizer, 4)
            for _ in script.turns(script.loop(OTHER, name)):
                script.backward(model, line=6, reduction="mean")
            script.step(optimizer, 7)
        assert lines("LL104", script) == expected


def test_ll104_parameters_handed_to_a_scaling_function() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(OTHER)):
        script.zero_grad(optimizer, 4)
        for _ in script.turns(script.loop(OTHER, "range(accum_steps)")):
            script.backward(model, line=6)
        script.mention(model, 7, "passed", to="scale_gradients")
        script.step(optimizer, 8)
    assert lines("LL104", script) == []


def test_ll105_flushed_after_the_loop() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(EPOCH)):
        loop = script.loop(BATCH)
        for turn in script.turns(loop, 3):
            script.backward(model, line=6)
            if turn == 1:
                with script.guard("(i + 1) % n == 0", 7, "gate", loop, every="n"):
                    play(script, model, optimizer, "SZ")
        with script.guard("(i + 1) % n != 0", 10):
            play(script, model, optimizer, "SZ")
    assert lines("LL105", script) == []


def test_ll105_a_global_counter_carries_over_unless_cleared() -> None:
    for cleared, expected in ((True, [7]), (False, [])):
        script, model, optimizer = trained()
        loop = script.loop(BATCH)
        for _ in script.turns(script.loop(EPOCH)):
            if cleared:
                script.zero_grad(optimizer, 4)
            for turn in script.turns(loop, 3):
                script.backward(model, line=6)
                if turn == 1:
                    with script.guard("step % n == 0", 7, "gate", loop, every="n", fresh=False):
                        play(script, model, optimizer, "SZ")
        assert lines("LL105", script) == expected


def test_ll105_a_loop_that_the_window_divides() -> None:
    for length, expected in ((12, []), (13, [7])):
        script, model, optimizer = trained()
        loop = script.loop(BATCH, length=length)
        for _ in script.turns(script.loop(EPOCH)):
            for turn in script.turns(loop, 3):
                script.backward(model, line=6)
                if turn == 1:
                    with script.guard("(i + 1) % 4 == 0", 7, "gate", loop, every=4):
                        play(script, model, optimizer, "SZ")
        assert lines("LL105", script) == expected


# -- LL106, LL107 ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", ["LL106", "LL107", "LL101"])
def test_functions_handed_to_unknown_code_may_do_it(code: str) -> None:
    order = {"LL106": "ZFS", "LL107": "ZB", "LL101": "BS"}[code]
    missing = {"LL106": Op.BACKWARD, "LL107": Op.STEP, "LL101": Op.ZERO_GRAD}[code]
    for holds, expected in ((frozenset[Op](), 1), (frozenset({missing}), 0)):
        script, model, optimizer = trained()
        script.mention(None, 2, "handed", holds=holds)
        for _ in script.turns(script.loop(BATCH)):
            play(script, model, optimizer, order)
        assert len(lines(code, script)) == expected


def test_ll106_a_closure_and_a_warm_up_step() -> None:
    script, model, optimizer = trained()
    script.zero_grad(optimizer, 3)
    script.step(optimizer, 4)
    for _ in script.turns(script.loop(BATCH)):
        script.forward(model, 6)
        script.step(optimizer, 7, closure=True)
    assert lines("LL106", script) == []


def test_ll106_a_forward_without_gradients_asks_for_none() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(OTHER)):
        with script.scope(Scope.NO_GRAD):
            script.forward(model, 6)
        script.step(optimizer, 7)
    assert lines("LL106", script) == []


def test_ll106_the_loss_is_handed_to_something_unknown() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(BATCH)):
        script.forward(model, 6)
        script.mention(Obj(Role.LOSS, name="loss"), 7, "passed", to="context.run")
        script.step(optimizer, 8)
    assert lines("LL106", script) == []


def test_ll107_tells_each_optimizer_apart() -> None:
    script, g, d, opt_g, opt_d = gan()
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(opt_d, 4)
        script.backward(d, line=5)
        script.zero_grad(opt_g, 6)
        script.backward(g, line=7)
        script.step(opt_g, 8)
    assert lines("LL107", script) == [5]


def test_ll107_no_optimizer_no_fault() -> None:
    script = Script()
    model = script.model()
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(model, 4)
        script.backward(model, line=5)
    assert lines("LL107", script) == []


def test_ll107_leaves_a_step_without_call_to_ll113() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(BATCH)):
        play(script, model, optimizer, "ZB")
        script.mention(optimizer, 20, "named", method="step")
    assert lines("LL107", script) == []
    assert lines("LL113", script) == [20]


def test_ll107_is_only_likely_where_the_optimizer_came_from_outside() -> None:
    script = Script()
    optimizer = script.passed(Role.OPTIMIZER, "optimizer")
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(optimizer, 4)
        script.backward(known=False, line=5)
    (finding,) = rules()["LL107"].check(script.run(whole=False))
    assert finding.doubt


def test_ll107_is_only_likely_where_nothing_else_uses_the_optimizer() -> None:
    script, model, _ = trained()
    for _ in script.turns(script.loop(BATCH)):
        script.backward(model, line=5)
    (finding,) = rules()["LL107"].check(script.run())
    assert finding.doubt


# -- LL108, LL123 ------------------------------------------------------------------------------------------------
def test_clips_that_only_measure() -> None:
    for code, order in (("LL108", "ZBSC"), ("LL123", "BC")):
        script, model, optimizer = trained()
        loop = script.loop(BATCH)
        for turn in script.turns(loop, 3):
            for letter in order:
                if letter == "C":
                    script.clip(model, CLIP, max_norm=float("inf"))
                else:
                    play(script, model, optimizer, letter)
            if code == "LL123" and turn == 1:
                with script.guard("(i + 1) % 4 == 0", 30, "gate", loop, every=4):
                    play(script, model, optimizer, "SZ")
        assert lines(code, script) == []


def test_ll108_in_a_function_whose_caller_is_unknown() -> None:
    script, model, optimizer = trained()
    play(script, model, optimizer, "CS")
    assert lines("LL108", script, whole=False) == []


@pytest.mark.parametrize(("divides", "gated", "expected"), [("4", False, [6]), ("4", True, []), (None, False, [])])
def test_ll123_the_framework_holds_back_the_step(divides: str | None, gated: bool, expected: list[int]) -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(BATCH)):
        with script.scope(Scope.OFF_STEP, 4):
            script.backward(model, line=5, framework_divides=divides)
            with script.guard("accelerator.sync_gradients", 5, "gate" if gated else "config", every="sync_gradients"):
                script.clip(model, 6)
            script.step(optimizer, 7)
            script.zero_grad(optimizer, 8)
    assert lines("LL123", script) == expected


def test_ll123_a_skip_is_no_accumulation() -> None:
    script, model, optimizer = trained()
    for turn in script.turns(script.loop(BATCH), 3):
        play(script, model, optimizer, "BC")
        if turn:
            with script.guard("isfinite(norm)", 20, "data"):
                play(script, model, optimizer, "SZ")
    assert lines("LL123", script) == []


# -- LL111, LL113, LL115 -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("by", ["item", "detach", "data", "numpy", "argmax", "tensor", "variable", "round"])
def test_ll111_reports_where_the_graph_ends(by: str) -> None:
    script, _, optimizer = trained()
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(optimizer, 4)
        script.backward(line=6, cut={"by": by, "at": span(5)})
        script.step(optimizer, 7)
    assert lines("LL111", script) == [5]


def test_ll111_a_cut_on_one_of_two_ways() -> None:
    script, model, _ = trained()
    script.backward(model, line=6, cut={"by": "detach", "at": span(5)})
    script.backward(line=7, known=False, cut={"by": "detach", "at": span(5)})
    script.backward(line=8, cut={"by": "item", "at": span(5), "models": frozenset()})  # a number from elsewhere
    assert lines("LL111", script) == []


def test_ll111_the_generators_loss_sees_detached_samples() -> None:
    script, g, d, opt_g, opt_d = gan()
    for _ in script.turns(script.loop(BATCH)):
        script.forward(g, 4)
        script.zero_grad(opt_d, 5)
        judged = script.backward(d, line=6)  # the critic's loss: detached on purpose
        script.step(opt_d, 7)
        script.zero_grad(opt_g, 8)
        fooled = script.backward(d, line=10)
        script.step(opt_g, 11)
        for backward, line in ((judged, 6), (fooled, 9)):
            assert backward.obj is not None
            backward.obj.facts["cuts"] = ({"by": "detach", "at": span(line), "models": {g}},)
    assert lines("LL111", script) == [9]
    assert lines("LL106", script) == []


def test_ll113_says_what_does_not_happen() -> None:
    script, model, optimizer = trained()
    scheduler = script.passed(Role.SCHEDULER, "scheduler")
    script.mention(model, 2, "named", method="eval")
    script.mention(scheduler, 3, "named", method="step")
    script.mention(None, 4, "truth", text="torch.cuda.is_available", method="is_available")
    script.mention(optimizer, 5, "passed", to="register")
    found = list(rules()["LL113"].check(script.run()))
    assert [finding.message for finding in found] == [
        "model.eval is named but not called: the model stays in its mode",
        "scheduler.step is named but not called: the learning rate never changes",
        "torch.cuda.is_available is a function, not its answer: the condition is always true",
    ]


def test_ll115_a_skipped_step_is_an_error() -> None:
    script, model, optimizer = trained()
    for turn in script.turns(script.loop(BATCH)):
        play(script, model, optimizer, "B")
        if turn:
            play(script, model, optimizer, "SZ")
    (finding,) = rules()["LL115"].check(script.run())
    assert (finding.span.line, finding.group, finding.on_data) == (CLEAR, Group.ERROR, True)


def test_ll115_micro_batches_in_an_inner_loop_skip_nothing() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(OTHER)):
        for _ in script.turns(script.loop(OTHER, "range(accumulate)")):
            play(script, model, optimizer, "B")
        play(script, model, optimizer, "SZ")
    assert [finding.group for finding in rules()["LL115"].check(script.run())] in ([], [None])


# -- LL125, LL128 ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("inside", "expected"), [("ZB", [STEP]), ("B", []), ("ZBS", [])])
def test_ll125_one_step_after_the_loop(inside: str, expected: list[int]) -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(EPOCH)):
        for _ in script.turns(script.loop(BATCH)):
            play(script, model, optimizer, inside)
        play(script, model, optimizer, "S")
    assert lines("LL125", script) == expected
    assert lines("LL103", script) == []


def test_ll125_an_attack_before_the_real_backward() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(BATCH)):
        for _ in script.turns(script.loop(OTHER)):
            script.zero_grad(model, 4)
            script.backward(model, line=5)
        play(script, model, optimizer, "ZBS")
    assert lines("LL125", script) == []


def test_ll128_a_flush_after_the_loop_is_no_second_step() -> None:
    script, model, optimizer = trained()
    for _ in script.turns(script.loop(EPOCH)):
        for _ in script.turns(script.loop(BATCH)):
            play(script, model, optimizer, "ZBS")
        script.step(optimizer, 30)
    assert lines("LL128", script) == []


def test_ll128_different_optimizers() -> None:
    script = Script()
    model = script.model()
    one, other = script.optimizer("one", model), script.optimizer("other", model)
    for _ in script.turns(script.loop(BATCH)):
        script.zero_grad(one, 4)
        script.backward(model, line=5)
        script.step(one, 6)
        script.step(other, 7)
    assert lines("LL128", script) == []
