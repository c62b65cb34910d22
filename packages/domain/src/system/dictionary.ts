import { checkSortNo } from "../access/menu.ts";
import { checkCode, checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Lists of values that the product knows; `valueLists` holds them. */
export const valueListNames = ["paymentKind", "machineType", "language", "orderState", "ticketState"] as const;
export type ValueList = (typeof valueListNames)[number];

/** What the dictionary is read for: each type is offered by the forms that ask for such a text or value (SYS-02). */
export const dictionaryTypes = [
  ...valueListNames,
  "ticketReply",
  "blockReason",
  "blacklistReason",
  "rejectReason",
  "priceReason",
  "recallReason",
] as const;
export type DictionaryType = (typeof dictionaryTypes)[number];

const typesOfProduct: ReadonlySet<string> = new Set(dictionaryTypes.map((type) => type.toLowerCase()));

/** Types that people may make beside those of the product. */
export const ownTypeLimit = 100;

/** What a type is that people make: programs of a merchant read its entries with a key (SYS-02). */
export interface OwnTypeFields {
  readonly dictType: string;
  readonly typeName: string;
  readonly remark: string;
}

export const isOfProduct = (type: string): type is DictionaryType => dictionaryTypes.some((known) => known === type);

/** A type has a code of its own, also apart from those of the product, and a name (SYS-02, FORM-03). */
export function checkOwnType(fields: OwnTypeFields): Result<OwnTypeFields> {
  const code = checkCode(fields.dictType, "dictType");
  if (!code.ok) return code;
  if (typesOfProduct.has(code.value.toLowerCase())) return refuse("access.codeTaken", { field: "dictType" });
  const name = checkText(fields.typeName, "typeName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const remark = fields.remark.trim();
  if ([...remark].length > fieldLimits.remarkLength)
    return refuse("field.tooLong", { field: "remark", values: { limit: fieldLimits.remarkLength } });
  return accept({ dictType: code.value, typeName: name.value, remark });
}

/** Entries of one type that one merchant may have. */
export const dictionaryLimit = 100;

export interface DictionaryFields {
  readonly dictCode: string;
  readonly dictName: string;
  readonly dictValue: string;
  readonly sortNo: number;
}

export const isValueList = (type: string): type is ValueList => valueListNames.some((name) => name === type);

/** The platform's entries of a list of values are switched off rather than deleted: each value keeps its own. */
export const checkDictionaryRemoval = (type: string, ofPlatform: boolean): Result<undefined> =>
  ofPlatform && isValueList(type) ? refuse("state.notAllowed") : accept();

/** The values that a control offers, in the order of the dictionary; what is chosen already stays among them. */
export function offeredValues<Value extends string>(
  values: readonly Value[],
  codes: readonly string[],
  chosen?: Value | null,
): Value[] {
  if (codes.length === 0) return [...values];
  const place = new Map(codes.map((code, index) => [code, index]));
  const last = codes.length;
  return values
    .filter((value) => place.has(value) || value === chosen)
    .sort((a, b) => (place.get(a) ?? last) - (place.get(b) ?? last));
}

/** The text that an entry stands for; it is written into a reason, so it has as many characters as one. */
export const checkDictionaryValue = (text: string): Result<string> =>
  checkText(text, "dictValue", fieldLimits.remarkLength);

/** The fields of an entry, trimmed (FORM-03). */
export function checkDictionaryFields(fields: DictionaryFields): Result<DictionaryFields> {
  const code = checkCode(fields.dictCode, "dictCode");
  if (!code.ok) return code;
  const name = checkText(fields.dictName, "dictName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const value = checkDictionaryValue(fields.dictValue);
  if (!value.ok) return value;
  const sortNo = checkSortNo(fields.sortNo);
  if (!sortNo.ok) return sortNo;
  return accept({ dictCode: code.value, dictName: name.value, dictValue: value.value, sortNo: sortNo.value });
}

interface Entry {
  readonly dictCode: string;
  readonly enabled: boolean;
  readonly sortNo: number;
  /** The platform's, which an entry of the merchant with the same code replaces. */
  readonly ofPlatform: boolean;
}

/** What a form offers: the platform's entries and the merchant's own in one order, switched off ones left out. */
export function offeredEntries<One extends Entry>(entries: readonly One[]): One[] {
  const byCode = new Map<string, One>();
  for (const entry of entries) {
    const code = entry.dictCode.toLowerCase();
    const known = byCode.get(code);
    if (known === undefined || known.ofPlatform) byCode.set(code, entry);
  }
  return [...byCode.values()]
    .filter(({ enabled }) => enabled)
    .sort((a, b) => a.sortNo - b.sortNo || (a.dictCode < b.dictCode ? -1 : 1));
}
