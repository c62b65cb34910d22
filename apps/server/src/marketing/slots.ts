import { timeOf, type TimeSlot } from "@yunshou/domain";

/** Slots of a row, which holds their minutes from and to in turn. */
export const slotsOf = (minutes: readonly number[]): TimeSlot[] =>
  minutes.flatMap((from, place) => (place % 2 === 0 ? [{ from, to: minutes[place + 1]! }] : []));

/** Slots as the wire has them, from the minutes of a row. */
export const writtenSlots = (minutes: readonly number[]): { from: string; to: string }[] =>
  slotsOf(minutes).map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) }));
