import { batchStateOf, daysToExpiry } from "@yunshou/domain";
import type { PlaceRow } from "./places.queries.ts";

/** A place with its medicine as the lists and their files show it: what its batch is on this day. */
export function placeRow({ recalled, nearDays, ...row }: PlaceRow, today: string) {
  const { shelfLifeDate } = row;
  return {
    ...row,
    daysToExpiry: shelfLifeDate === null ? null : daysToExpiry(shelfLifeDate, today),
    batchState:
      shelfLifeDate === null ? null : batchStateOf({ shelfLifeDate, recalled: recalled === true }, today, nearDays),
  };
}
