import { describe, expect, it } from "vitest";
import {
  checkRolloutPlan,
  checkRolloutApprover,
  checkSoftware,
  nextRolloutStep,
  type RolloutFigures,
  type RolloutPlan,
  salesFell,
} from "./rollout.ts";

const plan: RolloutPlan = {
  groupSize: 50,
  failurePercent: 2,
  successPercent: 90,
  stepMinutes: 30,
  waitHours: 72,
  salesDropPercent: 30,
};
const first: RolloutFigures = {
  begun: 50,
  done: 0,
  failed: 0,
  underWay: 0,
  ready: 50,
  later: 450,
  open: 500,
  isOver: false,
  isWithdrawn: false,
  sales: { updatedBefore: 0, updatedNow: 0, twinsBefore: 0, twinsNow: 0 },
};
const stepOf = (more: Partial<RolloutFigures>, other: Partial<RolloutPlan> = {}) => {
  const step = nextRolloutStep({ ...first, ...more }, { ...plan, ...other });
  return step.kind === "stop" ? step.why : step.kind;
};

describe("MACHINE-26 a rollout", () => {
  it("stops by itself with 3 % failures of 500 machines where 2 % are allowed, and not before", () => {
    const all = { begun: 500, later: 0, ready: 0 };
    expect(stepOf({ ...all, done: 300, failed: 10, underWay: 190, open: 190 })).toBe("wait");
    expect(stepOf({ ...all, done: 300, failed: 11, underWay: 189, open: 189 })).toBe("tooManyFailures");
    // One failure in a group of 50 is 2 %, two are more.
    expect(stepOf({ failed: 1 })).toBe("wait");
    expect(stepOf({ failed: 2 })).toBe("tooManyFailures");
    expect(stepOf({ failed: 1 }, { failurePercent: 0 })).toBe("tooManyFailures");
  });

  it("goes on to the next group when the one before has answered, without those that are not connected", () => {
    expect(stepOf({ done: 40, ready: 0, underWay: 1 })).toBe("wait");
    expect(stepOf({ done: 40, ready: 1 })).toBe("wait");
    expect(stepOf({ done: 40, ready: 0, open: 460 })).toBe("nextGroup");
    expect(stepOf({ done: 8, failed: 1, ready: 0 })).toBe("tooFewSuccesses");
    expect(stepOf({ done: 9, failed: 1, ready: 0 })).toBe("nextGroup");
  });

  it("stops when its package is withdrawn, whatever its machines have answered, and finishes when all of them have", () => {
    expect(stepOf({ isWithdrawn: true })).toBe("withdrawn");
    expect(stepOf({ isWithdrawn: true, done: 50, ready: 0, open: 450 })).toBe("withdrawn");
    expect(stepOf({ isWithdrawn: true, done: 50, ready: 0, later: 0, open: 0 })).toBe("finish");
  });

  it("waits for machines that are not connected, finishes when none is left, and is never stuck", () => {
    expect(stepOf({ ready: 0 })).toBe("wait");
    expect(stepOf({ ready: 0, isOver: true })).toBe("nextGroup");
    expect(stepOf({ done: 50, ready: 0, later: 0, open: 3 })).toBe("wait");
    expect(stepOf({ done: 50, ready: 0, later: 0, open: 0 })).toBe("finish");
  });

  it("stops when its machines sell less than their twins let expect, and not for a slow day or a few orders", () => {
    const sales = { updatedBefore: 200, updatedNow: 120, twinsBefore: 1_000, twinsNow: 1_000 };
    const told = { done: 40, ready: 0, underWay: 1 };
    expect(stepOf({ ...told, sales })).toBe("salesFell");
    expect(stepOf({ ...told, sales: { ...sales, updatedNow: 141 } })).toBe("wait");
    // It rained: their twins sold as little.
    expect(stepOf({ ...told, sales: { ...sales, twinsNow: 610 } })).toBe("wait");
    // Their twins sold twice as much, and they did not.
    expect(stepOf({ ...told, sales: { ...sales, updatedNow: 200, twinsNow: 2_000 } })).toBe("salesFell");
    expect(stepOf({ ...told, sales: { updatedBefore: 29, updatedNow: 0, twinsBefore: 90, twinsNow: 90 } })).toBe(
      "wait",
    );
    expect(stepOf({ ...told, sales: { updatedBefore: 40, updatedNow: 0, twinsBefore: 90, twinsNow: 29 } })).toBe(
      "wait",
    );
    expect(stepOf({ ...told, sales: { ...sales, updatedNow: 0 } }, { salesDropPercent: 100 })).toBe("wait");
  });

  it("is not stopped by chance: of 2,000 rollouts that change nothing, fewer than ten stop for their sales", () => {
    let seed = 7;
    const evenly = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    /** How many buyers come where so many come on average. */
    const buyers = (mean: number) => {
      let count = -1;
      for (let left = 1; left > Math.exp(-mean); left *= evenly()) count += 1;
      return count;
    };
    const stopped = Array.from({ length: 2_000 }, () =>
      salesFell(
        { updatedBefore: buyers(60), updatedNow: buyers(60), twinsBefore: buyers(300), twinsNow: buyers(300) },
        plan,
      ),
    ).filter(Boolean);
    expect(stopped.length).toBeLessThan(10);
  });

  it("is approved by somebody else than who proposed it", () => {
    expect(checkRolloutApprover("1", "1")).toMatchObject({ ok: false, code: "rollouts.ownProposal" });
    expect(checkRolloutApprover("1", "2").ok).toBe(true);
  });

  it.each<[Partial<RolloutPlan>, boolean]>([
    [{}, true],
    [{ groupSize: 0 }, false],
    [{ groupSize: 1_001 }, false],
    [{ failurePercent: 0 }, true],
    [{ failurePercent: 100.5 }, false],
    [{ successPercent: 0 }, false],
    [{ stepMinutes: 4 }, false],
    [{ waitHours: 721 }, false],
    [{ salesDropPercent: 9 }, false],
    [{ salesDropPercent: 100 }, true],
  ])("has figures within their bounds: %o", (more, isOk) => {
    expect(checkRolloutPlan({ ...plan, ...more }).ok).toBe(isOk);
  });
});

describe("MACHINE-26 a software package", () => {
  it("has a name, a version and a remark of at most 200 characters", () => {
    const form = { softName: " agent ", softVersion: "3.9.0", remark: "" };
    expect(checkSoftware(form)).toMatchObject({ ok: true, value: { softName: "agent" } });
    expect(checkSoftware({ ...form, softName: "" })).toMatchObject({ code: "field.required", field: "softName" });
    expect(checkSoftware({ ...form, softVersion: "1".repeat(41) })).toMatchObject({ code: "field.tooLong" });
    expect(checkSoftware({ ...form, remark: "a".repeat(201) })).toMatchObject({ code: "field.remarkTooLong" });
  });
});
