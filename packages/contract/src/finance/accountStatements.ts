import { onlinePaymentKinds, statementFiles, statementItems, statementLinkStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/finance/account-statements";
const count = z.number().int();
const ranges = ["range.tooLong", "range.reversed", "range.tooEarly"] as const;

/** Carries the token of a read-only link. It travels in this header only, never in an address. */
export const statementTokenHeader = "x-statement-token";

const row = z.object({
  accountStatementId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
  /** Whose shares it lists; null for the merchant's own. */
  splitReceiver: z.string().nullable(),
  fromDate: day,
  toDate: day,
  settleAmountFen: fen,
  /** SHA-256 over its text, which the reader makes anew. */
  statementHash: z.string(),
  maker: z.string(),
  madeTime: instant,
  linkState: z.enum(statementLinkStates),
  linkExpiresAt: instant.nullable(),
  openCount: count,
  openTime: instant.nullable(),
  version: count,
});

const content = z.object({
  merchantNo: z.string(),
  merchantName: z.string(),
  receiver: z.string().nullable(),
  fromDate: day,
  toDate: day,
  madeTime: instant,
  statementHash: z.string(),
  settleAmountFen: fen,
  lines: z.array(
    z.object({
      day,
      item: z.enum(statementItems),
      payMethod: z.enum(onlinePaymentKinds).nullable(),
      receiver: z.string().nullable(),
      /** Hundredths of a percent. */
      rate: count.nullable(),
      fixedFen: fen.nullable(),
      count,
      baseFen: fen.nullable(),
      amountFen: fen,
    }),
  ),
  /** The seal of each settled day. */
  days: z.array(z.object({ day, seal: z.string() })),
});

const one = { accountStatementId: id };
const known = ["finance.statementUnknown", "finance.statementChanged"] as const;
const fileFormat = z.enum(statementFiles);

/** Statements of closed days for merchants and those who have a share (FIN-07, FIN-19). */
export const accountStatements = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "finance.accountStatement.read",
    summary: "Account statements of the caller's merchants, newest first.",
    input: listInput({ merchantNo: contains, splitReceiver: contains }, ["madeTime", "settleAmountFen"]),
    output: listOutput(row),
  }),
  receivers: endpoint({
    method: "GET",
    path: `${base}/receivers`,
    access: "finance.accountStatement.read",
    summary: "Who has ever had a share of a merchant's sales.",
    input: z.object({ merchantId: id }),
    output: z.object({ rows: z.array(z.object({ receiverId: id, splitReceiver: z.string() })) }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "finance.accountStatement.write",
    summary: "Makes a statement of closed days, at most 92, for a merchant or one receiver of its shares.",
    input: z.object({ merchantId: id, receiverId: id.nullable().default(null), fromDay: day, toDay: day }),
    output: z.object({ accountStatementId: id }),
    refusals: [
      ...ranges,
      "merchants.unknown",
      "finance.receiverUnknown",
      "finance.statementDayOpen",
      "finance.statementEmpty",
    ],
  }),
  file: endpoint({
    method: "GET",
    path: `${base}/:accountStatementId/file`,
    access: "finance.accountStatement.read",
    summary: "A statement as PDF or XLSX in the caller's language.",
    input: z.object({ ...one, fileFormat }),
    output: nothing,
    refusals: ["finance.statementUnknown"],
  }),
  share: endpoint({
    method: "POST",
    path: `${base}/:accountStatementId/link`,
    access: "finance.accountStatement.write",
    summary: "Makes a read-only link; its token is answered once, and a link from before opens nothing any more.",
    input: z.object({ ...one, version: count, linkDays: count }),
    output: z.object({ token: z.string(), expiresAt: instant }),
    refusals: [...known, "finance.statementLinkDays"],
  }),
  revoke: endpoint({
    method: "DELETE",
    path: `${base}/:accountStatementId/link`,
    access: "finance.accountStatement.write",
    summary: "Closes the link of a statement.",
    input: z.object({ ...one, version: count }),
    output: nothing,
    refusals: known,
  }),
};

const link = ["finance.statementLinkInvalid", "access.tooManyAttempts"] as const;

/** What the holder of a read-only link sees, without an account. */
export const sharedStatements = {
  read: endpoint({
    method: "GET",
    path: "/api/v1/finance/shared-statement",
    access: "public",
    summary: "The statement of the token, with everything its hash is made of.",
    input: z.object({}),
    output: content,
    refusals: link,
  }),
  file: endpoint({
    method: "GET",
    path: "/api/v1/finance/shared-statement/file",
    access: "public",
    summary: "The statement of the token as PDF or XLSX.",
    input: z.object({ fileFormat }),
    output: nothing,
    refusals: link,
  }),
};
