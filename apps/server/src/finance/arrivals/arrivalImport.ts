import { arrivalImportCells, type ArrivalImportField } from "@yunshou/contract/finance/arrivals";
import { addDays, arrivalReachDays, checkBankLine, matchArrivals } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { wordsOf } from "@yunshou/phrases/server";
import { refusedRow } from "../../platform/imports/checking.ts";
import type { CheckedRow, ImportChecker, ImportKind, ImportPlace, ReadRow } from "../../platform/imports/kind.ts";
import * as queries from "./arrivalImport.queries.ts";

/** What banks call the columns beside our own labels. */
const synonyms: Readonly<Record<ArrivalImportField, readonly string[]>> = {
  bankDate: ["日期", "交易日期", "记账日期", "入账日期", "交易时间", "date", "booking date", "value date"],
  bankAmount: ["金额", "交易金额", "发生额", "收入金额", "贷方发生额", "amount", "credit"],
  bankReference: ["流水号", "交易流水号", "银行流水号", "凭证号", "交易参考号", "reference", "transaction id"],
  payer: ["对方户名", "付款人", "付款方", "对方名称", "对手方", "payer", "counterparty", "name"],
};

const textOf = ({ values }: ReadRow, field: ArrivalImportField): string => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};
const keyOf = ({ day, amountFen, reference }: queries.LineKey) => `${day} ${amountFen} ${reference}`;

/** Checks lines: a day, an amount and a number, and each line once, in this file and in all before it. */
function openChecker({ topId }: ImportPlace): ImportChecker {
  const seen = new Map<string, number>();

  function checkRow(row: ReadRow, known: ReadonlySet<string>): CheckedRow {
    const { rowNo } = row;
    const day = textOf(row, "bankDate");
    const amount = textOf(row, "bankAmount");
    const reference = textOf(row, "bankReference");
    for (const [field, text] of [
      ["bankDate", day],
      ["bankAmount", amount],
    ] as const)
      if (text === "") return refusedRow(rowNo, [{ field, code: "field.required" }]);
    const fits = checkBankLine({ reference, amountFen: BigInt(amount) });
    if (!fits.ok) return refusedRow(rowNo, [{ field: fits.field ?? "bankReference", code: fits.code }]);
    const key = keyOf({ day, amountFen: amount, reference });
    const at = (code: "finance.arrivalKnown" | "import.rowTwice", values: Record<string, string | number>) =>
      refusedRow(rowNo, [{ field: "bankReference", code, values }]);
    if (known.has(key)) return at("finance.arrivalKnown", { reference });
    const first = seen.get(key);
    if (first !== undefined) return at("import.rowTwice", { row: first });
    seen.set(key, rowNo);
    const made = { day, amountFen: amount, reference, payer: textOf(row, "payer") };
    return { rowNo, verdict: "create", problems: [], made, before: null, targetId: null, targetVersion: null };
  }

  return {
    async check(tx: Handle, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
      const references = rows.map((row) => textOf(row, "bankReference"));
      const known = new Set((await queries.linesWith(tx, topId, references)).map(keyOf));
      return rows.map((row) => checkRow(row, known));
    },
  };
}

/**
 * Pairs the lines of a file, and those of earlier ones that stand alone, with what was expected, and writes both down: a bill
 * may be taken, and a transfer be called done, after the bank had it. What should have come before the first line that
 * the platform ever had is only looked at, because nobody has the statements of that time.
 */
export async function writeLines(
  tx: Handle,
  place: ImportPlace,
  importId: string,
  lines: readonly queries.StoredLine[],
) {
  const [first] = lines.map(({ day }) => day).toSorted();
  if (first === undefined) return;
  const begin = await queries.firstDay(tx, place, first);
  const expected = await queries.expectedMoney(tx, place, addDays(begin, -arrivalReachDays));
  const filed = lines.map((line): queries.FiledLine => ({ ...line, importId, arrivalId: null }));
  const { pairs, unexpected } = matchArrivals(expected, [...filed, ...(await queries.earlierLines(tx, place))]);
  const paired = new Set(pairs.map((pair) => pair.expected));
  const waiting = expected.filter((one) => one.arrivalId === null && !paired.has(one) && one.day >= begin);
  await queries.writeAwaited(tx, place, waiting);
  await queries.writePairs(tx, place, pairs);
  const unknown = unexpected.filter(({ arrivalId }) => arrivalId === null);
  await queries.writeUnexpected(tx, place, importId, unknown);
  await queries.nameMissing(tx, place);
}

/** Statements of the platform's bank: the number of a line says which one it is (FIN-07). */
export const arrivalImport: ImportKind = {
  name: "bankArrivals",
  action: "finance.arrival",
  fields: Object.fromEntries(
    Object.entries(arrivalImportCells).map(([key, kind]) => [
      key,
      { kind, synonyms: synonyms[key as ArrivalImportField] },
    ]),
  ),
  labels: (language) => {
    const { bankDate, bankAmount, bankReference, payer } = wordsOf(language, "bankArrivals").fields;
    return { bankDate, bankAmount, bankReference, payer };
  },
  open: async (_tx, batch) => openChecker(batch),

  async write(tx, batch) {
    await queries.holdAccount(tx, batch);
    if (await queries.isOvertaken(tx, batch)) return false;
    await writeLines(tx, batch, batch.importId, await queries.linesOf(tx, batch));
    return true;
  },

  async hindering(tx, batch) {
    await queries.holdAccount(tx, batch);
    return queries.countHindering(tx, batch);
  },

  takeBack: queries.takeBackLines,
  choices: async () => [],
};
