import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Assignment } from "./assignment.ts";

describe("the assignment of messages to writers", () => {
  it("keeps all machines of a merchant with one writer while something of it waits", () => {
    const assignment = new Assignment(4);
    for (const machineNo of ["A", "B", "C"]) assignment.learn(machineNo, "7");
    const writers = ["A", "B", "C", "A"].map((machineNo) => assignment.take(machineNo));
    expect(new Set(writers).size).toBe(1);
  });

  it("gives merchants to the least busy writer", () => {
    const assignment = new Assignment(2);
    assignment.learn("A", "1");
    assignment.learn("B", "2");
    const first = assignment.take("A");
    expect(assignment.take("B")).toBe(1 - first);
    assignment.done("A");
    expect(assignment.take("C")).toBe(first);
  });

  it("fills one writer before it wakes another, and then spreads what comes", () => {
    const assignment = new Assignment(3, 4);
    const writers = Array.from({ length: 30 }, (_, index) => assignment.take(`M${index}`));
    expect(writers.slice(0, 12)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
    for (const writer of [0, 1, 2]) expect(writers.filter((one) => one === writer)).toHaveLength(10);
  });

  it("leaves a machine where its first messages wait until they are done, also when its merchant becomes known", () => {
    const assignment = new Assignment(2);
    assignment.learn("busy", "1");
    const alone = assignment.take("A");
    expect(assignment.take("busy")).toBe(1 - alone);
    assignment.learn("A", "1");
    expect(assignment.take("A")).toBe(alone);
    assignment.done("A");
    assignment.done("A");
    expect(assignment.take("A")).toBe(1 - alone);
  });

  it("M4 never lets messages of one machine wait with two writers, whatever is taken, done and learned", () => {
    const step = fc.record({
      act: fc.constantFrom("take", "take", "done", "learn"),
      machine: fc.nat(5),
      merchant: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const assignment = new Assignment(3, 2);
        const waiting = new Map<string, number[]>();
        for (const { act, machine, merchant } of steps) {
          const machineNo = `M${machine}`;
          const writers = waiting.get(machineNo) ?? [];
          waiting.set(machineNo, writers);
          if (act === "learn") assignment.learn(machineNo, String(merchant));
          else if (act === "take") writers.push(assignment.take(machineNo));
          else if (writers.length > 0) {
            writers.pop();
            assignment.done(machineNo);
          }
          expect(new Set(writers).size).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("refuses to finish what never began", () => {
    expect(() => new Assignment(1).done("A")).toThrow("nothing of machine A waits");
  });
});
