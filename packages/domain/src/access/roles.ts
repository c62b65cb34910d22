import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** ROLE-02: roles of the console and roles of the staff app are managed apart. */
export const roleKinds = ["web", "app"] as const;
export type RoleKind = (typeof roleKinds)[number];

/** Name and description of a role, cleaned, or the rule that they break (ROLE-03, ROLE-04). */
export function checkRoleFields(fields: {
  readonly name: string;
  readonly description: string;
}): Result<{ name: string; description: string }> {
  const name = checkText(fields.name, "name", fieldLimits.nameLength);
  if (!name.ok) return name;
  const description = fields.description.trim();
  if ([...description].length > fieldLimits.remarkLength)
    return refuse("field.tooLong", { field: "description", values: { limit: fieldLimits.remarkLength } });
  return accept({ name: name.value, description });
}

/** ROLE-07: a role that accounts hold is not deleted. */
export function checkRoleDeletable(accounts: number): Result<undefined> {
  return accounts === 0 ? accept() : refuse("access.roleInUse", { values: { count: accounts } });
}

/** Names of the platform's roles belong to the program; the administrator's role may do everything and has nothing to choose. */
export function checkRoleEditable(
  role: { readonly isBase: boolean; readonly isAdmin: boolean },
  what: "name" | "permissions",
): Result<undefined> {
  return role.isAdmin || (role.isBase && what === "name") ? refuse("access.roleIsBase") : accept();
}
