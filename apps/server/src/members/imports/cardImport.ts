import { languages } from "@yunshou/contract";
import { type CardImportField, cardImportCells } from "@yunshou/contract/members/cardImports";
import {
  businessDay,
  type CardKind,
  cardKinds,
  checkCardExpiry,
  checkCode,
  readPhysicalNo,
  turnedPhysicalNo,
} from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { refusedRow } from "../../platform/imports/checking.ts";
import type { CheckedRow, ImportChecker, ImportKind, ImportProblem, ReadRow } from "../../platform/imports/kind.ts";
import { findableBy } from "../../platform/spelling.ts";
import { cardMerchants } from "../members.queries.ts";
import * as queries from "./cardImport.queries.ts";

/** What spreadsheets of other systems call our columns. */
const synonyms: Readonly<Record<CardImportField, readonly string[]>> = {
  cardNo: ["会员卡号", "卡编号", "编号", "card no", "card number", "kh"],
  physicalNo: ["物理号", "芯片号", "ic卡号", "uid", "chip", "physical no"],
  logicalNo: ["逻辑号", "印刷号", "logical no"],
  cardType: ["类型", "卡种", "card type", "type"],
  cardExpiry: ["有效期", "到期日", "截止日期", "expiry", "valid until"],
  areaName: ["区域", "校区", "area"],
};

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** Every word that names a kind of card, in every language, and our own code of it. */
const kindOf = new Map<string, CardKind>(
  cardKinds.flatMap((kind) => [
    [plain(kind), kind] as const,
    ...languages.map((language) => [plain(wordsOf(language, "members").kind[kind]), kind] as const),
  ]),
);

const textOf = ({ values }: ReadRow, field: CardImportField) => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};

interface Known {
  readonly taken: Awaited<ReturnType<typeof queries.takenNumbers>>;
  readonly blacklisted: ReadonlySet<string>;
  readonly areas: ReadonlyMap<string, readonly string[]>;
  readonly own: ReadonlySet<string> | undefined;
  readonly hasCards: boolean;
  readonly today: string;
}

/** The card that a row would issue, or all that is wrong with it (CARD-06 to CARD-08, CARD-24, CARD-27, SYS-17). */
function written(row: ReadRow, { taken, blacklisted, areas, own, hasCards, today }: Known): CheckedRow {
  const problems: ImportProblem[] = [];
  const refused = (field: CardImportField, { code, values }: Pick<ImportProblem, "code" | "values">) =>
    problems.push({ field, code, ...(values === undefined ? {} : { values }) });
  if (!hasCards) refused("cardNo", { code: "merchants.featureOff" });
  const cardNo = checkCode(textOf(row, "cardNo"), "cardNo");
  if (!cardNo.ok) refused("cardNo", cardNo);
  else if (taken.cardNos.has(cardNo.value)) refused("cardNo", { code: "members.cardTaken" });
  else if (blacklisted.has(cardNo.value)) refused("cardNo", { code: "members.blacklisted" });
  const physicalNo = readPhysicalNo(textOf(row, "physicalNo"));
  if (!physicalNo.ok) refused("physicalNo", physicalNo);
  else if ([physicalNo.value, turnedPhysicalNo(physicalNo.value)].some((number) => taken.physicalNos.has(number)))
    refused("physicalNo", { code: "members.cardTaken" });
  const logicalNo = checkCode(textOf(row, "logicalNo"), "logicalNo");
  if (!logicalNo.ok) refused("logicalNo", logicalNo);
  const typed = textOf(row, "cardType");
  const kind = kindOf.get(plain(typed));
  // A gift card is issued with money, which a row does not bring.
  if (kind === undefined || kind === "gift")
    refused("cardType", { code: typed === "" ? "field.required" : "members.cardKindWrong" });
  const expiry = checkCardExpiry(textOf(row, "cardExpiry"), today);
  if (!expiry.ok) refused("cardExpiry", expiry);
  const areaName = textOf(row, "areaName");
  const [areaId, second] = areas.get(plain(areaName)) ?? [];
  if (areaName === "" && areas.size > 0) refused("areaName", { code: "field.required" });
  else if (areaName !== "" && (areaId === undefined || own?.has(areaId) === false))
    refused("areaName", { code: "record.unknown" });
  else if (second !== undefined) refused("areaName", { code: "import.nameTwice" });
  if (problems.length > 0 || !cardNo.ok || !physicalNo.ok || !logicalNo.ok || !expiry.ok)
    return refusedRow(row.rowNo, problems);
  return {
    rowNo: row.rowNo,
    verdict: "create",
    problems: [],
    before: null,
    targetId: null,
    targetVersion: null,
    made: {
      card_no: cardNo.value,
      physical_no: physicalNo.value,
      turned_no: turnedPhysicalNo(physicalNo.value),
      logical_no: logicalNo.value,
      kind,
      expires_on: expiry.value,
      area_id: areaId ?? null,
      ...findableBy([cardNo.value, physicalNo.value, logicalNo.value]),
    },
  };
}

/** The row that named a number first, of the card or of its chip in either order of bytes. */
function firstOf(seen: Map<string, number>, keys: readonly string[], rowNo: number): number {
  const first = keys.map((key) => seen.get(key)).find((known) => known !== undefined) ?? rowNo;
  for (const key of keys) if (!seen.has(key)) seen.set(key, first);
  return first;
}

/** Blank cards from spreadsheets (CARD-22). Who gets one, and money on it, are matters of the desk. */
export const cardImport: ImportKind = {
  name: "cards",
  ofCardAreas: true,
  action: "members.card",
  fields: Object.fromEntries(
    Object.entries(cardImportCells).map(([key, kind]) => [key, { kind, synonyms: synonyms[key as CardImportField] }]),
  ),
  labels: (language) => wordsOf(language, "members").fields as Readonly<Record<string, string>>,

  async open(tx, batch): Promise<ImportChecker> {
    const seen = { cardNo: new Map<string, number>(), physicalNo: new Map<string, number>() };
    const [merchant] = await cardMerchants(tx, { merchants: [batch.merchantId] }, batch.merchantId);
    const known = {
      areas: await queries.areasNamed(tx, batch),
      own: await queries.areasOfPerson(tx, batch),
      hasCards: merchant?.features.includes("membershipCard") === true,
      today: businessDay(new Date(), await queries.timeZoneOf(tx, batch)),
    };
    return {
      async check(portionTx, rows) {
        const numbers = rows.map((row) => readPhysicalNo(textOf(row, "physicalNo")));
        const physicalNos = numbers.flatMap((one) => (one.ok ? [one.value, turnedPhysicalNo(one.value)] : []));
        const cardNos = rows.map((row) => textOf(row, "cardNo"));
        const taken = await queries.takenNumbers(portionTx, batch, cardNos, physicalNos);
        const blacklisted = await queries.blacklistedNumbers(portionTx, batch, cardNos);
        return rows.map((row, place) => {
          const cardNo = textOf(row, "cardNo");
          const firstCard = cardNo === "" ? row.rowNo : firstOf(seen.cardNo, [cardNo], row.rowNo);
          const chip = numbers[place]!;
          const firstChip = chip.ok
            ? firstOf(seen.physicalNo, [chip.value, turnedPhysicalNo(chip.value)], row.rowNo)
            : row.rowNo;
          const twice = (field: CardImportField, first: number) =>
            first === row.rowNo ? [] : [{ field, code: "import.rowTwice" as const, values: { row: first } }];
          const problems = [...twice("cardNo", firstCard), ...twice("physicalNo", firstChip)];
          return problems.length > 0 ? refusedRow(row.rowNo, problems) : written(row, { ...known, taken, blacklisted });
        });
      },
    };
  },

  async write(tx, batch) {
    if ((await queries.takenByRows(tx, batch)) > 0) return false;
    await queries.insertCards(tx, batch);
    return true;
  },

  hindering: (tx, batch) => queries.countHindering(tx, batch),
  takeBack: (tx, batch) => queries.removeCards(tx, batch),
  choices: async () => [],
};
