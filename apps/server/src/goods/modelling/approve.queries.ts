import type { Handle } from "@yunshou/database";
import type { AttributeKind } from "@yunshou/domain";

/** The names of a value of a merchant's tree and of all above it, from the root. */
async function wayTo(tx: Handle, topId: string, attributeId: string): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select x.name from attribute a cross join unnest(a.path) with ordinality t (id, place) join attribute x on x.top_id = a.top_id and x.id = t.id
     where a.top_id = $1 and a.id = $2 order by t.place`,
    [topId, attributeId],
  );
  return rows.map(({ name }) => name);
}

/** The library's value of that name below a parent, made when it is not there. The library is locked. */
async function plantOne(
  tx: Handle,
  kind: AttributeKind,
  categoryId: string | null,
  parentId: string | null,
  name: string,
): Promise<string> {
  const values = [kind, categoryId, parentId, name];
  await tx.query(
    `insert into library_attribute (id, kind, category_id, parent_id, path, name, sort_no)
     select n.id, $1, $2, $3, coalesce(p.path, '{}') || n.id, $4,
       coalesce((select max(a.sort_no) from library_attribute a where a.kind = $1 and a.category_id is not distinct from $2 and a.parent_id is not distinct from $3), 0) + 10
     from (select next_id() as id) n left join library_attribute p on p.id = $3
     on conflict do nothing`,
    values,
  );
  const [row] = await tx.query<{ id: string }>(
    `select a.id from library_attribute a where a.kind = $1 and a.category_id is not distinct from $2::bigint and a.parent_id is not distinct from $3::bigint and lower(a.name) = lower($4)`,
    values,
  );
  return row!.id;
}

/** The library's value that stands where a merchant's value stands, with all above it; its name as the library writes it. */
export async function plantLike(
  tx: Handle,
  kind: AttributeKind,
  {
    topId,
    attributeId,
    categoryId = null,
  }: { readonly topId: string; readonly attributeId: string; readonly categoryId?: string | null },
): Promise<{ readonly id: string; readonly name: string }> {
  let id: string | null = null;
  for (const name of await wayTo(tx, topId, attributeId)) id = await plantOne(tx, kind, categoryId, id, name);
  const [row] = await tx.query<{ id: string; name: string }>("select id, name from library_attribute where id = $1", [
    id,
  ]);
  return row!;
}

/** What of a merchant's product goes into the library. */
export interface Approved {
  readonly name: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly specificationId: string | null;
  readonly flavourId: string | null;
  readonly packagingId: string | null;
  readonly barcode: string | null;
  readonly unit: string;
  readonly weightGrams: number | null;
  readonly toleranceGrams: number | null;
  readonly image: string;
  readonly details: string[];
  readonly isPrescription: boolean;
}

/** Undefined where its merchant has deleted the product. */
export async function approvedProduct(tx: Handle, topId: string, productId: string): Promise<Approved | undefined> {
  const [row] = await tx.query<Approved>(
    `select name, brand_id as "brandId", category_id as "categoryId", specification_id as "specificationId", flavour_id as "flavourId",
       packaging_id as "packagingId", barcode, unit, weight_grams as "weightGrams", tolerance_grams as "toleranceGrams", image, details, is_prescription as "isPrescription"
     from product where top_id = $1 and id = $2 and deleted_at is null`,
    [topId, productId],
  );
  return row;
}
