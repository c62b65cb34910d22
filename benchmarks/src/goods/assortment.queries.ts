import type { Handle } from "@yunshou/database";
import type pg from "pg";
import { findableBy } from "@yunshou/server/platform/spelling";

const places =
  "云岭 青屿 溪上 远山 竹下 橙日 芒田 晨舟 南塘 禾渡 松野 海沐 白鹭 栖谷 拾味 知麦 鹿屿 糖屿 木槿 桃里".split(" ");
const flavours = "茉莉 蜜桃 青柑 桂花 荔枝 柠檬 海盐 香草 燕麦 黑糖".split(" ");
const kinds = "绿茶 乌龙茶 汽水 薯片 饼干 牛奶 果汁 坚果 咖啡 矿泉水".split(" ");

/** Two thousand names with what each is found by, as the product writes it. */
function names() {
  return places.flatMap((place) =>
    flavours.flatMap((flavour) =>
      kinds.map((kind) => {
        const name = `${place}${flavour}${kind}`;
        return { name, ...findableBy([name]) };
      }),
    ),
  );
}

/**
 * Fills the library with products of which each has a code and a barcode of its own; brand and category follow the name.
 * What is searched in is that of the name, and of the numbers what `searchPieces` makes of digits: their pairs and triples.
 */
export async function fillLibrary(client: pg.Client, count: number): Promise<void> {
  await client.query("drop index library_product_pieces");
  await client.query(
    `insert into library_attribute (id, kind, path, name)
     select n.id, n.kind, array[n.id], n.name from (select next_id() as id, kind, name from unnest($1::text[]) name, unnest(array['brand', 'category']) kind) n`,
    [[...places, ...kinds]],
  );
  await client.query(
    `insert into library_product (code, name, brand_id, brand, category_id, category, barcode, unit, likeness, search, pieces)
     select c.code, b.name, br.id, br.name, ca.id, ca.name, c.barcode, '瓶', c.code, c.code_lower || E'\\n' || c.barcode || E'\\n' || b.search,
       b.pieces || c.pairs
     from generate_series(1, $2::int) n
       join (select row_number() over () - 1 as place, name, search, pieces from jsonb_to_recordset($1::jsonb) as r(name text, search text, pieces text[])) b on b.place = n % 2000
       cross join lateral (select 'PT' || lpad(n::text, 8, '0') as code, 'pt' || lpad(n::text, 8, '0') as code_lower, '690' || lpad((n::bigint * 7919 % 10000000000)::text, 10, '0') as barcode) k
       cross join lateral (select k.*, array(select distinct substr(d, at, size) from unnest(array[k.code_lower, k.barcode]) d, generate_series(1, 12) at, unnest(array[2, 3]) size
         where at + size - 1 <= length(d) and (size = 2 or substr(d, at, 3) ~ '^[0-9]+$')) as pairs) c
       join library_attribute br on br.kind = 'brand' and br.name = substr(b.name, 1, 2)
       join library_attribute ca on ca.kind = 'category' and ca.name = substr(b.name, 5)`,
    [JSON.stringify(names()), count],
  );
  await client.query("set maintenance_work_mem = '1GB'");
  await client.query(
    "create index library_product_pieces on library_product using gin (pieces) with (fastupdate = off)",
  );
}

/** A merchant with the trees that the imported rows name. */
export async function givenAssortment(tx: Handle): Promise<{ topId: string; merchantId: string; userId: string }> {
  const [row] = await tx.query<{ topId: string; merchantId: string; userId: string }>(
    `with m as (insert into merchant (id, top_id, path, merchant_no, name, kind) select id, id, array[id], '7001', '基准', 'ordinary' from (select next_id() as id) n returning id),
       a as (insert into attribute (id, top_id, merchant_id, kind, path, name) select n.id, n.owner, n.owner, n.kind, array[n.id], n.name
         from (select next_id() as id, m.id as owner, kind, case kind when 'brand' then '云岭' else '茶饮料' end as name from m, unnest(array['brand', 'category']) kind) n),
       u as (insert into app_user (top_id, merchant_id, account, name, level, status, kdf_version, verifier) select id, id, 'bench', 'bench', '1', 'normal', 1, '\\x00' from m returning id, merchant_id)
     select u.merchant_id as "topId", u.merchant_id as "merchantId", u.id as "userId" from u`,
  );
  return row!;
}

/** What an import of products leaves in the catalogue: the products, and where their prices began. */
const written = ["product", "product_price"] as const;

/** Writes these rows to files of the database's machine. */
export async function copyOut(client: pg.Client, folder: string): Promise<void> {
  for (const table of written) await client.query(`copy ${table} to '${folder}/${table}'`);
}

/** Tables with the same columns, checks, indexes and references, so that COPY proves as much of each row. */
export async function makeCopy(client: pg.Client): Promise<void> {
  for (const table of written) {
    await client.query(`create table ${table}_copy (like ${table} including all)`);
    const { rows } = await client.query<{ reference: string }>(
      "select pg_get_constraintdef(oid) as reference from pg_constraint where contype = 'f' and conrelid = $1::regclass",
      [table],
    );
    for (const { reference } of rows) await client.query(`alter table ${table}_copy add ${reference}`);
  }
}

/** Reads the rows from the files, all of them or none. */
export async function copyIn(client: pg.Client, folder: string): Promise<void> {
  await client.query("begin");
  for (const table of written) await client.query(`copy ${table}_copy from '${folder}/${table}'`);
  await client.query("commit");
}

export async function countProducts(tx: Handle): Promise<number> {
  const [row] = await tx.query<{ n: number }>("select count(*)::int as n from product");
  return row!.n;
}
