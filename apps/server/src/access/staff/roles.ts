import type { AnswerOf, Permission, StoredRow } from "@yunshou/contract";
import type { roles } from "@yunshou/contract/access/roles";
import {
  checkGrant,
  checkRoleDeletable,
  checkRoleEditable,
  checkRoleFields,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf, Session } from "../../platform/call.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { roleTree } from "../menuDesk/functions.ts";
import { holderOf, keepingAdministrators } from "./rights.ts";
import * as queries from "./roles.queries.ts";
import type { Sessions } from "../session/session.ts";
import { merchantOf, merchantsInScope } from "./users.queries.ts";

type Row = StoredRow<typeof roles.list>;

/** Handlers of roles (ROLE-01 to ROLE-07, PERM-14). */
export function roleHandlers({ sessions }: { readonly sessions: Sessions }): HandlersOf<typeof roles> {
  return {
    async list({ tx, session, input }) {
      const rows = await queries.listRoles(tx, session.scope, session.merchantId, input, input);
      return {
        rows: rows.map((role) => rowOf(session, role)),
        ...(await queries.countRoles(tx, session.scope, session.merchantId, input)),
      };
    },

    async detail({ tx, session, input }) {
      const [role] = await queries.rolesByIds(tx, session.scope, session.merchantId, [input.roleId]);
      if (role === undefined) return refuse("record.unknown", { field: "roleId" });
      return { ...rowOf(session, role), permissions: role.permissions as AnswerOf<typeof roles.detail>["permissions"] };
    },

    tree: ({ tx }) => roleTree(tx),

    async owners({ tx, session }) {
      const merchants = await merchantsInScope(tx, session.scope);
      return {
        merchants: merchants
          .filter(({ merchantId }) => merchantId !== platformMerchantId)
          .map(({ merchantId, merchantNo, name }) => ({ merchantId, merchantNo, name })),
        platform: session.scope.merchants === "all",
      };
    },

    async create(call) {
      const { tx, session, input } = call;
      const fields = checkRoleFields(input);
      if (!fields.ok) return fields;
      const permissions = [...new Set(input.permissions)];
      const within = checkGrant(holderOf(session), [{ isAdmin: false, permissions }], "permissions");
      if (!within.ok) return within;
      const { merchantId } = input;
      if (merchantId === null && session.scope.merchants !== "all")
        return refuse("merchants.unknown", { field: "merchantId" });
      const owner = merchantId === null ? null : await merchantOf(tx, session.scope, merchantId);
      if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const created = await queries.insertRole(tx, {
        topId: owner?.topId ?? null,
        merchantId,
        kind: input.kind,
        ...fields.value,
        permissions,
      });
      if (created === undefined) return refuse("access.roleNameTaken", { field: "name" });
      await recordAudit(call, {
        action: "access.role.create",
        object: created.code,
        merchant: ownerOf({ topId: owner?.topId ?? null, merchantId }),
        after: { ...fields.value, kind: input.kind, permissions },
      });
      return created;
    },

    async update(call) {
      const fields = checkRoleFields(call.input);
      if (!fields.ok) return fields;
      const role = await roleToChange(call, "name");
      if ("ok" in role) return role;
      if (!(await queries.renameRole(call.tx, role, fields.value)))
        return refuse("access.roleNameTaken", { field: "name" });
      await recordAudit(call, {
        action: "access.role.edit",
        object: role.code,
        merchant: ownerOf(role),
        before: { name: role.name, description: role.description },
        after: fields.value,
      });
      return {};
    },

    async setPermissions(call) {
      const { tx, session, input } = call;
      const role = await roleToChange(call, "permissions");
      if ("ok" in role) return role;
      const permissions = [...new Set(input.permissions)];
      const within = checkGrant(holderOf(session), [{ isAdmin: false, permissions }], "permissions");
      if (!within.ok) return within;
      const remains = await keepingAdministrators(tx, await queries.merchantsHolding(tx, role.roleId), () =>
        queries.setPermissions(tx, role.roleId, permissions),
      );
      if (!remains.ok) return remains;
      await recordAudit(call, {
        action: "access.role.setPermissions",
        object: role.code,
        merchant: ownerOf(role),
        before: role.permissions,
        after: permissions,
      });
      call.afterCommit(() => sessions.forgetAll());
      return {};
    },

    async remove(call) {
      const role = await roleToChange(call, "name");
      if ("ok" in role) return role;
      const unused = checkRoleDeletable(await queries.countHolders(call.tx, role.roleId));
      if (!unused.ok) return unused;
      await queries.deleteRole(call.tx, role.roleId);
      await recordAudit(call, {
        action: "access.role.delete",
        object: role.code,
        merchant: ownerOf(role),
        before: { name: role.name, permissions: role.permissions },
      });
      return {};
    },
  };
}

/** The audit log belongs to merchants; roles of the platform are the platform's. */
function ownerOf({ topId, merchantId }: { readonly topId: string | null; readonly merchantId: string | null }) {
  return topId === null || merchantId === null
    ? { topId: platformMerchantId, merchantId: platformMerchantId }
    : { topId, merchantId };
}

/** A role of the platform has no owner and a code of the program. */
const isBase = (role: queries.RoleRecord) => role.merchantId === null && !/^R[0-9A-F]+$/.test(role.code);

const ownedBy = (session: Session, role: queries.RoleRecord) =>
  session.scope.merchants === "all" || (role.merchantId !== null && session.scope.merchants.includes(role.merchantId));

/** The role of a change, locked; a role beyond the caller's own rights is as closed as one of a merchant above. */
async function roleToChange(
  { tx, session, input }: Call<{ readonly roleId: string }, Permission>,
  what: "name" | "permissions",
): Promise<queries.RoleRecord | Refusal> {
  const role = await queries.lockRole(tx, session.scope, session.merchantId, input.roleId);
  if (role === undefined) return refuse("record.unknown", { field: "roleId" });
  const editable = checkRoleEditable({ isBase: isBase(role) || !ownedBy(session, role), isAdmin: role.isAdmin }, what);
  if (!editable.ok) return editable;
  if (!ownedBy(session, role)) return refuse("access.roleIsBase");
  const within = checkGrant(holderOf(session), [role]);
  return within.ok ? role : within;
}

function rowOf(session: Session, role: queries.RoleRecord): Row {
  const { topId: _, permissions, ...row } = role;
  return {
    ...row,
    permissionCount: permissions.length,
    manageable: ownedBy(session, role) && !role.isAdmin && checkGrant(holderOf(session), [role]).ok,
  };
}
