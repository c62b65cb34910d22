import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StorageClass } from "./storage.ts";

/**
 * Who may buy it how: over the counter of class B, class A (a pharmacist is there), on prescription; `health` is sold
 * beside medicine and is none.
 */
export const saleClasses = ["otcB", "otcA", "prescription", "health"] as const;
export type SaleClass = (typeof saleClasses)[number];

/** Off the shelf is refused at the machine; null is not offered by the pharmacy at all. */
export const shelfStates = ["on", "off"] as const;
export type ShelfState = (typeof shelfStates)[number];

export const medicineLimits = {
  manufacturerLength: 100,
  registrationLength: 40,
  symptomsLength: 200,
  specLength: 40,
  conditions: 10,
  atOnce: 200,
} as const;

/** What people write about a medicine beside the fields of its product. */
export interface MedicineFields {
  readonly manufacturer: string;
  readonly registrationNo: string;
  readonly saleClass: SaleClass;
  readonly storage: StorageClass;
  readonly symptoms: string;
  readonly spec: string;
  readonly multiUse: boolean;
  readonly conditionIds: readonly string[];
}

/** National approval with its letter and eight digits, or the registration certificate of an imported medicine. */
const approval = /^(?:国药准字[HZSBTFJ][JC]?\d{8}|[HZS]C?\d{8})$/;

/** A number of the right shape; what is sold beside medicine may have another one or none. */
export function checkRegistrationNo(text: string, saleClass: SaleClass): Result<string> {
  const number = text.trim().toUpperCase();
  if (saleClass === "health")
    return number === "" ? accept("") : checkText(number, "registrationNo", medicineLimits.registrationLength);
  if (number === "") return refuse("field.required", { field: "registrationNo" });
  return approval.test(number) ? accept(number) : refuse("pharmacy.registrationMalformed", { field: "registrationNo" });
}

const optional = (text: string, field: string, limit: number): Result<string> =>
  text.trim() === "" ? accept("") : checkText(text, field, limit);

/** The fields of the form, cleaned, or the first rule that they break (MED-01, MED-10). */
export function checkMedicineFields(fields: MedicineFields): Result<MedicineFields> {
  const manufacturer = checkText(fields.manufacturer, "manufacturer", medicineLimits.manufacturerLength);
  if (!manufacturer.ok) return manufacturer;
  const registrationNo = checkRegistrationNo(fields.registrationNo, fields.saleClass);
  if (!registrationNo.ok) return registrationNo;
  const symptoms = optional(fields.symptoms, "symptoms", medicineLimits.symptomsLength);
  if (!symptoms.ok) return symptoms;
  const spec = optional(fields.spec, "spec", medicineLimits.specLength);
  if (!spec.ok) return spec;
  const conditionIds = checkConditions(fields.conditionIds, fields.multiUse);
  if (!conditionIds.ok) return conditionIds;
  return accept({
    ...fields,
    manufacturer: manufacturer.value,
    registrationNo: registrationNo.value,
    symptoms: symptoms.value,
    spec: spec.value,
    conditionIds: conditionIds.value,
  });
}

/** What a medicine treats, each once: several only where it is multi-use (MED-10). */
export function checkConditions(ids: readonly string[], multiUse: boolean): Result<readonly string[]> {
  const conditionIds = [...new Set(ids)];
  const limit = multiUse ? medicineLimits.conditions : 1;
  if (conditionIds.length <= limit) return accept(conditionIds);
  return multiUse
    ? refuse("pharmacy.tooManyConditions", { field: "conditionIds", values: { limit } })
    : refuse("pharmacy.notMultiUse", { field: "conditionIds" });
}

/** Three sets of groups: two trees and one flat list (MED-03, MED-04). */
export const medicineGroupKinds = ["category", "condition", "set"] as const;
export type MedicineGroupKind = (typeof medicineGroupKinds)[number];

export const medicineGroupLimits = { nameLength: 40, levels: 5, sortNo: 9_999 } as const;

/** Name, order and symptoms of a group, cleaned (PRODUCT-27). */
export function checkMedicineGroup(group: {
  readonly categoryName: string;
  readonly symptoms: string;
  readonly sortNo: number;
}): Result<{ readonly categoryName: string; readonly symptoms: string; readonly sortNo: number }> {
  const name = checkText(group.categoryName, "categoryName", medicineGroupLimits.nameLength);
  if (!name.ok) return name;
  const symptoms = optional(group.symptoms, "symptoms", fieldLimits.remarkLength);
  if (!symptoms.ok) return symptoms;
  if (!Number.isInteger(group.sortNo) || group.sortNo < 0 || group.sortNo > medicineGroupLimits.sortNo)
    return refuse("access.sortNo", { field: "sortNo" });
  return accept({ categoryName: name.value, symptoms: symptoms.value, sortNo: group.sortNo });
}

/** May a group with so many levels below it stand under this path? Combinations have one level; no tree has more than five. */
export function checkGroupPlace(
  kind: MedicineGroupKind,
  moved: { readonly groupId: string } | undefined,
  levelsBelow: number,
  parentPath: readonly string[],
): Result<undefined> {
  if (moved !== undefined && parentPath.includes(moved.groupId))
    return refuse("access.treeCycle", { field: "parentId" });
  const limit = kind === "set" ? 1 : medicineGroupLimits.levels;
  return parentPath.length + 1 + levelsBelow > limit
    ? refuse("pharmacy.groupTooDeep", { field: "parentId", values: { limit } })
    : accept();
}

/** A group with others below it, or that something names, stays. */
export function checkGroupDelete({
  children,
  uses,
}: {
  readonly children: number;
  readonly uses: number;
}): Result<undefined> {
  return children + uses > 0 ? refuse("pharmacy.groupInUse", { values: { children, uses } }) : accept();
}

/** Only an enabled group of the last level is given to something new (PRODUCT-11, MSG-50). */
export function checkGroupChoice(
  group: { readonly children: number; readonly enabled: boolean },
  field: string,
): Result<undefined> {
  if (group.children > 0) return refuse("goods.notLastLevel", { field });
  return group.enabled ? accept() : refuse("pharmacy.groupOff", { field });
}

/** Lines of a combination, pieces of each. */
export const setLimits = { nameLength: 60, medicines: 20, pieces: 99 } as const;

export interface SetLine {
  readonly productId: string;
  readonly quantity: number;
}

/** A combination has at least two medicines, each once, with whole pieces (MED-04, MSG-14, MSG-99). */
export function checkSetLines(lines: readonly SetLine[]): Result<readonly SetLine[]> {
  const field = "comboItems";
  if (lines.length < 2) return refuse("pharmacy.setTooSmall", { field });
  if (lines.length > setLimits.medicines)
    return refuse("pharmacy.setTooLarge", { field, values: { limit: setLimits.medicines } });
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length)
    return refuse("pharmacy.setTwice", { field });
  return lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= setLimits.pieces)
    ? accept(lines)
    : refuse("pharmacy.quantityWrong", { field, values: { limit: setLimits.pieces } });
}
