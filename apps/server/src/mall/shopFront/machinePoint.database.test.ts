import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MachineIdentity } from "../../machines/effects/effect.ts";
import { receiveNotice } from "../../orders/selling/notices.ts";
import type { RefundOrder } from "../../payments/provider.ts";
import { oneProvider } from "../../payments/providers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type Bench, benchSecrets, brokenRules, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { openMallStock } from "../../stock/mallMovements.queries.ts";
import { mallOrderHandlers } from "../orders/orders.ts";
import { mallStockLevelHandlers } from "../stockLevels.ts";
import { mallOrdersAfter } from "../orders/orders.queries.ts";
import { shopFrontHandlers } from "./shopFronts.ts";

const minuteMs = 60_000;
let bench: Bench;
let dependencies: Parameters<typeof shopFrontHandlers>[0];
let now: Date;
let clock = 0;
let serial = 0;

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
  await bench.write(async (tx) => {
    await tx.query(
      `insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, address, longitude, latitude)
       values (1, 1, 'mall', 'S1', '云店', '400-800-1234', '天河路1号', 113, 23)`,
    );
    await tx.query(
      "insert into mall_setting (top_id, merchant_id, name, value) values (1, 1, 'delivery', 'on'), (1, 1, 'closeMinutes', '60')",
    );
    await tx.query(
      "insert into product (top_id, id, merchant_id, code, name, price_fen, purchase_fen) values (1, 11, 1, 'tea', '茶', 500, 200)",
    );
    await tx.query(
      `insert into mall_product (top_id, id, merchant_id, product_id, price_fen, stock, on_shelf) values (1, 10, 1, 10, 300, 9, true), (1, 11, 1, 11, 450, 9, true)`,
    );
    await openMallStock(tx, { topId: "1", merchantId: "1" });
  });
  now = (await bench.read<{ now: Date }>("select now() as now"))[0]!.now;
});
afterAll(() => bench.close());

interface Point {
  readonly machine: MachineIdentity;
  readonly pickupPointId: string;
}

/** A machine that is a pickup point: cola in lane 11 for everybody, in 12 for pickups; tea in 13 for pickups. */
async function pointAt(machineNo: string, stock = 3): Promise<Point> {
  const machine = await bench.addMachine(machineNo, 3, stock);
  await bench.write((tx) =>
    tx.query(
      "update lane set status = 'pickupOnly', product_id = lane_no - 2 where machine_id = $1 and lane_no >= 12",
      [machine.machineId],
    ),
  );
  const [row] = await bench.read<{ id: string }>(
    "insert into mall_pickup_point (top_id, merchant_id, machine_id, name, address, longitude, latitude) values (1, 1, $1, $2, 'x', 113, 23) returning id",
    [machine.machineId, machineNo],
  );
  return { machine, pickupPointId: row!.id };
}

interface Said {
  readonly code?: string;
  readonly orders: readonly { readonly orderNo: string; readonly amountFen: string }[];
  readonly orderStatus: string;
  readonly deliveryState: string | null;
  readonly pickupCode: string | null;
  readonly rows: readonly {
    readonly atMachines: readonly { readonly pickupPointId: string; readonly free: number }[];
  }[];
}

async function ask(handler: (call: never) => unknown, input: object): Promise<Said> {
  const later: (() => unknown)[] = [];
  const session = { userId: "5", level: "1", scope: { topId: "1", merchants: ["1"] }, secondFactor: {} };
  const call = { input, session, now: new Date(now.getTime() + clock), address: `10.8.${++serial}.1`, language: "zh" };
  const answer = await asSystem(bench.database, async (tx) => {
    const given = await handler({ ...call, tx, afterCommit: (act: () => unknown) => void later.push(act) } as never);
    if (isRefusal(given)) throw Object.assign(new Error(given.code), { refused: given });
    return given;
  }).catch((error: { refused?: unknown }) => error.refused ?? Promise.reject(error as Error));
  for (const act of later) await act();
  return answer as Said;
}
const front = () => shopFrontHandlers(dependencies);
const newToken = () => randomBytes(18).toString("base64url");
type Line = readonly [mallProductId: "10" | "11", quantity: number, token?: string];
const place = ({ pickupPointId }: Point, ...lines: readonly Line[]) =>
  ask(front().placeBasket, {
    shopNo: "S1",
    session: null,
    deliveryWay: "pickup",
    pickupPointId,
    buyerName: "",
    receiver: "林晓云",
    receiverPhone: `138${String(++serial).padStart(8, "0")}`,
    address: "",
    couponCode: "",
    payMethod: "wechat",
    lines: lines.map(([mallProductId, quantity, token = newToken()]) => ({
      flashSaleId: null,
      mallProductId,
      quantity,
      token,
      priceFen: mallProductId === "10" ? "300" : "450",
    })),
  });
const state = (token: string) => ask(front().order, { shopNo: "S1", token, orderNo: null });
const free = async ({ pickupPointId }: Point, mallProductId = "10") => {
  const { rows } = await ask(front().basket, { shopNo: "S1", mallProductIds: [mallProductId] });
  return rows[0]?.atMachines.find((one) => one.pickupPointId === pickupPointId)?.free ?? 0;
};
const wait = (ms = minuteMs / 2) => {
  clock += ms;
  return bench.sweep(new Date(now.getTime() + clock));
};
const pay = async (...orders: readonly { readonly orderNo: string }[]) => {
  await wait();
  bench.provider.pay(orders[0]!.orderNo);
  await wait();
};
/** A paid order of one line, with its token and code. */
async function paidAt(point: Point, ...line: Line) {
  const token = newToken();
  const { orders } = await place(point, [line[0], line[1], token]);
  await pay(orders[0]!);
  return { token, orderNo: orders[0]!.orderNo, code: (await state(token)).pickupCode! };
}
interface Heard {
  readonly reason?: string;
  readonly orders: readonly { readonly orderNo: string; readonly lane: number; readonly quantity: number }[];
  readonly left: number;
}
/** What the machine heard when somebody typed a code. */
async function type({ machine }: Point, code: string, requestId = `r${++serial}`): Promise<Heard> {
  const before = bench.sent.length;
  await bench.act("pickupRequest", [{ code, requestId }], { machine, now: new Date(now.getTime() + clock) });
  return bench.sent.slice(before).find(({ machineNo }) => machineNo === machine.machineNo)!.body as Heard;
}
async function dispense({ machine }: Point, orderNo: string, dispensed: number): Promise<void> {
  const at = { machine, now: new Date(now.getTime() + clock) };
  await bench.act("shipClaim", [{ orderNo }], at);
  await bench.act("shipResult", [{ orderNo, dispensed, ...(dispensed === 0 ? { fault: "jam" as const } : {}) }], at);
}
const stockOf = async ({ machine }: Point, lane: number) =>
  (
    await bench.read<{ stock: number }>("select stock from lane where machine_id = $1 and lane_no = $2", [
      machine.machineId,
      lane,
    ])
  )[0]!.stock;

describe("a machine that is a pickup point of the mall", () => {
  it("LANE-07 MALL-06 PICKUP-01 keeps the pieces of a basket in its lanes, and hands them out for one code", async () => {
    const point = await pointAt("P1");
    expect([await free(point), await free(point, "11")]).toEqual([3, 3]);
    const tokens = [newToken(), newToken()];
    const wanted = [
      ["10", 2, tokens[0]],
      ["11", 1, tokens[1]],
    ] as const;
    const { orders } = await place(point, ...wanted);
    expect(orders.map(({ amountFen }) => amountFen)).toEqual(["600", "450"]);
    expect([await free(point), await free(point, "11")]).toEqual([1, 2]);
    // The shelf of the mall keeps nothing for them, so none of them is among the orders of its figure.
    const page = { mallProductId: "10", page: 1, pageSize: 20, direction: "desc" };
    expect((await ask(mallStockLevelHandlers().orders, page)).rows).toEqual([]);
    await pay(...orders);
    const [cola, tea] = [await state(tokens[0]!), await state(tokens[1]!)];
    expect([cola.orderStatus, cola.pickupCode, cola.deliveryState]).toEqual([
      "toPickUp",
      expect.stringMatching(/^\d{12}$/),
      "notDelivered",
    ]);
    expect(tea.pickupCode).toBe(cola.pickupCode);
    // Nothing comes out before somebody stands there, however long that takes, and nobody else gets the pieces.
    await wait(50 * minuteMs);
    expect([
      await free(point),
      await bench.read("select 1 from outbox where machine_id = $1", [point.machine.machineId]),
    ]).toEqual([1, []]);
    expect((await place(point, ["10", 2])).code).toBe("mall.outOfStock");
    expect(
      (
        await ask(mallOrderHandlers("mall", dependencies).handOver, {
          orderNo: orders[0]!.orderNo,
          pickupCode: cola.pickupCode,
        })
      ).code,
    ).toBe("mall.machineHandsOut");
    expect((await type(await pointAt("P2"), cola.pickupCode!)).reason).toBe("orders.pickupOtherMachine");
    const answer = await type(point, cola.pickupCode!, "r-once");
    expect(answer).toMatchObject({
      orders: [
        { lane: 12, quantity: 2 },
        { lane: 13, quantity: 1 },
      ],
      left: 0,
    });
    expect(await type(point, cola.pickupCode!, "r-once")).toEqual(answer);
    expect((await type(point, cola.pickupCode!)).reason).toBe("orders.pickupInUse");
    expect((await state(tokens[0]!)).pickupCode).toBeNull();
    for (const { orderNo, quantity } of answer.orders) await dispense(point, orderNo, quantity);
    expect([(await state(tokens[0]!)).orderStatus, (await state(tokens[1]!)).orderStatus]).toEqual([
      "completed",
      "completed",
    ]);
    expect([await stockOf(point, 12), await stockOf(point, 13), await free(point)]).toEqual([1, 2, 1]);
    expect((await type(point, cola.pickupCode!)).reason).toBe("orders.pickupDelivered");
    // The shelf of the mall has lost nothing: the goods lay in the machine.
    expect(await bench.read("select stock, reserved, sold from mall_product order by id")).toEqual(
      Array(2).fill({ stock: 9, reserved: 0, sold: 0 }),
    );
    expect(
      await bench.read("select business, machine_id, state from sales_order where id = $1", [orders[0]!.orderNo]),
    ).toEqual([{ business: "mall", machine_id: point.machine.machineId, state: "completed" }]);
  });

  it("REFUND-04 PICKUP-02 gives back what jammed, or lets the code fetch it again where a person decides", async () => {
    const point = await pointAt("P3");
    const before = bench.provider.paidBackFen();
    const jammed = await paidAt(point, "10", 2);
    await type(point, jammed.code);
    await dispense(point, jammed.orderNo, 1);
    await wait();
    expect([(await state(jammed.token)).orderStatus, bench.provider.paidBackFen() - before]).toEqual([
      "completed",
      300n,
    ]);
    await bench.write((tx) => tx.query("update merchant set refund_agreed = true, refund_maximum_fen = 100"));
    const again = await paidAt(point, "11", 1);
    await type(point, again.code);
    await dispense(point, again.orderNo, 0);
    expect(await state(again.token)).toMatchObject({
      orderStatus: "toPickUp",
      deliveryState: "failed",
      pickupCode: again.code,
    });
    expect((await type(point, again.code)).orders).toMatchObject([{ lane: 13 }]);
    await dispense(point, again.orderNo, 1);
    expect(await state(again.token)).toMatchObject({ orderStatus: "completed", deliveryState: "delivered" });
    await bench.write((tx) => tx.query("update merchant set refund_agreed = false"));
    // A silent machine: the money goes back, and with it the code.
    const silent = await paidAt(point, "11", 1);
    await type(point, silent.code);
    for (let turn = 0; turn < 3; turn += 1) await wait(3 * minuteMs);
    expect((await state(silent.token)).orderStatus).toBe("refunded");
    expect((await type(point, silent.code)).reason).toBe("orders.pickupCancelled");
  });

  it("MALL-04 LANE-17 promises the last piece once, to nobody what others may buy, and only where the machine serves", async () => {
    const point = await pointAt("P4", 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(point, ["10", 1])));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(["mall.outOfStock"]));
    expect((await place(point, ["11", 21])).code).toBe("mall.quantityOutOfRange");
    const { orders, code } = await place(point, ["11", 1]);
    expect(code).toBeUndefined();
    // Nobody pays, so it is closed and gives its piece back.
    await wait(70 * minuteMs);
    await wait(2 * minuteMs);
    expect([orders.length, await free(point, "11"), await free(point)]).toEqual([1, 1, 1]);
    const kept = await paidAt(point, "11", 1);
    await bench.write((tx) =>
      tx.query("update lane set locked = true where machine_id = $1", [point.machine.machineId]),
    );
    expect((await type(point, kept.code)).reason).toBe("orders.pickupNotHere");
    await bench.write((tx) =>
      tx.query("update machine set operation = 'stopSell' where id = $1", [point.machine.machineId]),
    );
    expect([(await place(point, ["10", 1])).code, await free(point)]).toEqual(["lane.notForSale", 0]);
    expect((await type(point, kept.code)).reason).toBe("lane.notForSale");
  });

  it("MALL-04 hands nothing out at a counter of another merchant, below its own or beside it", async () => {
    await bench.write((tx) =>
      tx.query(
        `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind, province)
         values (2, 2, null, '{2}', '0002', 'Beside', 'ordinary', '上海'), (3, 1, 1, '{1,3}', '0003', 'Below', 'ordinary', '上海')`,
      ),
    );
    const foreign = await bench.read<Pick<Point, "pickupPointId">>(
      `insert into mall_pickup_point (top_id, merchant_id, name, address, longitude, latitude)
       values (2, 2, '别家', 'x', 113, 23), (1, 3, '下级', 'x', 113, 23) returning id as "pickupPointId"`,
    );
    const kept = () => bench.read("select count(*)::int as orders, sum(quantity)::int as pieces from mall_order");
    const before = await kept();
    for (const { pickupPointId } of foreign) {
      const { code } = await place({ pickupPointId } as Point, ["10", 1], ["11", 1]);
      expect(code).toBe("mall.pickupPointUnknown");
    }
    expect(await kept()).toEqual(before);
  });

  it("MALL-06 closes the unpaid orders of a basket together, because they are one payment, and frees all pieces", async () => {
    const point = await pointAt("P7");
    const tokens = [newToken(), newToken()] as const;
    const { orders } = await place(point, ["10", 2, tokens[0]], ["11", 1, tokens[1]]);
    await wait();
    await ask(mallOrderHandlers("mall", dependencies).close, { orderNo: orders[1]!.orderNo });
    await wait();
    expect(await Promise.all(tokens.map(async (token) => (await state(token)).orderStatus))).toEqual([
      "cancelled",
      "cancelled",
    ]);
    expect([await free(point), await free(point, "11")]).toEqual([3, 3]);
  });

  it("ORDER-01 REFUND-07 pays a basket once, splits it exactly, and refunds order by order under one number", async () => {
    const point = await pointAt("P5", 20);
    const tokens = [newToken(), newToken()];
    const basket = () => place(point, ["10", 2, newToken()], ["11", 1, newToken()]);
    const { orders } = await place(point, ["10", 2, tokens[0]!], ["11", 1, tokens[1]!]);
    const [first, second] = orders.map(({ orderNo }) => orderNo) as [string, string];
    // The code comes after the order.
    await wait();
    for (const token of tokens)
      expect(await ask(front().payment, { shopNo: "S1", token, orderNo: null })).toMatchObject({
        codeUrl: `demo://pay/${first}`,
        amountFen: "1050",
        orders: 2,
      });
    expect([bench.provider.payments.has(second), bench.provider.payments.get(first)?.amountFen]).toEqual([
      false,
      1050n,
    ]);
    const notice = (noticeId: string, outTradeNo: string, amountFen: string) =>
      receiveNotice(
        dependencies,
        bench.provider,
        Buffer.from(
          JSON.stringify({
            noticeId,
            fact: { kind: "payment", outTradeNo, tradeNo: `T${first}`, amountFen, paidAt: now },
          }),
        ),
        {},
        new Date(now.getTime() + clock),
      );
    expect([await notice("n1", first, "600"), await notice("n2", second, "450")]).toEqual(
      Array(2).fill("payments.noticeMismatch"),
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => notice("n3", first, "1050")));
    expect([...answers, await notice("n4", first, "1050")]).toEqual(Array(5).fill("accepted"));
    const paid = () =>
      bench.read(
        "select paid_fen::int as paid, refunded_fen::int as refunded from sales_order where id = any($1) order by id",
        [[first, second]],
      );
    expect(await paid()).toEqual([
      { paid: 600, refunded: 0 },
      { paid: 450, refunded: 0 },
    ]);
    const asked: RefundOrder[] = [];
    const { requestRefund } = bench.provider;
    bench.provider.requestRefund = (wish) => {
      asked.push(wish as RefundOrder);
      return requestRefund.call(bench.provider, wish);
    };
    const { code } = await state(tokens[1]!).then(({ pickupCode }) => ({ code: pickupCode! }));
    const heard = await type(point, code);
    for (const { orderNo } of heard.orders) await dispense(point, orderNo, orderNo === first ? 1 : 0);
    await wait();
    bench.provider.requestRefund = requestRefund;
    expect(
      new Set(asked.map(({ outTradeNo, amountFen, totalFen }) => `${outTradeNo} ${amountFen} ${totalFen}`)),
    ).toEqual(new Set([`${first} 300 1050`, `${first} 450 1050`]));
    expect(await paid()).toEqual([
      { paid: 600, refunded: 300 },
      { paid: 450, refunded: 450 },
    ]);

    // Another amount is given back whole and once; nothing of the basket is sold.
    const wrong = (await basket()).orders.map(({ orderNo }) => orderNo);
    await wait();
    bench.provider.payments.get(wrong[0]!)!.amountFen = 900n;
    bench.provider.pay(wrong[0]!);
    const before = bench.provider.paidBackFen();
    for (let turn = 0; turn < 3; turn += 1) await wait(2 * minuteMs);
    expect(bench.provider.paidBackFen() - before).toBe(900n);
    expect(await bench.read("select pay_state from sales_order where id = any($1) order by id", [wrong])).toEqual([
      { pay_state: "refunded" },
      { pay_state: "closed" },
    ]);

    // Money that comes after both are closed goes back order by order.
    const late = (await basket()).orders.map(({ orderNo }) => orderNo);
    await wait(70 * minuteMs);
    const tardy = { kind: "payment", outTradeNo: late[0], tradeNo: "late", amountFen: "1050", paidAt: now };
    const body = Buffer.from(JSON.stringify({ noticeId: "late", fact: tardy }));
    expect(await receiveNotice(dependencies, bench.provider, body, {}, new Date(now.getTime() + clock))).toBe(
      "accepted",
    );
    for (let turn = 0; turn < 3; turn += 1) await wait(2 * minuteMs);
    expect(bench.provider.paidBackFen() - before).toBe(1_950n);
    expect(await bench.read("select pay_state from sales_order where id = any($1)", [late])).toEqual(
      Array(2).fill({ pay_state: "refunded" }),
    );
    expect(await free(point)).toBe(19);
  });

  it("PERM-09 shows people who are narrowed to machines the orders that their machines hand out", async () => {
    const { machine } = await pointAt("P6");
    const [row] = await bench.read<{ id: string }>(
      "select id from mall_order where pickup_machine_id is not null order by id limit 1",
    );
    const seenBy = async (machines: readonly string[]) => {
      const range = { fromDay: "2000-01-01", toDay: "2099-01-01", orderNo: row!.id } as Parameters<
        typeof mallOrdersAfter
      >[3];
      const rows = await asSystem(bench.database, (tx) =>
        mallOrdersAfter(
          tx,
          { topId: "1", merchants: ["1"], machines },
          { timeZone: "Asia/Shanghai", language: "zh" },
          range,
          "0",
          9,
        ),
      );
      return rows.map(({ orderNo }) => orderNo);
    };
    const [own] = await bench.read<{ machineId: string }>(
      'select pickup_machine_id as "machineId" from mall_order where id = $1',
      [row!.id],
    );
    expect([await seenBy([own!.machineId]), await seenBy([machine.machineId])]).toEqual([[row!.id], []]);
  });

  it("M14 leaves no rule of the books broken", async () => {
    await wait(10 * minuteMs);
    expect(await brokenRules(bench)).toEqual([]);
  });
});
