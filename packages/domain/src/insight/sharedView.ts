import { fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Names that a merchant's people may share of one list; with a person's own ones more would not stand in one line. */
export const sharedViewLimit = 8;
/** Roles that one view is shared with. */
export const sharedRoleLimit = 50;

/** Who is to see a shared view: at least one role, each named once. */
export function checkSharedWith(roleIds: readonly string[]): Result<readonly string[]> {
  const distinct = [...new Set(roleIds)];
  if (distinct.length === 0) return refuse("field.required", { field: "roleIds" });
  return distinct.length > sharedRoleLimit
    ? refuse("access.tooManyEntries", { field: "roleIds", values: { limit: sharedRoleLimit } })
    : accept(distinct);
}

/** Whether another name still has room beside those that are shared of a list. */
export function checkRoomForView(others: number): Result<undefined> {
  return others < sharedViewLimit ? accept() : refuse("access.tooManyEntries", { values: { limit: sharedViewLimit } });
}

/** What an address may say of a list, as characters; longer ones belong to the person alone. */
export const sharedQueryLength = 4 * fieldLimits.remarkLength;
