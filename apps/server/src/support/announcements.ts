import type { Permission } from "@yunshou/contract";
import type { announcements, notices } from "@yunshou/contract/support/announcements";
import {
  type AnnouncementEvent,
  announcementTable,
  checkAnnouncement,
  checkAnnouncementChange,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import * as queries from "./announcements.queries.ts";
import { lockType } from "./messageTypes.queries.ts";
import { typeUnknown } from "./messageTypes.ts";

type WriteCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly noticeId: string; readonly version: number }, Permission>;

const unknown = () => refuse("support.announcementUnknown", { field: "noticeId" });

/** Handlers of announcements as the platform writes them (SYS-05, LOGIN-51). */
export function announcementHandlers(): HandlersOf<typeof announcements> {
  const find = async ({ tx, input }: OneCall): Promise<queries.AnnouncementRecord | Refusal> => {
    const found = await queries.lockAnnouncement(tx, input.noticeId);
    if (found === undefined) return unknown();
    return found.version === input.version ? found : refuse("support.announcementChanged");
  };
  const record = (call: WriteCall, verb: string, title: string) =>
    recordAudit(call, {
      action: `support.announcement.${verb}`,
      object: title,
      merchant: { topId: call.session.topMerchantId, merchantId: call.session.merchantId },
    });
  const take = (event: AnnouncementEvent) => async (call: OneCall) => {
    const found = await find(call);
    if ("ok" in found) return found;
    const next = step(announcementTable, found.state, event);
    if (!next.ok) return next;
    const at = event === "publish" ? call.now : null;
    await queries.setAnnouncementState(call.tx, found.noticeId, next.value, call.session.userId, at);
    await record(call, event, found.title);
    return {};
  };

  return {
    list: ({ tx, session, input }) => queries.listAnnouncements(tx, session.timeZone, input, input),
    detail: async ({ tx, input }) => (await queries.announcementDetail(tx, input.noticeId)) ?? unknown(),

    async create(call) {
      const { tx, session, input } = call;
      if (session.scope.merchants !== "all") return refuse("access.noPermission");
      const fields = checkAnnouncement(input);
      if (!fields.ok) return fields;
      const type = await lockType(tx, fields.value.typeId);
      if (type === undefined || !type.enabled) return typeUnknown();
      const noticeId = await queries.insertAnnouncement(tx, fields.value, session.userId);
      await record(call, "create", fields.value.noticeTitle);
      return { noticeId, version: 1 };
    },

    async update(call) {
      const { tx, session, input } = call;
      const found = await find(call);
      if ("ok" in found) return found;
      const open = checkAnnouncementChange(found.state);
      if (!open.ok) return open;
      const fields = checkAnnouncement(input);
      if (!fields.ok) return fields;
      if ((await lockType(tx, fields.value.typeId)) === undefined) return typeUnknown();
      await queries.updateAnnouncement(tx, found.noticeId, fields.value, session.userId);
      await record(call, "update", fields.value.noticeTitle);
      return { noticeId: found.noticeId, version: found.version + 1 };
    },

    publish: take("publish"),
    withdraw: take("withdraw"),

    async remove(call) {
      const found = await find(call);
      if ("ok" in found) return found;
      const open = checkAnnouncementChange(found.state);
      if (!open.ok) return open;
      await queries.deleteAnnouncement(call.tx, found.noticeId);
      await record(call, "delete", found.title);
      return {};
    },
  };
}

/** Days of guests are those of China. */
const guestZone = "Asia/Shanghai";

/** Handlers of what everybody reads without a session (PERM-15). They run in the rights of the system and touch published announcements alone. */
export const noticeHandlers = (): HandlersOf<typeof notices> => ({
  list: ({ tx, session, input }) => queries.listNotices(tx, session?.timeZone ?? guestZone, input, input),
  types: async ({ tx }) => ({ types: await queries.noticeTypes(tx) }),
  read: async ({ tx, input }) => (await queries.readNotice(tx, input.noticeId)) ?? unknown(),
});
