import { describe, expect, it } from "vitest";
import {
  checkRolloutPlan,
  checkRolloutApprover,
  checkSoftware,
  nextRolloutStep,
  type RolloutFigures,
  type RolloutPlan,
} from "./rollout.ts";

const plan: RolloutPlan = { groupSize: 50, failurePercent: 2, successPercent: 90, stepMinutes: 30, waitHours: 72 };
const first: RolloutFigures = {
  begun: 50,
  done: 0,
  failed: 0,
  underWay: 0,
  ready: 50,
  later: 450,
  open: 500,
  isOver: false,
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

  it("waits for machines that are not connected, finishes when none is left, and is never stuck", () => {
    expect(stepOf({ ready: 0 })).toBe("wait");
    expect(stepOf({ ready: 0, isOver: true })).toBe("nextGroup");
    expect(stepOf({ done: 50, ready: 0, later: 0, open: 3 })).toBe("wait");
    expect(stepOf({ done: 50, ready: 0, later: 0, open: 0 })).toBe("finish");
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
