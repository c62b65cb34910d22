import { type MachineImportField, machineImportCells } from "@yunshou/contract/machines/machineImports";
import { languages } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import { checkMachineNumber, checkText, fieldLimits, machineTypes, type MachineType } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { refusedRow } from "../../../platform/imports/checking.ts";
import type {
  CheckedRow,
  ImportChecker,
  ImportKind,
  ImportPlace,
  ImportProblem,
  ReadRow,
} from "../../../platform/imports/kind.ts";
import { findableBy } from "../../../platform/spelling.ts";
import * as queries from "./machineImport.queries.ts";

/** What spreadsheets of other systems call our columns. */
const synonyms: Readonly<Record<MachineImportField, readonly string[]>> = {
  machineNo: ["设备编号", "设备号", "机器号", "编号", "jqbh", "device no", "terminal id", "id"],
  machineName: ["设备名称", "名称", "jqmc", "device name", "name"],
  machineType: ["设备类型", "类型", "jqlx", "type"],
  pointName: ["点位名称", "点位编号", "位置", "安装位置", "location", "site"],
  machineOperator: ["运营员", "负责人", "operator"],
  manufacturer: ["厂家", "制造商", "品牌", "maker"],
  hardwareVersion: ["硬件", "型号", "model"],
  productionDate: ["出厂日期", "生产日", "made on"],
  warrantyDate: ["质保到期", "保修期", "保修到期", "warranty"],
};

const plain = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** Every word that names a type of machine, in every language, and our own code of it. */
const typeOf = new Map<string, MachineType>(
  machineTypes.flatMap((type) => [
    [plain(type), type] as const,
    ...languages.map((language) => [plain(wordsOf(language, "machines").machineType[type]), type] as const),
  ]),
);
const categoryOf = (type: MachineType) => (type === "pharmacy" || type === "locker" ? type : "vending");

const textOf = ({ values }: ReadRow, field: MachineImportField) => {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
};

/** Checks rows by the rules of the registration; a number that stands anywhere already registers nothing. */
function openMachineChecker(place: ImportPlace): ImportChecker {
  const rowOfNumber = new Map<string, number>();
  return {
    async check(tx: Handle, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
      const taken = await queries.takenNumbers(
        tx,
        rows.map((row) => plain(textOf(row, "machineNo"))),
      );
      const points = await queries.pointsNamed(
        tx,
        place,
        rows.map((row) => textOf(row, "pointName")),
      );
      return rows.map((row) => {
        const number = plain(textOf(row, "machineNo"));
        const first = rowOfNumber.get(number) ?? row.rowNo;
        rowOfNumber.set(number, first);
        return number !== "" && first !== row.rowNo
          ? refusedRow(row.rowNo, [{ field: "machineNo", code: "import.rowTwice", values: { row: first } }])
          : written(row, taken, points);
      });
    },
  };
}

/** The machine that a row would register, or all that is wrong with it. */
function written(row: ReadRow, taken: ReadonlySet<string>, points: ReadonlyMap<string, readonly string[]>): CheckedRow {
  const problems: ImportProblem[] = [];
  const number = checkMachineNumber(textOf(row, "machineNo"));
  if (!number.ok) problems.push({ field: "machineNo", code: number.code });
  else if (taken.has(plain(number.value)))
    problems.push({ field: "machineNo", code: "machines.numberTaken", values: { machineNo: number.value } });
  const limited = (field: "machineName" | "machineOperator" | "manufacturer" | "hardwareVersion", limit: number) => {
    const text = textOf(row, field);
    if (text === "" && field !== "machineName") return "";
    const checked = checkText(text, field, limit);
    if (checked.ok) return checked.value;
    problems.push({ field, code: checked.code, ...(checked.values === undefined ? {} : { values: checked.values }) });
    return "";
  };
  const texts = {
    name: limited("machineName", fieldLimits.nameLength),
    operator: limited("machineOperator", 60),
    manufacturer: limited("manufacturer", 60),
    hardware_version: limited("hardwareVersion", 40),
  };
  const type = typeOf.get(plain(textOf(row, "machineType")));
  if (type === undefined)
    problems.push({
      field: "machineType",
      code: textOf(row, "machineType") === "" ? "field.required" : "machines.typeWrong",
    });
  const pointName = textOf(row, "pointName");
  const [pointId, second] = points.get(plain(pointName)) ?? [];
  if (pointName !== "" && pointId === undefined) problems.push({ field: "pointName", code: "machines.pointUnknown" });
  if (second !== undefined) problems.push({ field: "pointName", code: "import.nameTwice" });
  if (problems.length > 0 || !number.ok || type === undefined) return refusedRow(row.rowNo, problems);
  return {
    rowNo: row.rowNo,
    verdict: "create",
    problems: [],
    before: null,
    targetId: null,
    targetVersion: null,
    made: {
      machine_no: number.value,
      ...texts,
      type,
      category: categoryOf(type),
      point_id: pointId ?? null,
      production_date: row.values["productionDate"] ?? null,
      warranty_date: row.values["warrantyDate"] ?? null,
      ...findableBy([number.value, texts.name]),
    },
  };
}

/** Machines from spreadsheets (MACHINE-20). They get their secrets one by one, when somebody puts each up. */
export const machineImport: ImportKind = {
  name: "machines",
  needsAllMachines: true,
  action: "machines",
  fields: Object.fromEntries(
    Object.entries(machineImportCells).map(([key, kind]) => [
      key,
      { kind, synonyms: synonyms[key as MachineImportField] },
    ]),
  ),
  labels: (language) => wordsOf(language, "machines").fields as Readonly<Record<string, string>>,
  open: async (_tx, batch) => openMachineChecker(batch),

  async write(tx, batch) {
    if ((await queries.takenByRows(tx, batch)) > 0) return false;
    await queries.insertMachines(tx, batch);
    return true;
  },

  hindering: (tx, batch) => queries.countHindering(tx, batch),
  takeBack: (tx, batch) => queries.removeMachines(tx, batch),
  choices: async () => [],
};
