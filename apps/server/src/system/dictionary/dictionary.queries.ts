import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { dictionary } from "@yunshou/contract/system/dictionary";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { DictionaryFields } from "@yunshou/domain";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

type Row = StoredRow<typeof dictionary.list>;
type Filters = Pick<ParsedInputOf<typeof dictionary.list>, "dictType" | "dictName">;

/** Whose entries a page is about: those of the platform, or those of merchants. */
export type Whose = "platform" | "merchants";

const ofWhom = (scope: Scope, whose: Whose) =>
  conditions(
    scoped(scope, "d", { machine: null }),
    whose === "platform" ? sql`d.merchant_id = ${platformMerchantId}` : sql`d.merchant_id <> ${platformMerchantId}`,
  );

const order = {
  by: { sortNo: "d.sort_no", updatedTime: "d.updated_at" },
  unsorted: "d.dict_type asc",
  tie: ["d.sort_no asc", "d.code asc", "d.id asc"],
} as const satisfies Order<string>;

export const listEntries = (
  tx: Handle,
  scope: Scope,
  whose: Whose,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `d.id as "entryNo", h.merchant_no as "merchantNo", h.name as "merchantName", d.dict_type as "dictType", y.name as "typeName", d.code as "dictCode",
        d.name as "dictName", d.value as "dictValue", d.sort_no as "sortNo", d.enabled, d.updated_at as "updatedTime"`,
      from: "dictionary_entry d join merchant h on h.id = d.merchant_id left join dictionary_type y on y.code = d.dict_type",
      where: conditions(
        ofWhom(scope, whose),
        equals("d.dict_type", filters.dictType),
        contains("d.name", filters.dictName),
      ),
    },
    order,
    paging,
  );

export interface EntryOwner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface EntryRecord extends EntryOwner {
  readonly entryNo: string;
  readonly dictType: string;
  readonly dictCode: string;
  readonly dictName: string;
  readonly dictValue: string;
  readonly sortNo: number;
  readonly enabled: boolean;
}

/** An entry of the scope, locked until the call ends. */
export async function lockEntry(
  tx: Handle,
  scope: Scope,
  whose: Whose,
  entryNo: string,
): Promise<EntryRecord | undefined> {
  const [row] = await tx.query<EntryRecord>(
    ...statement(sql`select d.id as "entryNo", d.top_id as "topId", d.merchant_id as "merchantId", d.dict_type as "dictType", d.code as "dictCode",
        d.name as "dictName", d.value as "dictValue", d.sort_no as "sortNo", d.enabled
      from dictionary_entry d where d.id = ${entryNo} and ${ofWhom(scope, whose)} for update`),
  );
  return row;
}

/** Entries of one merchant are written one after the other. Answers how many of a type there are, and whether one has this code. */
export async function lookAtCode(
  tx: Handle,
  { topId, merchantId }: EntryOwner,
  dictType: string,
  code: string,
  but = "0",
): Promise<{ readonly entries: number; readonly taken: boolean }> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('dictionary of ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<{ entries: number; taken: boolean }>(
    `select count(*)::int as entries, coalesce(bool_or(lower(code) = lower($4) and id <> $5), false) as taken
     from dictionary_entry where top_id = $1 and merchant_id = $2 and dict_type = $3`,
    [topId, merchantId, dictType, code, but],
  );
  return row!;
}

export async function insertEntry(
  tx: Handle,
  { topId, merchantId }: EntryOwner,
  dictType: string,
  one: DictionaryFields,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into dictionary_entry (top_id, merchant_id, dict_type, code, name, value, sort_no) values ($1, $2, $3, $4, $5, $6, $7) returning id",
    [topId, merchantId, dictType, one.dictCode, one.dictName, one.dictValue, one.sortNo],
  );
  return row!.id;
}

export async function updateEntry(tx: Handle, { topId, entryNo }: EntryRecord, one: DictionaryFields): Promise<void> {
  await tx.query(
    "update dictionary_entry set code = $3, name = $4, value = $5, sort_no = $6, updated_at = now() where top_id = $1 and id = $2",
    [topId, entryNo, one.dictCode, one.dictName, one.dictValue, one.sortNo],
  );
}

export async function enableEntry(tx: Handle, { topId, entryNo }: EntryRecord, enabled: boolean): Promise<void> {
  await tx.query("update dictionary_entry set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    entryNo,
    enabled,
  ]);
}

export async function deleteEntry(tx: Handle, { topId, entryNo }: EntryRecord): Promise<void> {
  await tx.query("delete from dictionary_entry where top_id = $1 and id = $2", [topId, entryNo]);
}

export interface OfferedEntry extends DictionaryFields {
  readonly enabled: boolean;
  readonly ofPlatform: boolean;
}

/** The entries of the platform and of one merchant, switched off ones among them. */
export const entriesFor = (tx: Handle, { topId, merchantId }: EntryOwner, dictType: string) =>
  tx.query<OfferedEntry>(
    `select code as "dictCode", name as "dictName", value as "dictValue", sort_no as "sortNo", enabled, merchant_id = $4 as "ofPlatform"
     from dictionary_entry where dict_type = $3 and (merchant_id = $4 or top_id = $1 and merchant_id = $2)`,
    [topId, merchantId, dictType, platformMerchantId],
  );

/** Entries of the platform that are not there yet. */
export async function insertFirstEntries(
  tx: Handle,
  entries: readonly (DictionaryFields & { readonly dictType: string })[],
): Promise<void> {
  await tx.query(
    `insert into dictionary_entry (top_id, merchant_id, dict_type, code, name, value, sort_no)
     select $1::bigint, $1::bigint, e."dictType", e."dictCode", e."dictName", e."dictValue", e."sortNo"
     from jsonb_to_recordset($2::jsonb) as e("dictType" text, "dictCode" text, "dictName" text, "dictValue" text, "sortNo" int)
     on conflict do nothing`,
    [platformMerchantId, JSON.stringify(entries)],
  );
}
