import type { Language } from "@yunshou/contract";
import { cardLogs } from "@yunshou/contract/members/cardLogs";
import { cardActionOf, type CardLogType } from "@yunshou/domain";
import { verbText, wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { type CardLogFilters, cardLogsAfter } from "./cardLogs.queries.ts";

/** The room's words, and what each action is called. */
function wordsIn(language: Language) {
  const words = wordsOf(language, "members");
  const verb = (type: CardLogType) => verbText(language, cardActionOf(type)) ?? type;
  const cardAction = {
    ...words.action,
    correct: verb("correct"),
    setLimits: verb("setLimits"),
    setPassword: verb("setPassword"),
  };
  return { ...words, cardAction };
}

/** What was done with cards as a file, in the order in which it was done (CARD-23, SYS-01). */
export const cardLogExport = exportOf({
  name: "cardLogs",
  of: cardLogs.list,
  words: wordsIn,
  title: ({ pages }) => pages["/hygl/hykrz"],
  columns: [
    "logTime",
    "cardNo",
    "cardAction",
    "newCardNo",
    "amountFen",
    "remark",
    "operatorName",
    "merchantNo",
    "merchantName",
  ],
  values: ({ cardAction }) => ({ cardAction }),
  rows: (tx, { scope, timeZone }, filters: CardLogFilters, after = "0", limit) =>
    cardLogsAfter(tx, scope, timeZone, filters, after, limit),
  key: ({ logId }) => logId,
});
