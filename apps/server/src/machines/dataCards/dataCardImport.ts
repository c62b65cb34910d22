import { languages } from "@yunshou/contract";
import { type DataCardImportField, dataCardImportCells } from "@yunshou/contract/machines/dataCardImports";
import {
  type Carrier,
  carriers,
  checkCardPhone,
  checkFlowCardCount,
  checkIccid,
  checkImei,
  checkImsi,
  type DataCardType,
  dataCardTypes,
  type Refusal,
} from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { refusedRow } from "../../platform/imports/checking.ts";
import type {
  CheckedRow,
  ImportChecker,
  ImportKind,
  ImportPlace,
  ImportProblem,
  ReadRow,
} from "../../platform/imports/kind.ts";
import * as queries from "./dataCardImport.queries.ts";

/** What spreadsheets of carriers call our columns. */
const synonyms: Readonly<Record<DataCardImportField, readonly string[]>> = {
  iccid: ["iccid号", "卡号", "sim卡号", "集成电路卡识别码", "sim no"],
  imsi: ["imsi号"],
  imei: ["imei号", "模组号"],
  cardPhone: ["手机号", "msisdn", "接入号", "号码", "phone", "phone no"],
  dataCardType: ["类型", "卡类型", "sim type", "type"],
  carrier: ["运营商名称", "网络", "operator", "network"],
  packageName: ["套餐名称", "资费", "data plan", "package", "plan"],
  expiryDate: ["有效期", "有效期至", "到期日", "截止日期", "expiry", "valid until"],
  machineNo: ["设备编号", "设备号", "机器号", "jqbh", "device no"],
};

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** Every word that names one of some values, in every language, and our own code of it. */
const valueOf = <Value extends string>(
  values: readonly Value[],
  words: (language: (typeof languages)[number]) => Readonly<Record<Value, string>>,
) =>
  new Map<string, Value>(
    values.flatMap((value) => [
      [plain(value), value] as const,
      ...languages.map((language) => [plain(words(language)[value]), value] as const),
    ]),
  );
const typeOf = valueOf<DataCardType>(dataCardTypes, (language) => wordsOf(language, "dataCards").type);
const carrierOf = valueOf<Carrier>(carriers, (language) => wordsOf(language, "dataCards").carrier);

const textOf = ({ values }: ReadRow, field: DataCardImportField) => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};

interface Known {
  readonly taken: ReadonlySet<string>;
  readonly packages: ReadonlyMap<string, readonly string[]>;
  readonly machines: ReadonlyMap<string, queries.RoomOfMachine>;
}

/** What came before in the file counts like what stands already. */
interface Seen {
  readonly rowOfCard: Map<string, number>;
  readonly cardsOfMachine: Map<string, number>;
}

/** Checks rows by the rules of the form; a number that a card of the tree bears adds nothing. */
async function openDataCardChecker(tx: Parameters<ImportKind["open"]>[0], place: ImportPlace): Promise<ImportChecker> {
  const packages = await queries.packagesNamed(tx, place);
  const seen: Seen = { rowOfCard: new Map(), cardsOfMachine: new Map() };
  return {
    async check(portionTx, rows) {
      const given = (field: DataCardImportField) => [...new Set(rows.map((row) => textOf(row, field)))];
      const taken = await queries.takenCards(portionTx, place, given("iccid"));
      const machines = new Map(
        (await queries.machinesNumbered(portionTx, place, given("machineNo").map(plain))).map((one) => [
          one.number,
          one,
        ]),
      );
      return rows.map((row) => checkRow(row, { taken, packages, machines }, seen));
    },
  };
}

/** The card that a row would add, or all that is wrong with it (DATACARD-01, MACHINE-03). */
function checkRow(row: ReadRow, { taken, packages, machines }: Known, seen: Seen): CheckedRow {
  const problems: ImportProblem[] = [];
  const wrong = (field: DataCardImportField, { code, values }: Pick<Refusal, "code" | "values">) =>
    problems.push({ field, code, ...(values && { values }) });
  const iccid = checkIccid(textOf(row, "iccid"));
  if (!iccid.ok) wrong("iccid", iccid);
  else {
    const first = seen.rowOfCard.get(iccid.value) ?? row.rowNo;
    seen.rowOfCard.set(iccid.value, first);
    if (first !== row.rowNo) wrong("iccid", { code: "import.rowTwice", values: { row: first } });
    else if (taken.has(iccid.value)) wrong("iccid", { code: "dataCards.taken" });
  }
  const number = (field: "imsi" | "imei" | "cardPhone", check: typeof checkImsi) => {
    const checked = check(textOf(row, field));
    if (!checked.ok) wrong(field, checked);
    return checked.ok ? checked.value : "";
  };
  const numbers = {
    imsi: number("imsi", checkImsi),
    imei: number("imei", checkImei),
    phone: number("cardPhone", checkCardPhone),
  };
  const typedType = textOf(row, "dataCardType");
  const type = typeOf.get(plain(typedType));
  if (type === undefined) wrong("dataCardType", { code: typedType === "" ? "field.required" : "dataCards.typeWrong" });
  const typedCarrier = textOf(row, "carrier");
  const carrier = carrierOf.get(plain(typedCarrier));
  if (carrier === undefined)
    wrong("carrier", { code: typedCarrier === "" ? "field.required" : "dataCards.carrierWrong" });
  const packageName = textOf(row, "packageName");
  const [packageId, second] = packages.get(plain(packageName)) ?? [];
  if (packageName !== "" && packageId === undefined) wrong("packageName", { code: "dataPackages.unknown" });
  else if (second !== undefined) wrong("packageName", { code: "import.nameTwice" });
  const machineNo = textOf(row, "machineNo");
  const machine = machines.get(plain(machineNo));
  if (machineNo !== "" && machine === undefined) wrong("machineNo", { code: "machines.unknown" });
  else if (machine?.decommissioned === true) wrong("machineNo", { code: "machines.decommissioned" });
  const inMachine = machine === undefined ? 0 : (seen.cardsOfMachine.get(machine.machineId) ?? machine.cards) + 1;
  const room = checkFlowCardCount(inMachine, "machineNo");
  if (!room.ok) wrong("machineNo", room);
  if (problems.length > 0 || !iccid.ok) return refusedRow(row.rowNo, problems);
  if (machine !== undefined) seen.cardsOfMachine.set(machine.machineId, inMachine);
  return {
    rowNo: row.rowNo,
    verdict: "create",
    problems: [],
    before: null,
    targetId: null,
    targetVersion: null,
    made: {
      iccid: iccid.value,
      ...numbers,
      type,
      carrier,
      package_id: packageId ?? null,
      machine_id: machine?.machineId ?? null,
      expires_on: row.values["expiryDate"] ?? null,
    },
  };
}

/** Data cards from spreadsheets, each in its machine or in none (DATACARD-01, DATACARD-02, MACHINE-03). */
export const dataCardImport: ImportKind = {
  name: "dataCards",
  needsAllMachines: true,
  action: "machines.dataCard",
  fields: Object.fromEntries(
    Object.entries(dataCardImportCells).map(([key, kind]) => [
      key,
      { kind, synonyms: synonyms[key as DataCardImportField] },
    ]),
  ),
  labels: (language) => {
    const { machineNo } = wordsOf(language, "common").fields as Readonly<Record<string, string>>;
    return { ...wordsOf(language, "dataCards").fields, machineNo: machineNo! };
  },
  open: openDataCardChecker,

  async write(tx, batch) {
    await queries.holdMachines(tx, batch);
    if (await queries.isOvertaken(tx, batch)) return false;
    await queries.insertCards(tx, batch);
    return true;
  },

  async hindering(tx, batch) {
    await queries.holdImported(tx, batch);
    return queries.countHindering(tx, batch);
  },

  takeBack: (tx, batch) => queries.removeCards(tx, batch),
  choices: async () => [],
};
