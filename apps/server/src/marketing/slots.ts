import { timeOf } from "@yunshou/domain";

/** Slots as the wire has them, from the minutes of a row. */
export const writtenSlots = (minutes: readonly number[]): { from: string; to: string }[] =>
  minutes.flatMap((from, place) => (place % 2 === 0 ? [{ from: timeOf(from), to: timeOf(minutes[place + 1]!) }] : []));
