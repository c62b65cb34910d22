import type { DownBody } from "@yunshou/contract/machines/downMessages";
import { describe, expect, it } from "vitest";
import { LaneGate } from "./laneGate.ts";

type Told = DownBody<"lanes">;

const lane = (laneNo: number, version: number, priceFen = 400): Told["lanes"][number] => ({
  cabinet: "main",
  lane: laneNo,
  version,
  productName: "可乐",
  productNames: {},
  priceFen,
  capacity: 6,
  stock: 5,
  sellable: true,
});
const told = (lanes: Told["lanes"], removed: Told["removed"] = []): Told => ({ notAfter: 1_000, lanes, removed });
const pricesOf = ({ accepted }: ReturnType<LaneGate["judge"]>) => accepted.lanes.map(({ priceFen }) => priceFen);

describe("changed lanes at the machine", () => {
  it("LANE-09 takes over what is new, and confirms it again when it comes again", () => {
    const gate = new LaneGate(() => false);
    const first = gate.judge(told([lane(11, 1)], [{ cabinet: "main", lane: 12, version: 3 }]), 1_000);
    expect(pricesOf(first)).toEqual([400]);
    expect(first.accepted.removed.map(({ lane: no }) => no)).toEqual([12]);
    expect(first.answers.map(({ lane: no, version, result }) => [no, version, result])).toEqual([
      [11, 1, "applied"],
      [12, 3, "applied"],
    ]);
    const again = gate.judge(told([lane(11, 1, 999)]), 1_000);
    expect([pricesOf(again), again.answers]).toEqual([[], first.answers.slice(0, 1)]);
  });

  it("never goes back to an older version, and says nothing about it", () => {
    const gate = new LaneGate(() => false);
    gate.judge(told([lane(11, 2)]), 0);
    expect(gate.judge(told([lane(11, 1, 300)]), 0)).toEqual({ accepted: { lanes: [], removed: [] }, answers: [] });
  });

  it("changes nothing after the deadline, however late the message was delivered", () => {
    const gate = new LaneGate(() => false);
    expect(gate.judge(told([lane(11, 1)]), 1_001)).toEqual({ accepted: { lanes: [], removed: [] }, answers: [] });
    expect(pricesOf(gate.judge(told([lane(11, 1)]), 1_000))).toEqual([400]);
  });

  it("refuses with a reason and tries again when it is asked again", () => {
    let refuses = true;
    const gate = new LaneGate(() => refuses);
    expect(gate.judge(told([lane(11, 1)]), 0)).toMatchObject({
      accepted: { lanes: [] },
      answers: [{ lane: 11, version: 1, result: "refused", reason: "motor busy" }],
    });
    refuses = false;
    expect(pricesOf(gate.judge(told([lane(11, 1)]), 0))).toEqual([400]);
  });
});
