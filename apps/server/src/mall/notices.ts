import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { mallNotices } from "@yunshou/contract/mall/notices";
import { checkNotice, checkNoticeChange, noticeTable, refuse, shownFrom, step } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import * as queries from "./notices.queries.ts";

type OneCall = Call<{ readonly mallNoticeId: string }, Permission>;

/** Handlers of the notices of a mall (MALL-01, FORM-02). */
export function mallNoticeHandlers(): HandlersOf<typeof mallNotices> {
  const lock = async ({ tx, session, input }: OneCall) =>
    (await queries.lockNotice(tx, session.scope, input.mallNoticeId)) ?? refuse("record.unknown");
  const record = (call: OneCall, notice: queries.HeldNotice, verb: string, after?: unknown) =>
    recordAudit(call, {
      action: `mall.notice.${verb}`,
      object: notice.title,
      merchant: notice,
      before: { state: notice.state, title: notice.title },
      ...(after === undefined ? {} : { after }),
    });
  const turn = async (call: OneCall, event: "publish" | "withdraw") => {
    const notice = await lock(call);
    if ("ok" in notice) return notice;
    const next = step(noticeTable, notice.state, event);
    if (!next.ok) return next;
    const publishAt = event === "publish" ? shownFrom(notice.publishAt, call.now) : notice.publishAt;
    await queries.saveNoticeState(call.tx, notice, next.value, publishAt);
    await record(call, notice, event, { state: next.value, publishAt });
    return {};
  };
  return {
    list: ({ tx, session, input, now }) => queries.listNotices(tx, session.scope, input, now, input),

    async detail({ tx, session, input, now }) {
      const notice = await queries.noticeDetail(tx, session.scope, input.mallNoticeId, now);
      return notice ?? refuse("record.unknown");
    },

    async create(call) {
      const { tx, session, input } = call;
      const text = textOf(input);
      if (!text.ok) return text;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId, userId: session.userId };
      const mallNoticeId = await queries.insertNotice(tx, owner, text.value);
      const { title } = text.value;
      await recordAudit(call, { action: "mall.notice.create", object: title, merchant: owner, after: input });
      return { mallNoticeId };
    },

    async update(call) {
      const notice = await lock(call);
      if ("ok" in notice) return notice;
      const allowed = checkNoticeChange(notice.state);
      if (!allowed.ok) return allowed;
      const text = textOf(call.input);
      if (!text.ok) return text;
      await queries.updateNotice(call.tx, notice, text.value);
      const { mallNoticeId: _, ...after } = call.input;
      await record(call, notice, "update", after);
      return {};
    },

    publish: (call) => turn(call, "publish"),
    withdraw: (call) => turn(call, "withdraw"),

    async remove(call) {
      const notice = await lock(call);
      if ("ok" in notice) return notice;
      const allowed = checkNoticeChange(notice.state);
      if (!allowed.ok) return allowed;
      await queries.deleteNotice(call.tx, notice);
      await record(call, notice, "remove");
      return {};
    },
  };
}

function textOf({ noticeTitle, noticeContent, publishTime }: ParsedInputOf<typeof mallNotices.create>) {
  const text = checkNotice(noticeTitle, noticeContent);
  if (!text.ok) return text;
  const publishAt = publishTime === null ? null : new Date(publishTime);
  return { ok: true, value: { ...text.value, publishAt } } as const;
}
