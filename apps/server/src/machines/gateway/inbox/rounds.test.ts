import type { UpType } from "@yunshou/contract/machines/upMessages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rounds } from "./rounds.ts";

interface Item {
  readonly machine: { readonly machineId: string };
  readonly message: { readonly type: UpType };
  readonly place: number;
}
const item = (machineId: string, type: UpType, place = 0): Item => ({
  machine: { machineId },
  message: { type },
  place,
});
const items = fc
  .array(fc.tuple(fc.constantFrom("1", "2", "3"), fc.constantFrom<UpType>("sale", "stock", "fault")), { maxLength: 40 })
  .map((drawn) => drawn.map(([machineId, type], place) => item(machineId, type, place)));

describe("rounds", () => {
  it("takes the longest run of equal types from each machine", () => {
    const batch = [
      item("1", "sale"),
      item("2", "fault"),
      item("1", "sale"),
      item("1", "stock"),
      item("2", "sale"),
      item("1", "sale"),
    ];
    const types = rounds(batch).map((round) =>
      [...round].map(([type, group]) => [type, group.map((entry) => entry.machine.machineId).join("")]),
    );
    expect(types).toEqual([
      [
        ["sale", "11"],
        ["fault", "2"],
      ],
      [
        ["stock", "1"],
        ["sale", "2"],
      ],
      [["sale", "1"]],
    ]);
  });

  it("keeps every message once, and every machine's order over all rounds", () => {
    fc.assert(
      fc.property(items, (batch) => {
        const played = rounds(batch).flatMap((round) => [...round.values()].flat());
        expect(played.map((entry) => entry.place).sort((a, b) => a - b)).toEqual(batch.map((entry) => entry.place));
        for (const machineId of ["1", "2", "3"]) {
          const own = (list: readonly Item[]) =>
            list.filter((entry) => entry.machine.machineId === machineId).map((entry) => entry.place);
          expect(own(played)).toEqual(own(batch));
        }
      }),
    );
  });

  it("groups one type a round and needs as many rounds as the most restless machine changes its type", () => {
    fc.assert(
      fc.property(items, (batch) => {
        const changes = ["1", "2", "3"].map(
          (machineId) =>
            batch
              .filter((entry) => entry.machine.machineId === machineId)
              .filter((entry, index, own) => entry.message.type !== own[index - 1]?.message.type).length,
        );
        const played = rounds(batch);
        expect(played).toHaveLength(Math.max(...changes));
        for (const round of played)
          for (const [type, group] of round) expect(group.every((entry) => entry.message.type === type)).toBe(true);
      }),
    );
  });
});
