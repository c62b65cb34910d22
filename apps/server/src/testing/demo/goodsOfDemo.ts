import { existsSync } from "node:fs";
import { asSystem } from "@yunshou/database";
import { type Fulfilment, type PayState, mallOrderStates, mallOrderTable } from "@yunshou/domain";
import { expect, it } from "vitest";
import type { FoundedDemo } from "./foundedDemo.ts";

/** What lies in warehouses, lanes and the shelf of the mall. */
export function goodsOfDemo(demo: FoundedDemo): void {
  const { count } = demo;

  it("MALL-06 has orders of the mall in every state that lasts", async () => {
    const pairs = await asSystem(demo.database(), (tx) =>
      tx.query<{ payState: PayState; fulfilment: Fulfilment }>(
        'select distinct o.pay_state as "payState", f.fulfilment from mall_order f join sales_order o on o.id = f.id',
      ),
    );
    expect(new Set(pairs.map(({ payState, fulfilment }) => mallOrderTable[payState][fulfilment]))).toEqual(
      new Set(mallOrderStates.filter((state) => state !== "refunding")),
    );
  });

  it("STAT-06 MALL-04 has sales of the mall at several pickup points and to the door", async () => {
    const counted = "from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id where o.counted";
    expect(await count(`select count(distinct f.pickup_point_id) as n ${counted}`)).toBeGreaterThan(2);
    expect(await count(`select count(*) as n ${counted} and f.pickup_point_id is null`)).toBeGreaterThan(0);
    expect(await count("select count(*) as n from mall_pickup_point where search = ''")).toBe(0);
  });

  it("STOCK-01 has counts of places: a finished one, one of a bag that waits and one that is half done", async () => {
    const rows = await asSystem(demo.database(), (tx) =>
      tx.query(
        `select w.kind, c.state, sum(l.difference) < 0 as short, sum(l.value_fen) < 0 as booked from goods_count c
           join warehouse w on w.top_id = c.top_id and w.id = c.warehouse_id join goods_count_line l on l.top_id = c.top_id and l.count_id = c.id
         group by c.top_id, c.id, w.kind, c.state order by c.id`,
      ),
    );
    expect(rows).toEqual([
      { kind: "warehouse", state: "booked", short: true, booked: true },
      { kind: "bag", state: "waiting", short: true, booked: false },
      { kind: "warehouse", state: "counting", short: true, booked: false },
    ]);
  });

  it("STOCK-08 has transfers between warehouses that the books of both agree on, and one that was taken back", async () => {
    const rows = await asSystem(demo.database(), (tx) =>
      tx.query(
        `select d.state, w.name as "from", i.name as into, l.pieces, l.value > 0 as valued,
           (select sum(x.quantity)::int from goods_movement x where x.top_id = d.top_id and x.document_id = d.id) as moved,
           (select count(*)::int from goods_movement x where x.top_id = d.top_id and x.document_id = d.id) as movements
         from goods_document d join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id join warehouse i on i.top_id = d.top_id and i.id = d.bag_id
         cross join lateral (select sum(quantity)::int as pieces, sum(value_fen) as value from goods_document_line n where n.top_id = d.top_id and n.document_id = d.id) l
         where d.kind = 'transfer' order by d.id`,
      ),
    );
    expect(rows).toEqual([
      { state: "booked", from: "虹桥仓", into: "松江仓", pieces: 30, valued: true, moved: 0, movements: 6 },
      { state: "booked", from: "松江仓", into: "虹桥仓", pieces: 4, valued: true, moved: 0, movements: 2 },
      { state: "reversed", from: "虹桥仓", into: "松江仓", pieces: 6, valued: true, moved: 0, movements: 4 },
    ]);
  });

  it("STOCK-08 GEN-18 has bills of suppliers: one overdue, one partly paid and one that asks for more than came", async () => {
    const rows = await asSystem(demo.database(), (tx) =>
      tx.query(
        `select b.due_on < current_date as due, b.amount_fen > b.expected_fen as differs, coalesce(sum(y.amount_fen), 0) > 0 as paid, b.remark <> '' as explained
         from supplier_bill b left join supplier_payment y on y.top_id = b.top_id and y.bill_id = b.id group by b.top_id, b.id order by b.id`,
      ),
    );
    expect(rows).toEqual([
      { due: true, differs: false, paid: false, explained: false },
      { due: false, differs: false, paid: true, explained: false },
      { due: false, differs: true, paid: false, explained: true },
    ]);
  });

  it("STOCK-06 STOCK-07 has suppliers of the merchant above as well, with goods and a plan begun", async () => {
    const rows = await asSystem(demo.database(), (tx) =>
      tx.query(
        `select m.level_no as level, count(*)::int as suppliers,
           bool_and(exists (select from supplier_product k where k.top_id = s.top_id and k.supplier_id = s.id)) as goods,
           bool_and(exists (select from goods_document d where d.top_id = s.top_id and d.supplier_id = s.id and d.kind = 'plan' and d.state = 'draft')) as begun
         from supplier s join (select id, cardinality(path) as level_no from merchant) m on m.id = s.merchant_id group by 1 order by 1`,
      ),
    );
    expect(rows).toMatchObject([
      { suppliers: 1, goods: true, begun: true },
      { suppliers: 3, goods: true },
    ]);
  });

  it("MALL-04 has group purchases of the mall as they stand for people, and groups in every state", async () => {
    const states = await asSystem(demo.database(), (tx) =>
      tx.query<{ purchase: string; state: string | null }>(
        `select distinct b.state || case when b.ends_at <= now() then ' ended' when b.starts_at > now() then ' scheduled' when b.taken >= b.pieces then ' sold out' else '' end as purchase,
           g.state from mall_group_buy b left join mall_buying_group g on g.group_buy_id = b.id`,
      ),
    );
    expect(new Set(states.map(({ purchase }) => purchase))).toEqual(
      new Set(["draft scheduled", "open scheduled", "open", "open sold out", "open ended", "stopped"]),
    );
    expect(new Set(states.flatMap(({ state }) => state ?? []))).toEqual(new Set(["gathering", "complete", "failed"]));
  });

  it("LANE-07 has machines at which orders of the mall were fetched with their codes, and others wait", async () => {
    const rows = await asSystem(demo.database(), (tx) =>
      tx.query(
        "select fulfilment, count(*)::int as n from mall_order where pickup_machine_id is not null group by 1 order by 1",
      ),
    );
    expect(rows).toEqual([
      { fulfilment: "completed", n: 2 },
      { fulfilment: "toPickUp", n: 2 },
    ]);
  });

  it("draws a picture for every product", async () => {
    const products = await asSystem(demo.database(), (tx) => tx.query<{ image: string }>("select image from product"));
    // Its own 48 and 108 medicines without a picture, the 12 that it took from the library, and 4 of an import.
    expect(products.length).toBe(172);
    for (const { image } of products.filter(({ image }) => image !== null))
      expect(existsSync(new URL(`../../../assets/spImg/${image}`, import.meta.url)), image).toBe(true);
  });

  it("PRODUCT-14 PRODUCT-15 PRODUCT-17 gives products values of all five trees, and tags of which one is borne by nothing", async () => {
    for (const column of ["category_id", "brand_id", "flavour_id", "specification_id", "packaging_id"])
      expect(await count(`select count(*) as n from product where ${column} is not null`), column).toBeGreaterThan(8);
    expect(await count("select count(*) as n from product where category_id is null or brand_id is null")).toBe(0);
    expect(await count("select count(*) as n from product_tag")).toBe(8);
    expect(await count("select count(distinct tag_id) as n from product_tagging")).toBe(7);
    expect(
      await count(
        "select count(*) as n from product_tag t where not exists (select from image i where i.name = t.icon)",
      ),
    ).toBe(0);
  });

  it("PRODUCT-03 PRODUCT-22 PRODUCT-29 shows products that were taken from the library, translated ones and others, each with a barcode of its own", async () => {
    expect(await count("select count(*) as n from product where library_id is not null and code like 'SP%'")).toBe(12);
    for (const language of ["en", "lo"]) {
      const translated = await count(`select count(*) as n from product where names ? '${language}'`);
      expect(translated).toBeGreaterThan(10);
      expect(translated).toBeLessThan(48);
    }
    expect(await count("select count(distinct barcode) as n from product")).toBe(60);
  });

  it("has a price history that leads to the prices of today, and imports in every state that a person leaves them in", async () => {
    expect(
      await count(
        `select count(*) as n from product p where p.price_fen is distinct from
           (select h.price_fen from product_price h where h.top_id = p.top_id and h.product_id = p.id order by h.changed_at desc, h.id desc limit 1)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `select count(*) as n from (select price_before_fen, lag(price_fen) over (partition by product_id order by changed_at, id) as before from product_price) h
         where h.price_before_fen is distinct from h.before`,
      ),
    ).toBe(0);
    expect(await count("select count(distinct batch_id) as n from product_price where reason <> ''")).toBe(4);
    expect(
      await asSystem(demo.database(), (tx) =>
        tx.query("select state, creates, refusals from import_batch where kind <> 'bankArrivals' order by created_at"),
      ),
    ).toEqual([
      { state: "undone", creates: 2, refusals: 0 },
      { state: "imported", creates: 4, refusals: 0 },
      { state: "checked", creates: 2, refusals: 4 },
      { state: "mapping", creates: 0, refusals: 0 },
    ]);
  });

  it("STOCK-08 shows what replenishers said from their phones, where a bag was short and a lane had no room", async () => {
    expect(await count("select count(*) as n from visit_act where kind = 'fillLane' and done > 0")).toBeGreaterThan(1);
    expect(await count("select count(*) as n from visit_act where counted_fen < expected_fen")).toBeGreaterThan(0);
    expect(await count("select count(*) as n from visit_act where rest > 0")).toBeGreaterThan(0);
  });
}
