import type { AnswerOf, Language } from "@yunshou/contract";
import type { modelling } from "@yunshou/contract/goods/modelling";
import { type Handle, sql, statement } from "@yunshou/database";
import { mostAlike } from "@yunshou/domain";
import { nameIn } from "../productNames.queries.ts";

type Alike = AnswerOf<typeof modelling.detail>["alike"];

/** Products of one brand that are compared by name; more a person would not look through either. */
const compared = 500;

/** The official products that are likely a product: of its barcode, or of its brand and with much of its name (PRODUCT-20). */
export async function alikeProducts(
  tx: Handle,
  language: Language,
  { name, brand, barcode }: { readonly name: string; readonly brand: string; readonly barcode: string | null },
): Promise<Alike> {
  const rows = await tx.query<Alike[number] & { readonly originalName: string }>(
    ...statement(sql`select p.id as "libraryId", p.code as "productCode", ${nameIn("p", language)} as "productName", p.name as "originalName",
        p.specification as spec, p.barcode, p.image as thumbnail, p.barcode is not null and p.barcode is not distinct from ${barcode}::text as "sameBarcode"
      from library_product p where p.barcode = ${barcode}::text or p.id in (
        select o.id from library_product o where o.brand_id in (select a.id from library_attribute a where a.kind = 'brand' and lower(a.name) = lower(${brand}))
        order by o.id desc limit ${compared}::int)`),
  );
  const named = rows.map((row) => ({ ...row, shown: row.productName, productName: row.originalName }));
  return mostAlike(name, named).map(({ shown, originalName: _, ...row }) => ({ ...row, productName: shown }));
}
