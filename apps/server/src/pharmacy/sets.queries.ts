import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { medicineSets } from "@yunshou/contract/pharmacy/sets";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { SetLine } from "@yunshou/domain";
import { nameIn } from "../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import type { Reader } from "./medicines.queries.ts";

type Row = StoredRow<typeof medicineSets.list>;
type Filters = Pick<ParsedInputOf<typeof medicineSets.list>, "comboName" | "setCategoryId" | "conditionId">;

const ofMerchants = { machine: null } as const;

const listOf = ({ scope, language }: Reader, filters: Filters): List => ({
  columns: sql`s.id as "setId", s.name as "comboName", s.category_id as "setCategoryId", g.name as "comboCategory", s.condition_id as "conditionId",
    coalesce(b.name, '') as "diseaseCategory", s.price_fen as "unitPriceFen", s.enabled, s.remark, s.created_at as "createdTime",
    coalesce((select jsonb_agg(jsonb_build_object('productId', i.product_id::text, 'medicineName', ${nameIn("p", language)}, 'quantity', i.quantity, 'unitPriceFen', p.price_fen::text)
        order by i.product_id) from medicine_set_item i join product p on p.top_id = i.top_id and p.id = i.product_id
      where i.top_id = s.top_id and i.set_id = s.id and ${scoped(scope, "i", ofMerchants)}), '[]') as "comboItems",
    coalesce((select jsonb_agg(jsonb_build_object('firstName', ${nameIn("x", language)}, 'secondName', ${nameIn("y", language)}, 'reason', c.reason) order by c.id)
      from medicine_set_item i join medicine_set_item j on j.top_id = i.top_id and j.set_id = i.set_id
        join medicine_conflict c on c.top_id = i.top_id and c.product_id = i.product_id and c.other_product_id = j.product_id
        join product x on x.top_id = c.top_id and x.id = c.product_id join product y on y.top_id = c.top_id and y.id = c.other_product_id
      where i.top_id = s.top_id and i.set_id = s.id and ${scoped(scope, "i", ofMerchants)} and ${scoped(scope, "c", ofMerchants)}), '[]') as warnings`,
  from: `medicine_set s join medicine_group g on g.top_id = s.top_id and g.id = s.category_id
    left join medicine_group b on b.top_id = s.top_id and b.id = s.condition_id`,
  where: conditions(
    scoped(scope, "s", ofMerchants),
    contains("s.name", filters.comboName),
    equals("s.category_id", filters.setCategoryId),
    equals("s.condition_id", filters.conditionId),
  ),
});

const order = {
  by: { createdTime: "s.id", unitPriceFen: "s.price_fen" },
  unsorted: "createdTime",
  tie: ["s.id desc"],
} as const satisfies Order<string>;

export const listSets = (
  tx: Handle,
  reader: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(reader, filters), order, paging);

export interface SetOwner {
  readonly topId: string;
  readonly merchantId: string;
}

export interface SetRecord extends SetOwner {
  readonly setId: string;
  readonly name: string;
  readonly categoryId: string;
  readonly conditionId: string | null;
  readonly enabled: boolean;
}

export interface SetColumns {
  readonly name: string;
  readonly categoryId: string;
  readonly conditionId: string | null;
  readonly priceFen: string;
  readonly remark: string;
}

/** A combination of the scope, locked until the call ends. */
export async function lockSet(tx: Handle, scope: Scope, setId: string): Promise<SetRecord | undefined> {
  const [row] = await tx.query<SetRecord>(
    ...statement(sql`select s.id as "setId", s.top_id as "topId", s.merchant_id as "merchantId", s.name, s.category_id as "categoryId", s.condition_id as "conditionId", s.enabled
      from medicine_set s where s.id = ${setId} and ${scoped(scope, "s", ofMerchants)} for update`),
  );
  return row;
}

/** Names of the combinations of a merchant are written one after the other. */
export async function lockSetNames(tx: Handle, { merchantId }: SetOwner): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('medicine sets of ' || $1, 0))", [merchantId]);
}

export async function isSetTaken(tx: Handle, owner: SetOwner, name: string, but = "0"): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from medicine_set where top_id = $1 and merchant_id = $2 and lower(name) = lower($3) and id <> $4",
    [owner.topId, owner.merchantId, name, but],
  );
  return rows.length > 0;
}

export async function insertSet(tx: Handle, { topId, merchantId }: SetOwner, set: SetColumns): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into medicine_set (top_id, merchant_id, name, category_id, condition_id, price_fen, remark) values ($1, $2, $3, $4, $5, $6, $7) returning id",
    [topId, merchantId, set.name, set.categoryId, set.conditionId, set.priceFen, set.remark],
  );
  return row!.id;
}

export async function updateSet(tx: Handle, { topId, setId }: SetRecord, set: SetColumns): Promise<void> {
  await tx.query(
    "update medicine_set set name = $3, category_id = $4, condition_id = $5, price_fen = $6, remark = $7, updated_at = now() where top_id = $1 and id = $2",
    [topId, setId, set.name, set.categoryId, set.conditionId, set.priceFen, set.remark],
  );
}

/** The combination has exactly these lines. */
export async function writeLines(
  tx: Handle,
  { topId, merchantId }: SetOwner,
  setId: string,
  lines: readonly SetLine[],
): Promise<void> {
  await tx.query("delete from medicine_set_item where top_id = $1 and set_id = $2", [topId, setId]);
  await tx.query(
    `insert into medicine_set_item (top_id, merchant_id, set_id, product_id, quantity)
     select $1, $2, $3, l."productId", l.quantity from jsonb_to_recordset($4::jsonb) as l("productId" bigint, quantity int)`,
    [topId, merchantId, setId, JSON.stringify(lines)],
  );
}

/** The medicines of a combination in the order of their numbers. */
export async function medicinesOfSet(tx: Handle, { topId, setId }: SetRecord): Promise<string[]> {
  const rows = await tx.query<{ productId: string }>(
    'select product_id as "productId" from medicine_set_item where top_id = $1 and set_id = $2 order by product_id',
    [topId, setId],
  );
  return rows.map(({ productId }) => productId);
}

export async function enableSet(tx: Handle, { topId, setId }: SetRecord, enabled: boolean): Promise<void> {
  await tx.query("update medicine_set set enabled = $3, updated_at = now() where top_id = $1 and id = $2", [
    topId,
    setId,
    enabled,
  ]);
}

export async function deleteSet(tx: Handle, { topId, setId }: SetRecord): Promise<void> {
  await tx.query("delete from medicine_set where top_id = $1 and id = $2", [topId, setId]);
}
