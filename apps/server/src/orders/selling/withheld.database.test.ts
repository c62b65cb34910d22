import { withheldSales } from "@yunshou/contract/orders/withheld";
import { asSystem } from "@yunshou/database";
import { verifyDatabase } from "@yunshou/database/verify";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { givenMachine, type TestMachine } from "../../testing/bench/sales.ts";
import { sale } from "./sale.ts";

let server: TestServer;
let machine: TestMachine;
let owner: Client;
let stranger: Client;
let platform: Client;
let told = 0;

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  const { topId, merchantId } = merchant;
  await givenUser(server, merchant, { account: "owner" });
  await givenUser(server, await givenMerchant(server, { name: "旁人" }), { account: "stranger" });
  const platformMerchant = { merchantId: "1", topId: "1", merchantNo: "0" };
  await givenUser(server, platformMerchant, { account: "platform", level: "3", roles: ["platformAdmin"] });
  machine = await givenMachine(server, merchant, "ABSURD1", "上海", [121.4, 31.2]);
  await asSystem(server.database, async (tx) => {
    const [product] = await tx.query<{ id: string }>(
      "insert into product (top_id, merchant_id, code, name, price_fen) values ($1, $2, 'C', '可乐', 350) returning id",
      [topId, merchantId],
    );
    await tx.query(
      "insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity) values ($1, $2, $3, 'main', 11, $4, 350, 100, 200), ($1, $2, $3, 'main', 12, $4, null, 100, 200)",
      [topId, machine.machineId, merchantId, product!.id],
    );
    await tx.query(
      `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
       select $1, $2, $3, 'main', n, $4, 100, 100, 'refill' from generate_series(11, 12) n`,
      [topId, merchantId, machine.machineId, product!.id],
    );
  });
  [owner, stranger, platform] = (await Promise.all(
    ["owner", "stranger", "platform"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

/** Lets the machine say that ten million yuan were paid; answers the number of the order. */
async function absurd(body: Record<string, unknown> = {}, at = new Date()): Promise<string> {
  const saleId = `absurd${++told}`;
  const { topId, merchantId } = machine.merchant;
  const said = { saleId, cabinet: "main", lane: 11, quantity: 2, priceFen: 350, paidFen: 90_000_000, dispensed: 2 };
  const incoming = {
    machine: { machineId: machine.machineId, machineNo: "ABSURD1", topId, merchantId },
    message: { type: "sale", boot: "b", seq: told, at: 0, sentAt: 0, body: { ...said, payment: "cash", ...body } },
    receivedAt: new Date(),
    occurredAt: at,
  } as unknown as Incoming<"sale">;
  await asSystem(server.database, (tx) =>
    sale({ tx, now: new Date(), send: () => {}, afterCommit: () => {}, notify: () => {} } as EffectContext, [incoming]),
  );
  const [row] = await rowsOf<{ id: string }>(server, "select id from withheld_sale where source_key = $1", [
    `sale:${saleId}`,
  ]);
  return row!.id;
}

const orderOf = async (orderNo: string) =>
  (
    await rowsOf<{ paid: string; price: string; state: string }>(
      server,
      "select paid_fen as paid, price_fen as price, state from sales_order where id = $1",
      [orderNo],
    )
  )[0];
const sums = async () => {
  const [row] = await rowsOf<{ rollup: string; cash: string; stock: number }>(
    server,
    `select (select coalesce(sum(amount_fen), 0) from rollup_total)::text as rollup,
       (select coalesce(sum(balance_fen), 0) from ledger.account where code = $1)::text as cash,
       (select stock from lane where machine_id = $2 and lane_no = 11) as stock`,
    [`cash_in_machine:${machine.machineId}`, machine.machineId],
  );
  return row!;
};
const codeOf = async (asked: Promise<{ body: { code: string } }>) => (await asked).body.code;
const broken = () => asSystem(server.database, (tx) => verifyDatabase(tx));

describe("ORDER-16 a sale of an absurd amount", () => {
  it("waits in a list with what the machine said, for its merchant and the platform and nobody else", async () => {
    const before = await sums();
    const orderNo = await absurd();
    expect(await sums()).toEqual(before);
    for (const client of [owner, platform])
      expect((await client.call(withheldSales.list, { state: "open", machineNo: "ABSURD" })).rows).toMatchObject([
        {
          orderNo,
          machineNo: "ABSURD1",
          laneNo: 11,
          productName: "可乐",
          quantity: 2,
          saidFen: "90000000",
          byPriceFen: "700",
        },
      ]);
    expect((await stranger.call(withheldSales.list, {})).rows).toEqual([]);
    const wish = { orderNo, decision: "discard", reason: "x" } as const;
    expect(await codeOf(stranger.try(withheldSales.decide, wish))).toBe("record.unknown");
  });

  it("is booked at the lane's price once, however many accept it at once and whatever the machine says again", async () => {
    const orderNo = await absurd();
    const before = await sums();
    const codes = await Promise.all(
      [owner, platform, owner, platform].map((client) =>
        codeOf(client.try(withheldSales.decide, { orderNo, decision: "byPrice", reason: "" })),
      ),
    );
    expect(codes.toSorted()).toEqual(["H0000", ...Array.from({ length: 3 }, () => "orders.withheldDecided")]);
    expect(await orderOf(orderNo)).toEqual({ paid: "700", price: "700", state: "completed" });
    const after = await sums();
    expect([
      BigInt(after.rollup) - BigInt(before.rollup),
      BigInt(before.cash) - BigInt(after.cash),
      before.stock - after.stock,
    ]).toEqual([700n, 700n, 2]);
    told -= 1;
    expect(await absurd()).toBe(orderNo);
    expect(await sums()).toEqual(after);
    expect(await broken()).toEqual([]);
  });

  it("is booked as what its lane sold then, at the price of then, whatever the lane holds when somebody decides", async () => {
    const inLane = (set: string) =>
      rowsOf(server, `update lane set ${set} where machine_id = $1 and lane_no = 11`, [machine.machineId]);
    const [cola] = await rowsOf<{ id: string }>(server, "select id from product where code = 'C'");
    const dearer = await absurd();
    await inLane("price_fen = 500");
    await owner.call(withheldSales.decide, { orderNo: dearer, decision: "byPrice", reason: "" });
    expect(await orderOf(dearer)).toEqual({ paid: "700", price: "700", state: "completed" });
    await inLane("price_fen = 350");

    const orderNo = await absurd();
    const { topId, merchantId } = machine.merchant;
    await rowsOf(
      server,
      `with w as (insert into product (top_id, merchant_id, code, name, price_fen) values ($1, $2, 'W', '水', 200) returning id)
       update lane set product_id = w.id, price_fen = 200 from w where machine_id = $3 and lane_no = 11`,
      [topId, merchantId, machine.machineId],
    );
    const before = await sums();
    await owner.call(withheldSales.decide, { orderNo, decision: "byPrice", reason: "" });
    expect(await orderOf(orderNo)).toEqual({ paid: "700", price: "700", state: "completed" });
    expect(
      await rowsOf(server, `select product_id as "productId", product_name as name from sales_order where id = $1`, [
        orderNo,
      ]),
    ).toEqual([{ productId: cola!.id, name: "可乐" }]);
    expect((await sums()).stock).toBe(before.stock);
    await rowsOf(
      server,
      "update lane set product_id = $2, price_fen = 350 where machine_id = $1 and lane_no = 11 returning 1",
      [machine.machineId, cola!.id],
    );
    expect(await broken()).toEqual([]);
  });

  it("takes its pieces out of the lane when it is booked, so that the last movement says what the lane holds", async () => {
    const orderNo = await absurd();
    await rowsOf(
      server,
      `with lowered as (update lane set stock = stock - 5 where machine_id = $1 and lane_no = 11 returning *)
       insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
       select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, -5, stock, 'count' from lowered`,
      [machine.machineId],
    );
    await owner.call(withheldSales.decide, { orderNo, decision: "byPrice", reason: "" });
    const [last] = await rowsOf<{ stock: number }>(
      server,
      "select stock_after as stock from stock_movement where machine_id = $1 and lane_no = 11 order by id desc limit 1",
      [machine.machineId],
    );
    expect(last!.stock).toBe((await sums()).stock);
  });

  it("of a day that has ended counts for that day", async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const orderNo = await absurd({}, yesterday);
    await owner.call(withheldSales.decide, { orderNo, decision: "byPrice", reason: "" });
    const rows = await rowsOf<{ day: string }>(
      server,
      "select to_char(business_day, 'YYYY-MM-DD') as day from sales_order where id = $1",
      [orderNo],
    );
    expect(rows).toEqual([{ day: businessDay(yesterday, "Asia/Shanghai") }]);
    expect(await broken()).toEqual([]);
  });

  it("is booked as said by the platform only, and then is an exception with its money", async () => {
    const orderNo = await absurd();
    const wish = { orderNo, decision: "asSaid", reason: "凭证已核对" } as const;
    expect(await codeOf(owner.try(withheldSales.decide, wish))).toBe("orders.withheldPlatformOnly");
    expect(await codeOf(platform.try(withheldSales.decide, { ...wish, reason: " " }))).toBe("orders.noteRequired");
    const before = await sums();
    await platform.call(withheldSales.decide, wish);
    expect(await orderOf(orderNo)).toMatchObject({ paid: "90000000", state: "exception" });
    expect(BigInt((await sums()).rollup) - BigInt(before.rollup)).toBe(90_000_000n);
    expect(await broken()).toEqual([]);
  });

  it("is discarded with a reason, which stays, and is never counted", async () => {
    const orderNo = await absurd({ lane: 12 });
    const before = await sums();
    const wish = { orderNo, decision: "discard", reason: "机器故障" } as const;
    expect(await codeOf(owner.try(withheldSales.decide, { ...wish, reason: "" }))).toBe("orders.noteRequired");
    expect(await codeOf(owner.try(withheldSales.decide, { ...wish, decision: "byPrice" }))).toBe(
      "orders.withheldNoPrice",
    );
    await owner.call(withheldSales.decide, wish);
    expect([await sums(), await orderOf(orderNo)]).toEqual([before, undefined]);
    const [row] = (await owner.call(withheldSales.list, { state: "discard" })).rows;
    expect(row).toMatchObject({ orderNo, reason: "机器故障", byPriceFen: null, paidFen: null });
    const [entry] = await rowsOf(
      server,
      "select after ->> 'decision' as decision, after ->> 'saidFen' as said from audit_log where action = 'orders.decide' and object = $1",
      [orderNo],
    );
    expect(entry).toEqual({ decision: "discard", said: "90000000" });
    expect(await codeOf(platform.try(withheldSales.decide, { ...wish, decision: "asSaid" }))).toBe(
      "orders.withheldDecided",
    );
  });
});
