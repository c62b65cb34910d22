import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay, businessTime } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneProvider } from "../../payments/providers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type Bench, benchSecrets, brokenRules, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { mallAfterSaleHandlers } from "../afterSales/afterSales.ts";
import { mallOrderHandlers } from "../orders/orders.ts";
import { shopFrontHandlers } from "../shopFront/shopFronts.ts";
import { quickBuyHandlers } from "./quickBuys.ts";

const minuteMs = 60_000;
let bench: Bench;
let dependencies: Parameters<typeof quickBuyHandlers>[0];
let now: Date;
let address = 0;
let clock = 0;

beforeAll(async () => {
  bench = await openBench();
  const { database, provider } = bench;
  dependencies = {
    database,
    providers: oneProvider(provider),
    notify: () => {},
    log: silentLog,
    secrets: benchSecrets,
  };
  await bench.write((tx) =>
    tx.query(
      "insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, delivery_ways, delivery_fee_fen, close_minutes) values (1, 1, 'quickBuy', 'S2', '随手购', '400-800-1234', '{pickup}', 0, 30)",
    ),
  );
  now = (await bench.read<{ now: Date }>("select now() as now"))[0]!.now;
});
afterAll(() => bench.close());

interface Asked {
  readonly code?: string;
  readonly orderNo: string;
  readonly amountFen: string;
  readonly codeUrl: string | null;
  readonly orderStatus: string;
  readonly deliveryState: string | null;
  readonly quickBuyState: string;
  readonly products: readonly { productId: string; laneNo: number; priceFen: string; payFen: string; free: number }[];
  readonly rows: readonly { orderNo: string; orderStatus: string; pickupPoint: string }[];
}

async function ask(handler: (call: never) => unknown, input: object): Promise<Asked> {
  const later: (() => unknown)[] = [];
  const session = { userId: "5", timeZone: "Asia/Shanghai", scope: { topId: "1", merchants: ["1"] } };
  const call = { input, session, now: new Date(now.getTime() + clock), address: `10.7.${++address}.1`, language: "zh" };
  const answer = await asSystem(bench.database, async (tx) => {
    const given = await handler({ ...call, tx, afterCommit: (act: () => unknown) => void later.push(act) } as never);
    if (isRefusal(given)) throw Object.assign(new Error(given.code), { refused: given });
    return given;
  }).catch((error: { refused?: unknown }) => error.refused ?? Promise.reject(error as Error));
  for (const act of later) await act();
  return answer as Asked;
}
const newToken = () => randomBytes(18).toString("base64url");
const look = (machineNo: string) => ask(quickBuyHandlers(dependencies).machine, { machineNo });
const place = (machineNo: string, token = newToken(), more: object = {}) =>
  ask(quickBuyHandlers(dependencies).place, {
    machineNo,
    token,
    session: null,
    cabinet: "main",
    laneNo: 11,
    productId: null,
    quantity: 1,
    priceFen: "350",
    couponCode: "",
    payMethod: "wechat",
    ...more,
  });
const state = (token: string) => ask(shopFrontHandlers(dependencies).order, { shopNo: "S2", token, orderNo: null });
const wait = (ms = minuteMs / 2) => {
  clock += ms;
  return bench.sweep(new Date(now.getTime() + clock));
};
const pay = async (orderNo: string) => {
  await wait();
  bench.provider.pay(orderNo);
  await wait();
};
const stockOf = async (machineId: string) =>
  (
    await bench.read<{ stock: number }>("select stock from lane where machine_id = $1 and lane_no = 11", [machineId])
  )[0]!.stock;

describe("a machine whose code somebody scanned", () => {
  it("MALL-04 ORDER-11 shows what it sells, is paid by phone, and dispenses by the protocol of every paid order", async () => {
    const machine = await bench.addMachine("Q1");
    expect(await look("q1")).toMatchObject({
      quickBuyState: "open",
      products: [{ laneNo: 11, priceFen: "350", payFen: "350", free: 5 }],
    });
    const token = newToken();
    const order = await place("Q1", token, { quantity: 2 });
    expect([order.amountFen, (await place("Q1", token, { quantity: 2 })).orderNo]).toEqual(["700", order.orderNo]);
    expect((await look("Q1")).products[0]).toMatchObject({ laneNo: 12, free: 5 });
    await wait();
    const { codeUrl } = await ask(shopFrontHandlers(dependencies).payment, { shopNo: "S2", token, orderNo: null });
    expect(codeUrl).toBe(`demo://pay/${order.orderNo}`);
    // The code is for the phone: the machine shows it to nobody.
    expect(await bench.read("select 1 from outbox where machine_id = $1", [machine.machineId])).toEqual([]);
    await pay(order.orderNo);
    expect(await state(token)).toMatchObject({ orderStatus: "toPickUp", deliveryState: "delivering" });
    await bench.act("shipClaim", [{ orderNo: order.orderNo }], { machine });
    await bench.act("shipResult", [{ orderNo: order.orderNo, dispensed: 2 }], { machine });
    expect(await state(token)).toMatchObject({ orderStatus: "completed", deliveryState: "delivered" });
    expect(await stockOf(machine.machineId)).toBe(3);
    const day = businessDay(now, "Asia/Shanghai");
    const range = { fromDay: addDays(day, -1), toDay: addDays(day, 1), page: 1, pageSize: 20, direction: "desc" };
    const { rows } = await ask(mallOrderHandlers("quickBuy", dependencies).list, range);
    expect(rows).toMatchObject([{ orderNo: order.orderNo, orderStatus: "completed", receiverPhone: "" }]);
    expect(
      await bench.read("select business, machine_id = $2 as here from sales_order where id = $1", [
        order.orderNo,
        machine.machineId,
      ]),
    ).toEqual([{ business: "miniProgram", here: true }]);
  });

  it("GEN-19 MKT-16 shows its prices and the group code that hangs at it, also where it sells in the shop of a merchant above its own", async () => {
    const { machineId } = await bench.addMachine("Q9");
    const shown = async () => ((await look("Q9")) as unknown as { groupCode: { qrName: string } | null }).groupCode;
    await bench.write(async (tx) => {
      await tx.query(
        "insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind, province) values (9, 1, 1, '{1,9}', '0009', '分店', 'ordinary', '上海')",
      );
      await tx.query("update machine set merchant_id = 9 where id = $1", [machineId]);
      await tx.query(
        `insert into mall_group_code (top_id, merchant_id, machine_id, name, image, valid_to)
         values (1, 1, null, '总店群', 'a.png', '2099-01-01'), (1, 9, $1, '分店群', 'b.png', '2099-01-01')`,
        [machineId],
      );
    });
    expect(await shown()).toMatchObject({ qrName: "分店群" });
    // The price that is shown is the one that is asked for: hours of plans are those of the machine's merchant.
    const { day, hour, minute } = businessTime(new Date(now.getTime() + clock), "America/Los_Angeles");
    await bench.write(async (tx) => {
      await tx.query("update merchant set time_zone = 'America/Los_Angeles' where id = 9");
      await tx.query(
        `with s as (insert into marketing_scheme (top_id, merchant_id, name, kind, rate, state) values (1, 9, '五折', 'productDiscount', 50, 'onSale') returning id)
         insert into marketing_plan (top_id, merchant_id, scheme_id, name, state, priority, combination, start_day, end_day, slots)
         select 1, 9, id, '五折', 'onSale', 1, 'accumulate', $1, $1, $2::int[] from s`,
        [day, [hour * 60 + minute, hour * 60 + minute + 1]],
      );
    });
    expect([(await look("Q9")).products[0]?.payFen, (await place("Q9")).amountFen]).toEqual(["175", "175"]);
    // A code stays with its merchant when the machine goes to another one.
    await bench.write((tx) => tx.query("update machine set merchant_id = 1 where id = $1", [machineId]));
    expect(await shown()).toMatchObject({ qrName: "总店群" });
    await bench.write((tx) => tx.query("delete from mall_group_code"));
  });

  it("REFUND-04 ORDER-11 gives the money back when the machine is silent, or a part when a part came out", async () => {
    const machine = await bench.addMachine("Q2");
    const before = bench.provider.paidBackFen();
    const [silent, jammed] = [newToken(), newToken()];
    const first = await place("Q2", silent);
    const second = await place("Q2", jammed, { laneNo: 12, quantity: 2 });
    await pay(first.orderNo);
    await pay(second.orderNo);
    await bench.act("shipClaim", [{ orderNo: second.orderNo }], { machine });
    await bench.act("shipResult", [{ orderNo: second.orderNo, dispensed: 1, fault: "jam" }], { machine });
    await wait(6 * minuteMs);
    await wait(2 * minuteMs);
    await wait(2 * minuteMs);
    expect(bench.provider.paidBackFen() - before).toBe(700n);
    expect(await state(silent)).toMatchObject({ orderStatus: "refunded", deliveryState: "failed" });
    expect(await state(jammed)).toMatchObject({ orderStatus: "completed", deliveryState: "partlyDelivered" });
    expect(await stockOf(machine.machineId)).toBe(5);
  });

  it("REFUND-07 says of what a buyer asks back that it was bought in this kind of shop", async () => {
    await bench.addMachine("Q5");
    const token = newToken();
    const { orderNo } = await place("Q5", token);
    await pay(orderNo);
    const wish = { afterSaleKind: "refund", afterSaleReason: "missing", content: "没有出货", amountFen: "350" };
    await ask(shopFrontHandlers(dependencies).askAfterSale, { shopNo: "S2", token, orderNo: null, ...wish });
    const { rows } = await ask(mallAfterSaleHandlers().list, { page: 1, pageSize: 20, direction: "desc" });
    expect(rows).toMatchObject([{ orderNo, shopKind: "quickBuy" }]);
    const looked = (kind: "mall" | "quickBuy") => ask(mallOrderHandlers(kind, dependencies).detail, { orderNo });
    expect([(await looked("mall")).code, (await looked("quickBuy")).orderNo]).toEqual(["mall.orderUnknown", orderNo]);
  });

  it("MALL-02 sells nothing else out of a lane than what its buyer saw there, also at the same price", async () => {
    const { machineId } = await bench.addMachine("Q7", 1, 5);
    const [seen] = (await look("Q7")).products;
    await bench.write((tx) =>
      tx.query(
        "insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 77, 1, 'other', '另一款', 350)",
      ),
    );
    const fill = (productId: string) =>
      bench.write((tx) => tx.query("update lane set product_id = $1 where machine_id = $2", [productId, machineId]));
    const wish = { productId: seen!.productId };
    await fill("77");
    expect((await place("Q7", newToken(), wish)).code).toBe("lane.changedMeanwhile");
    await fill(seen!.productId);
    expect((await place("Q7", newToken(), wish)).code).toBeUndefined();
    // Programs that do not say what they showed are taken at the price alone.
    expect((await place("Q7")).code).toBeUndefined();
  });

  it("MALL-02 LANE-17 sells the last piece once, and nothing at another price, closed, stopped or offline", async () => {
    const { machineId } = await bench.addMachine("Q3", 1, 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place("Q3")));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(["lane.empty"]));
    await wait(10 * minuteMs);
    const codes = async () => [(await place("Q3")).code, (await look("Q3")).quickBuyState];
    expect((await place("Q3", newToken(), { priceFen: "1" })).code).toBe("lane.priceDiffers");
    expect((await place("Q3", newToken(), { laneNo: 99 })).code).toBe("lane.unknown");
    expect((await place("nowhere")).code).toBe("mall.machineUnknown");
    const change = (text: string) => bench.write((tx) => tx.query(text, text.includes("$1") ? [machineId] : []));
    await change("update machine_state set connection = 'offline' where machine_id = $1");
    expect(await codes()).toEqual(["machines.offline", "offline"]);
    await change("update machine set operation = 'stopSell' where id = $1");
    expect(await codes()).toEqual(["lane.notForSale", "stopped"]);
    await change("update shop set open_status = 'closed'");
    expect(await codes()).toEqual(["mall.shopClosed", "closed"]);
    await change("update shop set open_status = 'open'");
  });

  it("S7 does not let one address keep a machine's pieces from others without end", async () => {
    await bench.addMachine("Q4", 1, 200);
    address = 100;
    const answers: (string | undefined)[] = [];
    for (let turn = 0; turn < 31; turn += 1) {
      address = 100;
      answers.push((await place("Q4")).code);
    }
    expect(answers.filter((code) => code === undefined)).toHaveLength(30);
    expect(answers[30]).toBe("access.tooManyAttempts");
    address = 200;
  });

  it("M14 leaves no rule of the books broken", async () => {
    await wait(10 * minuteMs);
    expect(await brokenRules(bench)).toEqual([]);
  });
});
