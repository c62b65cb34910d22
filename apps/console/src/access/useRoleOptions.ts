import type { OutputOf } from "@yunshou/contract";
import type { users } from "@yunshou/contract/access/users";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { useRoleName } from "./roleName.ts";

type Role = OutputOf<typeof users.options>["roles"][number];

/** Roles as choices: those that users of the merchant may hold; what the caller cannot give is shown and disabled with the reason. */
export function useRoleOptions(roles: readonly Role[]) {
  const t = usePhrases("roles");
  const nameOf = useRoleName();
  return (merchantId: string | undefined) =>
    roles
      .filter((role) => merchantId === undefined || role.merchantIds === null || role.merchantIds.includes(merchantId))
      .map((role) => ({
        value: role.roleId,
        label: role.kind === "app" ? `${nameOf(role)} (${t.roles.kind.app})` : nameOf(role),
        disabled: !role.grantable,
        ...(role.grantable ? {} : { title: t.roles.errors["access.roleExceedsGiver"] }),
      }));
}
