import { defaultLanguage, type Permission, type StoredRow } from "@yunshou/contract";
import type { translations } from "@yunshou/contract/system/translations";
import { checkTranslation, checkTranslationReview, type Refusal, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { foundOf } from "../../platform/lists.queries.ts";
import { isRefusal } from "../../platform/refused.ts";
import { deliveredText, originalIn, textRows } from "./phraseBook.ts";
import { translationExport } from "./translationExport.ts";
import * as queries from "./translations.queries.ts";

type Row = StoredRow<typeof translations.list>;
type Place = Pick<Row, "langKey" | "langCode">;

const record = (call: Call<unknown, Permission>, action: string, place: Place, before?: unknown, after?: unknown) =>
  recordAudit(call, {
    action,
    object: `${place.langKey} (${place.langCode})`,
    merchant: { topId: call.session.topMerchantId, merchantId: call.session.merchantId },
    before,
    after,
  });

/** The written text of a place, held until the call ends. */
async function held({ tx, input }: Call<Place, Permission>): Promise<queries.StoredText | Refusal> {
  await queries.lockTexts(tx);
  const stored = await queries.storedTexts(tx);
  const found = stored.find(({ langCode, langKey }) => langCode === input.langCode && langKey === input.langKey);
  return found ?? refuse("record.unknown", { field: "langKey" });
}

const byTime = (a: Row, b: Row) => (a.updatedTime?.getTime() ?? 0) - (b.updatedTime?.getTime() ?? 0);

/** Handlers of the texts of the interface (SYS-03, LANG-09). */
export const translationHandlers: HandlersOf<typeof translations> = {
  async list({ tx, input }) {
    const rows = textRows(await queries.storedTexts(tx), input);
    const turn = input.direction === "asc" ? 1 : -1;
    if (input.sort === "updatedTime") {
      // Texts that nobody wrote have no time and come last in both directions.
      rows.sort((a, b) => Number(a.updatedTime === null) - Number(b.updatedTime === null) || turn * byTime(a, b));
    } else if (input.sort === "langKey" && input.direction === "desc") rows.reverse();
    const from = (input.page - 1) * input.pageSize;
    return { rows: rows.slice(from, from + input.pageSize), ...foundOf(rows.length) };
  },

  async write(call) {
    const { tx, input, session } = call;
    const { langCode, langKey } = input;
    const delivered = deliveredText(langCode, langKey);
    if (delivered === undefined) return refuse("record.unknown", { field: "langKey" });
    const text = checkTranslation(input.langText, delivered);
    if (!text.ok) return text;
    await queries.lockTexts(tx);
    const stored = await queries.storedTexts(tx);
    const before = stored.find((one) => one.langCode === langCode && one.langKey === langKey)?.langText ?? delivered;
    const madeFrom = langCode === defaultLanguage ? text.value : originalIn(stored, langKey)!;
    await queries.writeTexts(tx, [{ langCode, langKey, langText: text.value, madeFrom }], session.userId);
    await record(call, "system.translation.update", input, { langText: before }, { langText: text.value });
    return {};
  },

  async review(call) {
    const text = await held(call);
    if (isRefusal(text)) return text;
    if (text.reviewer !== null) return refuse("state.notAllowed");
    const allowed = checkTranslationReview(text.writerId, call.session.userId);
    if (!allowed.ok) return allowed;
    await queries.reviewText(call.tx, text, call.session.userId);
    await record(call, "system.translation.review", text, undefined, { langText: text.langText });
    return {};
  },

  async restore(call) {
    const text = await held(call);
    if (isRefusal(text)) return text;
    await queries.deleteText(call.tx, text);
    await record(
      call,
      "system.translation.restore",
      text,
      { langText: text.langText },
      { langText: deliveredText(text.langCode, text.langKey) },
    );
    return {};
  },

  export: (call) => startExport(call, translationExport),
};
