import { describe, expect, it } from "vitest";
import { diskFinding, systemAlarmKinds, systemAlarmLevelOf } from "./systemAlarm.ts";

describe("alarms of the service itself", () => {
  it("GEN-19 have a level for every kind", () => {
    expect(Object.keys(systemAlarmLevelOf).sort()).toEqual([...systemAlarmKinds].sort());
  });

  it("GEN-19 tell of a disk from nine tenths on, and of none whose size nobody knows", () => {
    expect(diskFinding(1_000, 101)).toBeUndefined();
    expect(diskFinding(1_000, 100)).toEqual({ kind: "diskFull", subject: "", figure: 90 });
    expect(diskFinding(1_000, 0)).toMatchObject({ figure: 100 });
    expect(diskFinding(0, 0)).toBeUndefined();
  });
});
