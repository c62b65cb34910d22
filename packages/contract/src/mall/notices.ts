import { noticeStatuses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, givenInstant, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/notices";
const one = { mallNoticeId: id };

const form = {
  noticeTitle: z.string().max(300),
  noticeContent: z.string().max(3_000),
  /** Not before then do customers read it; null for as soon as it is published. */
  publishTime: givenInstant.nullable().default(null),
};
const formRefusals = ["field.required", "field.tooLong"] as const;

export const mallNoticeRow = z.object({
  ...one,
  noticeTitle: z.string(),
  publishStatus: z.enum(noticeStatuses),
  publishTime: instant.nullable(),
  createdBy: z.string().nullable(),
  merchantName: z.string(),
  createdTime: instant,
});

/** What a merchant tells the customers of its mall (MALL-01, FORM-02). */
export const mallNotices = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.notice.read",
    summary: "Notices of the malls of the caller's merchants, newest first.",
    input: listInput({ noticeTitle: contains, publishStatus: z.enum(noticeStatuses).optional() }, [
      "createdTime",
      "publishTime",
    ]),
    output: listOutput(mallNoticeRow),
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:mallNoticeId`,
    access: "mall.notice.read",
    summary: "One notice with its content.",
    input: z.object(one),
    output: mallNoticeRow.extend({ noticeContent: z.string() }),
    refusals: ["record.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.notice.write",
    summary: "Writes a notice of the own mall; nobody reads it before it is published.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:mallNoticeId`,
    access: "mall.notice.write",
    summary: "Changes a notice that is not published.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", "mall.noticePublished", ...formRefusals],
  }),
  publish: endpoint({
    method: "POST",
    path: `${base}/:mallNoticeId/publish`,
    access: "mall.notice.write",
    summary: "Publishes a notice: at once, or from the time that was set for it.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${base}/:mallNoticeId/withdraw`,
    access: "mall.notice.write",
    summary: "Withdraws a published notice.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:mallNoticeId`,
    access: "mall.notice.write",
    summary: "Deletes a notice that is not published.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "mall.noticePublished"],
  }),
};
