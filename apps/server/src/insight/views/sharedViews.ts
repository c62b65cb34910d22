import type { sharedViews } from "@yunshou/contract/insight/sharedViews";
import { checkRoomForView, checkSharedWith, checkViewName, refuse } from "@yunshou/domain";
import type { Sessions } from "../../access/session/session.ts";
import { rolesByIds } from "../../access/staff/roles.queries.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf, Session } from "../../platform/call.ts";
import { merchantIn } from "../reports/reports.queries.ts";
import * as queries from "./sharedViews.queries.ts";

/** A merchant that moves gets another number, and the old one is given out again: the view names the one of now. */
function withNumber(query: string, merchantNo: string | null): string {
  const params = new URLSearchParams(query);
  if (merchantNo === null || params.get("merchantNo") === merchantNo) return query;
  params.set("merchantNo", merchantNo);
  return params.toString();
}

const ownOf = (session: Session) => ({ topId: session.topMerchantId, merchantId: session.merchantId });

/** Handlers of views that are shared with roles (patterns D2). What a view shows is still what each person may see. */
export const sharedViewHandlers = (sessions: Pick<Sessions, "forgetAll">): HandlersOf<typeof sharedViews> => ({
  async list({ tx, session, input }) {
    const holder = session.permissions.has("access.role.write") ? {} : { holderId: session.userId };
    const own = { merchantId: session.merchantId, list: input.listName, ...holder };
    const rows = await queries.listShared(tx, session.scope, own);
    return { rows: rows.map(({ merchantNo, ...view }) => ({ ...view, query: withNumber(view.query, merchantNo) })) };
  },

  async share(call) {
    const { tx, session, input } = call;
    const name = checkViewName(input.viewName);
    if (!name.ok) return name;
    const roleIds = checkSharedWith(input.roleIds);
    if (!roleIds.ok) return roleIds;
    const roles = await rolesByIds(tx, session.scope, session.merchantId, roleIds.value);
    if (roles.length < roleIds.value.length) return refuse("access.roleUnknown", { field: "roleIds" });
    const own = ownOf(session);
    const { listName, query, periods } = input;
    const room = checkRoomForView(await queries.countOtherNames(tx, own.merchantId, listName, name.value));
    if (!room.ok) return room;
    await queries.withdrawShared(tx, session.scope, own, listName, name.value);
    const view = { listName, viewName: name.value, query, periods, roleIds: roleIds.value };
    const ofMerchantId = await merchantIn(tx, session.scope, new URLSearchParams(query).get("merchantNo") ?? undefined);
    await queries.insertShared(tx, own, { ...view, ofMerchantId, userId: session.userId });
    await recordAudit(call, { action: "insight.sharedView.share", object: name.value, merchant: own, after: view });
    call.afterCommit(() => sessions.forgetAll());
    return {};
  },

  async withdraw(call) {
    const { tx, session, input } = call;
    const { listName, viewName } = input;
    const own = ownOf(session);
    if (!(await queries.withdrawShared(tx, session.scope, own, listName, viewName)))
      return refuse("record.unknown", { field: "viewName" });
    await recordAudit(call, {
      action: "insight.sharedView.withdraw",
      object: viewName,
      merchant: own,
      before: { listName, viewName },
    });
    call.afterCommit(() => sessions.forgetAll());
    return {};
  },
});
