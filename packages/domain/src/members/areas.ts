import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Levels of a tree of card areas. */
export const cardAreaLevels = 4;

export const checkCardAreaName = (text: string): Result<string> => checkText(text, "areaName", fieldLimits.nameLength);

/** The level below another one; 0 is the merchant itself. */
export function checkCardAreaLevel(parentLevel: number): Result<number> {
  return parentLevel >= cardAreaLevels
    ? refuse("cardAreas.tooDeep", { values: { limit: cardAreaLevels } })
    : accept(parentLevel + 1);
}

/** An area with others below it, or with cards, stays; what hinders is named. */
export function checkCardAreaDelete(children: number, cards: number): Result<undefined> {
  return children + cards > 0 ? refuse("cardAreas.inUse", { values: { children, cards } }) : accept();
}

/**
 * Where a card may lie (CARD-24): somebody who is limited to areas puts cards there only; anybody else may leave
 * it open unless the merchant keeps areas (CARD-08).
 *
 * @param limits areas that the person is limited to with those below; undefined is no limit
 */
export function checkCardArea(
  areaId: string | null,
  { limits, hasAreas }: { readonly limits: readonly string[] | undefined; readonly hasAreas: boolean },
): Result<string | null> {
  if (areaId === null && (limits !== undefined || hasAreas)) return refuse("field.required", { field: "areaId" });
  if (areaId !== null && limits !== undefined && !limits.includes(areaId))
    return refuse("cardAreas.unknown", { field: "areaId" });
  return accept(areaId);
}

/**
 * What counts for all cards of a merchant, or of some areas, is set by somebody who manages all of these (CARD-24).
 *
 * @param areaIds areas for whose cards it counts; none is the whole merchant
 * @param limits as for `checkCardArea`
 */
export function checkWithinAreas(
  areaIds: readonly string[],
  limits: readonly string[] | undefined,
  field: string,
): Result<undefined> {
  const isBeyond = limits !== undefined && (areaIds.length === 0 || areaIds.some((areaId) => !limits.includes(areaId)));
  return isBeyond ? refuse("cardAreas.beyondOwn", { field }) : accept();
}
