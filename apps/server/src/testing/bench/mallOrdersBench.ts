import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import type { PaymentDependencies } from "../../orders/selling/payRequest.ts";
import { mallAfterSaleHandlers } from "../../mall/afterSales/afterSales.ts";
import { mallOrderHandlers } from "../../mall/orders/orders.ts";
import { type Placed, placeOrder, type Wish } from "../../mall/shopFront/place.ts";
import { shopFrontHandlers } from "../../mall/shopFront/shopFronts.ts";
import { shopByNumber } from "../../mall/shopFront/shopFronts.queries.ts";
import { oneProvider } from "../../payments/providers.ts";
import type { Handler } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { openMallStock } from "../../stock/mallMovements.queries.ts";
import { type Bench, benchSecrets, openBench, silentLog } from "./orderBench.ts";

const minute = 60_000;
export const shopNo = "S1";
export const newToken = () => randomBytes(18).toString("base64url");

/** A mall with a counter and a provider, its buyers and its merchant, for the tests of its orders. */
export class MallOrdersBench {
  readonly bench: Bench;
  readonly dependencies: PaymentDependencies & { readonly secrets: typeof benchSecrets };
  readonly pickupPointId: string;
  readonly now: Date;
  private serial = 0;
  private clock = 0;

  constructor(bench: Bench, pickupPointId: string, now: Date) {
    this.bench = bench;
    this.pickupPointId = pickupPointId;
    this.now = now;
    const { database, provider } = bench;
    this.dependencies = {
      database,
      providers: oneProvider(provider),
      notify: () => {},
      log: silentLog,
      secrets: benchSecrets,
    };
  }

  /** A product of its own on the shelf at 15 yuan. */
  async onShelf(stock: number): Promise<string> {
    this.serial += 1;
    const [row] = await this.bench.read<{ id: string }>(
      `with p as (insert into product (top_id, merchant_id, code, name, price_fen, purchase_fen) values (1, 1, $1, '水杯', 2000, 700) returning id)
       insert into mall_product (top_id, merchant_id, product_id, price_fen, stock, on_shelf) select 1, 1, id, 1500, $2, true from p returning id`,
      [`mug${this.serial}`, stock],
    );
    await this.bench.write((tx) => openMallStock(tx, { topId: "1", merchantId: "1" }));
    return row!.id;
  }

  async stockOf(id: string): Promise<{ stock: number; reserved: number; sold: number }> {
    const [row] = await this.bench.read<{ stock: number; reserved: number; sold: number }>(
      "select stock, reserved, sold from mall_product where id = $1",
      [id],
    );
    return row!;
  }

  /** Another decision about the mall. */
  decideSetting(name: string, value: string): Promise<unknown> {
    return this.bench.read(
      `insert into mall_setting (top_id, merchant_id, name, value) values (1, 1, $1, $2)
       on conflict (top_id, merchant_id, name) do update set value = excluded.value returning 1`,
      [name, value],
    );
  }

  wish(mallProductId: string, more: Partial<Wish> = {}): Wish {
    this.serial += 1;
    return {
      token: newToken(),
      mallProductId,
      flashSaleId: null,
      quantity: 1,
      deliveryWay: "pickup",
      pickupPointId: this.pickupPointId,
      buyerName: "",
      receiver: "林晓云",
      receiverPhone: `139${String(this.serial).padStart(8, "0")}`,
      address: "",
      couponCode: "",
      payMethod: "wechat",
      ...more,
    };
  }

  place(wanted: Wish, at = this.now): Promise<Placed | string> {
    return asSystem(this.bench.database, async (tx) => {
      const shop = (await shopByNumber(tx, shopNo))!;
      const answer = await placeOrder(tx, { ...this.dependencies, now: at, guesserId: "7" }, shop, wanted);
      return isRefusal(answer) ? answer.code : answer;
    });
  }

  async placed(wanted: Wish): Promise<Placed> {
    const answer = await this.place(wanted);
    if (typeof answer === "string") throw new Error(answer);
    return answer;
  }

  /** Half a minute later: open payments were asked about meanwhile. */
  wait(): Promise<unknown> {
    this.clock += minute / 2;
    return this.bench.sweep(new Date(this.now.getTime() + this.clock));
  }

  async pay({ orderNo }: Pick<Placed, "orderNo">): Promise<void> {
    await this.wait();
    this.bench.provider.pay(orderNo);
    await this.wait();
  }

  /** A call of the merchant's administrator, as the server runs it. */
  async run(handler: Handler<never>, input: object): Promise<unknown> {
    const later: (() => unknown)[] = [];
    const session = {
      userId: "5",
      viewerId: null,
      merchantId: "1",
      topMerchantId: "1",
      timeZone: "Asia/Shanghai",
      level: "1",
      scope: { topId: "1", merchants: ["1"] },
      secondFactor: { has: false, mustHave: false, shownAt: null },
    };
    const answer = await asSystem(this.bench.database, (tx) =>
      handler({
        tx,
        session,
        input,
        now: this.now,
        address: "127.0.0.1",
        requestId: "r",
        language: "zh",
        afterCommit: (action: () => unknown) => void later.push(action),
      } as never),
    );
    for (const action of later) await action();
    return isRefusal(answer) ? answer.code : answer;
  }

  act(name: keyof ReturnType<typeof mallOrderHandlers>, input: object): Promise<unknown> {
    return this.run(mallOrderHandlers("mall", this.dependencies)[name] as never, input);
  }

  decide(name: "approve" | "agree" | "receive" | "reject", input: object): Promise<unknown> {
    return this.run(mallAfterSaleHandlers()[name] as never, input);
  }

  /** A call of a buyer about an order. */
  async ask(
    name: "order" | "payment" | "askAfterSale",
    token: string,
    more: object = {},
  ): Promise<Record<string, unknown>> {
    const call = {
      input: { shopNo, token, orderNo: null, afterSaleKind: "refund", ...more },
      now: this.now,
      afterCommit: () => {},
    };
    const answer = await asSystem(this.bench.database, async (tx): Promise<object> =>
      shopFrontHandlers(this.dependencies)[name]({ ...call, tx } as never),
    );
    return { ...answer };
  }

  async stateOf(token: string): Promise<unknown> {
    return (await this.ask("order", token))["orderStatus"];
  }
}

/** A mall that delivers for 6 yuan and hands over at one counter. */
export async function openMallOrdersBench(): Promise<MallOrdersBench> {
  const bench = await openBench();
  let pickupPointId = "";
  await bench.write(async (tx) => {
    await tx.query(
      `insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, address, longitude, latitude)
       values (1, 1, 'mall', $1, '云店', '400-800-1234', '天河路1号', 113, 23)`,
      [shopNo],
    );
    await tx.query(
      "insert into mall_setting (top_id, merchant_id, name, value) values (1, 1, 'delivery', 'on'), (1, 1, 'deliveryFee', '600')",
    );
    const [point] = await tx.query<{ id: string }>(
      `insert into mall_pickup_point (top_id, merchant_id, name, address, longitude, latitude) values (1, 1, '南门', '南门1号', 113, 23) returning id`,
    );
    pickupPointId = point!.id;
  });
  const [row] = await bench.read<{ now: Date }>("select now() as now");
  return new MallOrdersBench(bench, pickupPointId, row!.now);
}
