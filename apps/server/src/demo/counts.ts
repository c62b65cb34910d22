import type { Handle } from "@yunshou/database";
import { type DemoCount, type DemoDifference, insertCount } from "./counts.queries.ts";

const same = (lanes: number): DemoDifference[] => Array.from({ length: lanes }, () => [0, null]);

/** Counts of the retail merchant: finished ones, one that is half done, and one that waits for a second person. */
const counts: readonly DemoCount[] = [
  {
    machineNo: "YT310001",
    state: "booked",
    startedBy: "bh01",
    hoursAgo: 3,
    differences: [...same(4), [-1, "damaged"], ...same(9), [1, "loadedWrong"], ...same(12)],
  },
  {
    machineNo: "YT330001",
    state: "booked",
    startedBy: "bh01",
    reviewedBy: "demo",
    hoursAgo: 6,
    differences: [...same(2), [-3, "missing"], [-2, "missing"], ...same(3)],
  },
  {
    machineNo: "YT310003",
    state: "counting",
    startedBy: "bh01",
    hoursAgo: 1,
    differences: [...same(6), [-1, "expired"], ...same(5)],
  },
  {
    machineNo: "YT440001",
    state: "waiting",
    startedBy: "bh01",
    hoursAgo: 2,
    differences: [[-4, "missing"], [-3, "missing"], ...same(4), [2, "wrongLane"]],
  },
];

export async function seedCounts(tx: Handle, now: Date): Promise<void> {
  for (const count of counts) await insertCount(tx, count, now);
}
