import type { systemHome } from "@yunshou/contract/system/home";
import { countRoles } from "../access/staff/roles.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { countMachines, countMerchants, countUsers, lastAlarms, lastLogins } from "./home.queries.ts";

const unknown = {
  users: null,
  blockedUsers: null,
  roles: null,
  merchants: null,
  machines: null,
  machinesOnline: null,
  openAlarms: null,
  logins: null,
  alarms: null,
};

/** The entry of the system group: each figure only for those who may open the list behind it (ROLE-05, PERM-09). */
export const systemHomeHandlers: HandlersOf<typeof systemHome> = {
  async overview({ tx, session }) {
    const { scope, permissions } = session;
    return {
      ...unknown,
      ...(permissions.has("access.user.read") ? await countUsers(tx, scope) : {}),
      ...(permissions.has("access.role.read")
        ? { roles: (await countRoles(tx, scope, session.merchantId, {})).total }
        : {}),
      ...(permissions.has("merchants.merchant.read") ? await countMerchants(tx, scope, session.merchantId) : {}),
      ...(permissions.has("machines.machine.read")
        ? { ...(await countMachines(tx, scope)), alarms: await lastAlarms(tx, scope) }
        : {}),
      ...(permissions.has("system.log.read") ? { logins: await lastLogins(tx, scope) } : {}),
    };
  },
};
