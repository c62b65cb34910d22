import type { RowOf } from "@yunshou/contract";
import type { counterReadings } from "@yunshou/contract/machines/counterReadings";
import type { ReadingState } from "@yunshou/domain";

export type ReadingRow = RowOf<typeof counterReadings.list>;

export const readingTones = {
  start: "quiet",
  counted: "good",
  held: "warning",
  discarded: "quiet",
} as const satisfies Record<ReadingState, string>;
