import type { Handle } from "@yunshou/database";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** A category below a group, e.g. 茶饮料 below 饮料. */
export interface DemoCategory {
  readonly group: string;
  readonly category: string;
}

/** A flavour or packaging that is offered for one category. */
export interface DemoChoice {
  readonly kind: "flavour" | "packaging";
  readonly category: string;
  readonly name: string;
}

/** Plants the trees of a merchant from its products: groups with categories, brands, and for each category its sizes, flavours and packagings. */
export async function plantTrees(
  tx: Handle,
  { topId, merchantId }: Owner,
  categories: readonly DemoCategory[],
  choices: readonly DemoChoice[],
): Promise<void> {
  const owner = [topId, merchantId];
  await tx.query(
    `insert into attribute (id, top_id, merchant_id, kind, path, name, sort_no)
     select id, $1, $2, 'category', array[id], name, place * 10 from (
       select next_id() as id, name, row_number() over (order by place) as place from (select r."group" as name, min(place) as place
         from rows from (jsonb_to_recordset($3::jsonb) as ("group" text, category text)) with ordinality as r("group", category, place) group by 1) g) n`,
    [...owner, JSON.stringify(categories)],
  );
  await tx.query(
    `insert into attribute (id, top_id, merchant_id, kind, parent_id, path, name, sort_no)
     select n.id, $1, $2, 'category', g.id, array[g.id, n.id], n.category, n.place * 10
     from (select next_id() as id, r."group", r.category, place from rows from (jsonb_to_recordset($3::jsonb) as ("group" text, category text)) with ordinality as r("group", category, place)) n
       join attribute g on g.top_id = $1 and g.merchant_id = $2 and g.kind = 'category' and g.parent_id is null and g.name = n."group"`,
    [...owner, JSON.stringify(categories)],
  );
  await tx.query(
    `insert into attribute (id, top_id, merchant_id, kind, path, name, sort_no)
     select id, $1, $2, 'brand', array[id], brand, place * 10 from (select next_id() as id, brand, row_number() over (order by brand) as place
       from (select distinct brand from product where top_id = $1 and merchant_id = $2 and brand <> '') b) n`,
    owner,
  );
  await tx.query(
    `insert into attribute (id, top_id, merchant_id, kind, category_id, path, name, sort_no)
     select n.id, $1, $2, n.kind, c.id, array[n.id], n.name, n.place * 10
     from (select next_id() as id, kind, category, name, row_number() over (partition by kind, category order by name) as place from (
         select distinct 'specification' as kind, category, specification as name from product where top_id = $1 and merchant_id = $2 and specification <> ''
         union select kind, category, name from jsonb_to_recordset($3::jsonb) as r(kind text, category text, name text)) d) n
       join attribute c on c.top_id = $1 and c.merchant_id = $2 and c.kind = 'category' and c.parent_id is not null and c.name = n.category`,
    [...owner, JSON.stringify(choices)],
  );
  await tx.query(
    `update product p set category_id = c.id, brand_id = b.id, specification_id = s.id,
       flavour_id = (select a.id from attribute a where a.top_id = $1 and a.merchant_id = $2 and a.kind = 'flavour' and a.category_id = c.id and a.name = p.flavour),
       packaging_id = (select a.id from attribute a where a.top_id = $1 and a.merchant_id = $2 and a.kind = 'packaging' and a.category_id = c.id and a.name = p.packaging)
     from attribute c, attribute b, attribute s
     where p.top_id = $1 and p.merchant_id = $2 and c.top_id = $1 and c.merchant_id = $2 and c.kind = 'category' and c.parent_id is not null and c.name = p.category
       and b.top_id = $1 and b.merchant_id = $2 and b.kind = 'brand' and b.name = p.brand
       and s.top_id = $1 and s.merchant_id = $2 and s.kind = 'specification' and s.category_id = c.id and s.name = p.specification`,
    owner,
  );
}

/** The platform's library has the trees of both merchants, by name. */
export async function plantLibraryTrees(tx: Handle): Promise<void> {
  await tx.query(
    `insert into library_attribute (id, kind, path, name, sort_no)
     select id, kind, array[id], name, place * 10 from (select next_id() as id, kind, name, row_number() over (partition by kind order by place, name) as place
       from (select kind, name, min(sort_no) as place from attribute where parent_id is null and kind in ('category', 'brand') group by 1, 2) d) n`,
    [],
  );
  await tx.query(
    `insert into library_attribute (id, kind, parent_id, path, name, sort_no)
     select n.id, 'category', g.id, array[g.id, n.id], n.name, n.place * 10
     from (select next_id() as id, above, name, row_number() over (partition by above order by place, name) as place from (
         select u.name as above, a.name, min(a.sort_no) as place from attribute a join attribute u on u.top_id = a.top_id and u.id = a.parent_id
         where a.kind = 'category' group by 1, 2) d) n
       join library_attribute g on g.kind = 'category' and g.parent_id is null and g.name = n.above`,
    [],
  );
  await tx.query(
    `insert into library_attribute (id, kind, category_id, path, name, sort_no)
     select n.id, n.kind, c.id, array[n.id], n.name, n.place * 10
     from (select next_id() as id, kind, category, name, row_number() over (partition by kind, category order by name) as place from (
         select distinct a.kind, u.name as category, a.name from attribute a join attribute u on u.top_id = a.top_id and u.id = a.category_id) d) n
       join library_attribute c on c.kind = 'category' and c.parent_id is not null and c.name = n.category`,
    [],
  );
}
