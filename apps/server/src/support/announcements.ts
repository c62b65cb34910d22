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
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { storedPath } from "../platform/export/exportFiles.ts";
import * as files from "./announcementFiles.queries.ts";
import * as queries from "./announcements.queries.ts";
import { lockType } from "./messageTypes.queries.ts";
import { typeUnknown } from "./messageTypes.ts";

type WriteCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly noticeId: string; readonly version: number }, Permission>;

interface Stored {
  readonly dataDir: string;
}

const unknown = () => refuse("support.announcementUnknown", { field: "noticeId" });
const fileUnknown = (field: string) => refuse("support.fileUnknown", { field });

/** Handlers of announcements as the platform writes them (SYS-05, LOGIN-51). */
export function announcementHandlers({ dataDir }: Stored): HandlersOf<typeof announcements> {
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
  const known = async (call: WriteCall, fileIds: readonly string[]) =>
    (await files.lockFiles(call.tx, fileIds)) === fileIds.length ? undefined : fileUnknown("fileIds");
  /** What no announcement carries any more goes with the one that did. */
  const drop = async (call: WriteCall, fileIds: readonly string[]) => {
    const gone = await files.deleteUnattached(call.tx, fileIds);
    call.afterCommit(() => {
      for (const fileId of gone)
        rm(storedPath(dataDir, fileId), { force: true }).catch((error: unknown) =>
          call.log.warn({ err: error }, "A file of an announcement could not be removed from the disk."),
        );
    });
  };
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
      const refused = await known(call, fields.value.fileIds);
      if (refused !== undefined) return refused;
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
      const refused = await known(call, fields.value.fileIds);
      if (refused !== undefined) return refused;
      await queries.updateAnnouncement(tx, found.noticeId, fields.value, session.userId);
      await drop(call, found.fileIds);
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
      await drop(call, found.fileIds);
      await record(call, "delete", found.title);
      return {};
    },
  };
}

/** Days of guests are those of China. */
const guestZone = "Asia/Shanghai";

/** Handlers of what everybody reads without a session (PERM-15). They run in the rights of the system and touch published announcements alone. */
export const noticeHandlers = ({ dataDir }: Stored): HandlersOf<typeof notices> => ({
  list: ({ tx, session, input }) => queries.listNotices(tx, session?.timeZone ?? guestZone, input, input),
  types: async ({ tx }) => ({ types: await queries.noticeTypes(tx) }),
  read: async ({ tx, input }) => (await queries.readNotice(tx, input.noticeId)) ?? unknown(),
  async file(call) {
    const { noticeId, fileId } = call.input;
    const file = await files.publishedFile(call.tx, noticeId, fileId);
    const path = storedPath(dataDir, fileId);
    const found = file === undefined ? undefined : await stat(path).catch(() => undefined);
    if (file === undefined || found === undefined) return fileUnknown("fileId");
    call.setHeader("x-content-type-options", "nosniff");
    return {
      file: { stream: createReadStream(path), name: file.fileName, mediaType: file.mediaType, sizeBytes: found.size },
    };
  },
});
