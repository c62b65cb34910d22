import type { Handle } from "@yunshou/database";
import type { Findable } from "../platform/spelling.ts";
import type { DemoLibraryProduct } from "./libraryProducts.ts";

/** Gives the library's trees the brands, sizes and packagings of the products that are to come; its categories stand. */
export async function plantLibraryValues(tx: Handle, products: readonly DemoLibraryProduct[]): Promise<void> {
  const brands = [...new Set(products.map(({ brand }) => brand))];
  await tx.query(
    `insert into library_attribute (id, kind, path, name, sort_no)
     select n.id, 'brand', array[n.id], n.name, 1000 + n.place * 10 from (select next_id() as id, name, place from unnest($1::text[]) with ordinality b (name, place)) n
     on conflict do nothing`,
    [brands],
  );
  const values = products.flatMap(({ category, specification, packaging }) => [
    { kind: "specification", category, name: specification },
    ...(packaging === "" ? [] : [{ kind: "packaging", category, name: packaging }]),
  ]);
  await tx.query(
    `insert into library_attribute (id, kind, category_id, path, name, sort_no)
     select n.id, n.kind, c.id, array[n.id], n.name, 1000 + n.place * 10
     from (select next_id() as id, kind, category, name, row_number() over (partition by kind, category order by name) as place
       from (select distinct kind, category, name from jsonb_to_recordset($1::jsonb) as r(kind text, category text, name text)) d) n
       join library_attribute c on c.kind = 'category' and c.parent_id is not null and c.name = n.category
     on conflict do nothing`,
    [JSON.stringify(values)],
  );
}

export async function insertLibrary(
  tx: Handle,
  products: readonly (DemoLibraryProduct & Findable & { readonly likeness: string })[],
  madeAt: Date,
): Promise<void> {
  await tx.query(
    `insert into library_product (code, name, brand_id, brand, category_id, category, specification_id, specification, packaging_id, packaging,
       barcode, unit, weight_grams, tolerance_grams, image, likeness, search, pieces, created_at)
     select r.code, r.name, b.id, b.name, c.id, c.name, s.id, r.specification, k.id, r.packaging,
       r.barcode, r.unit, r."weightGrams", r."toleranceGrams", r.image, r.likeness, r.search, r.pieces, $2
     from jsonb_to_recordset($1::jsonb) as r(code text, name text, brand text, category text, specification text, packaging text, barcode text, unit text,
         "weightGrams" int, "toleranceGrams" int, image text, likeness text, search text, pieces text[])
       join library_attribute b on b.kind = 'brand' and b.parent_id is null and b.name = r.brand
       join library_attribute c on c.kind = 'category' and c.parent_id is not null and c.name = r.category
       left join library_attribute s on s.kind = 'specification' and s.category_id = c.id and s.name = r.specification
       left join library_attribute k on k.kind = 'packaging' and k.category_id = c.id and k.name = r.packaging
     order by r.code`,
    [JSON.stringify(products), madeAt],
  );
}

/** Products with the barcode of an official one were taken from it. */
export async function linkTaken(tx: Handle): Promise<void> {
  await tx.query("update product p set library_id = l.id from library_product l where l.barcode = p.barcode", []);
}
