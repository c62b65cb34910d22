import { describe, expect, it } from "vitest";
import { fill } from "@yunshou/phrases/fill";
import { words } from "@yunshou/phrases/machines/dataCards/zh";
import { machinesOf } from "./useSetEnabled.ts";

const card = (machineNo: string | null, machineName: string | null = null) => ({ machineNo, machineName });

describe("the question before data cards are disabled", () => {
  it("DATACARD-06 names the machine that loses its connection, once however many cards it has", () => {
    const machines = machinesOf([card("YT1", "大厅"), card("YT1", "大厅"), card(null)]);
    expect(machines).toMatch(/^大厅.*YT1/);
    expect(machines.match(/YT1/g)).toHaveLength(1);
    expect(fill(words.losesConnection, { machines })).toContain(machines);
  });

  it("DATACARD-06 names the first five and says how many there are", () => {
    const machines = machinesOf(Array.from({ length: 7 }, (_, index) => card(`YT${index}`)));
    expect([machines.includes("YT4"), machines.includes("YT5"), machines.includes("(7)")]).toEqual([true, false, true]);
  });

  it("says nothing of machines when no card is in one", () => {
    expect(machinesOf([card(null)])).toBe("");
  });
});
