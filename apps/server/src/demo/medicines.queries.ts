import type { Handle } from "@yunshou/database";
import type { ConflictReason, ConflictSeverity, SaleClass } from "@yunshou/domain";
import type { Owner } from "./demo.queries.ts";

export interface DemoMedicine {
  readonly code: string;
  readonly manufacturer: string;
  readonly registrationNo: string;
  readonly saleClass: SaleClass;
  readonly category: string;
  readonly conditions: readonly string[];
  readonly symptoms: string;
}

export interface DemoProductOnShelf {
  readonly code: string;
  /** The product whose brand and category it shares. */
  readonly like: string;
  readonly saleClass: SaleClass;
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  readonly priceFen: number;
  readonly purchaseFen: number;
}

/** Products that stand in no cabinet, each of the brand and category of one that stands already. */
export async function insertStoredProducts(
  tx: Handle,
  { topId, merchantId }: Owner,
  products: readonly DemoProductOnShelf[],
  madeAt: Date,
): Promise<void> {
  await tx.query(
    `insert into product (top_id, merchant_id, code, name, specification, unit, price_fen, purchase_fen, is_prescription, brand_id, brand, category_id, category, created_at, updated_at)
     select $1, $2, r.code, r.name, r.spec, r.unit, r."priceFen", r."purchaseFen", r."saleClass" = 'prescription', t.brand_id, t.brand, t.category_id, t.category, $4, $4
     from jsonb_to_recordset($3::jsonb) as r(code text, "like" text, name text, spec text, unit text, "priceFen" bigint, "purchaseFen" bigint, "saleClass" text)
     join product t on t.top_id = $1 and t.merchant_id = $2 and t.code = r."like"`,
    [topId, merchantId, JSON.stringify(products), madeAt],
  );
}

interface DemoTree {
  readonly kind: string;
  readonly name: string;
  readonly symptoms: string;
  readonly below: readonly string[];
}

/** Groups of two levels; those below bear no symptoms of their own. */
export async function insertGroups(
  tx: Handle,
  { topId, merchantId }: Owner,
  trees: readonly DemoTree[],
): Promise<void> {
  for (const [place, { kind, name, symptoms, below }] of trees.entries()) {
    await tx.query(
      `with root as (insert into medicine_group (top_id, merchant_id, id, kind, path, name, symptoms, sort_no)
         select $1, $2, n.id, $3, array[n.id], $4, $5, $6 from (select next_id() as id) n returning id)
       insert into medicine_group (top_id, merchant_id, id, kind, parent_id, path, name, sort_no)
       select $1, $2, b.id, $3, root.id, array[root.id, b.id], b.name, b.place * 10
       from root cross join lateral (select next_id() as id, u.name, u.place from unnest($7::text[]) with ordinality as u(name, place)) b`,
      [topId, merchantId, kind, name, symptoms, (place + 1) * 10, below],
    );
  }
}

/** Those that are over the counter or no medicine stand on the shelf. */
export async function insertMedicines(
  tx: Handle,
  { topId, merchantId }: Owner,
  medicines: readonly DemoMedicine[],
  madeAt: Date,
): Promise<void> {
  const rows = `jsonb_to_recordset($3::jsonb) as r(code text, manufacturer text, "registrationNo" text, "saleClass" text, category text, conditions jsonb, symptoms text)`;
  await tx.query(
    `insert into medicine (top_id, merchant_id, product_id, category_id, manufacturer, registration_no, sale_class, symptoms, multi_use, shelf, storage, created_at)
     select $1, $2, p.id, g.id, r.manufacturer, r."registrationNo", r."saleClass", r.symptoms, jsonb_array_length(r.conditions) > 1,
       case when r."saleClass" in ('otcB', 'health') then 'on' end, case when r.code in ('M002', 'M005', 'M008', 'M011') then 'cool' else 'room' end, $4
     from ${rows} join product p on p.top_id = $1 and p.merchant_id = $2 and p.code = r.code
     join medicine_group g on g.top_id = $1 and g.merchant_id = $2 and g.kind = 'category' and g.parent_id is not null and g.name = r.category`,
    [topId, merchantId, JSON.stringify(medicines), madeAt],
  );
  await tx.query(
    `insert into medicine_condition (top_id, merchant_id, product_id, group_id)
     select $1, $2, p.id, g.id from ${rows} cross join lateral jsonb_array_elements_text(r.conditions) c(name)
     join product p on p.top_id = $1 and p.merchant_id = $2 and p.code = r.code
     join medicine_group g on g.top_id = $1 and g.merchant_id = $2 and g.kind = 'condition' and g.parent_id is not null and g.name = c.name`,
    [topId, merchantId, JSON.stringify(medicines)],
  );
}

interface DemoSet {
  readonly name: string;
  readonly category: string;
  readonly condition: string;
  readonly priceFen: number;
  readonly lines: readonly { readonly code: string; readonly quantity: number }[];
}

export async function insertSets(tx: Handle, { topId, merchantId }: Owner, sets: readonly DemoSet[]): Promise<void> {
  await tx.query(
    `with made as (insert into medicine_set (top_id, merchant_id, name, category_id, condition_id, price_fen)
       select $1, $2, r.name, g.id, c.id, r."priceFen" from jsonb_to_recordset($3::jsonb) as r(name text, category text, condition text, "priceFen" bigint)
       join medicine_group g on g.top_id = $1 and g.merchant_id = $2 and g.kind = 'set' and g.name = r.category
       join medicine_group c on c.top_id = $1 and c.merchant_id = $2 and c.kind = 'condition' and c.parent_id is not null and c.name = r.condition
       returning id, name)
     insert into medicine_set_item (top_id, merchant_id, set_id, product_id, quantity)
     select $1, $2, made.id, p.id, l.quantity from jsonb_to_recordset($3::jsonb) as r(name text, lines jsonb)
     join made on made.name = r.name cross join lateral jsonb_to_recordset(r.lines) as l(code text, quantity int)
     join product p on p.top_id = $1 and p.merchant_id = $2 and p.code = l.code`,
    [topId, merchantId, JSON.stringify(sets)],
  );
}

interface DemoConflict {
  readonly name: string;
  readonly other: string;
  readonly severity: ConflictSeverity;
  readonly reason: ConflictReason;
  readonly remark: string;
}

/** Pairs of medicines by their names. */
export async function insertConflicts(
  tx: Handle,
  { topId, merchantId }: Owner,
  conflicts: readonly DemoConflict[],
): Promise<void> {
  await tx.query(
    `insert into medicine_conflict (top_id, merchant_id, product_id, other_product_id, severity, reason, remark)
     select $1, $2, least(p.id, q.id), greatest(p.id, q.id), r.severity, r.reason, r.remark
     from jsonb_to_recordset($3::jsonb) as r(name text, other text, severity text, reason text, remark text)
     join product p on p.top_id = $1 and p.merchant_id = $2 and p.name = r.name
     join product q on q.top_id = $1 and q.merchant_id = $2 and q.name = r.other`,
    [topId, merchantId, JSON.stringify(conflicts)],
  );
}
