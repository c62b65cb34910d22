import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { tokenHash, type Placed, placeOrder, type Wish } from "../../mall/shopFront/place.ts";
import { shopByNumber } from "../../mall/shopFront/shopFronts.queries.ts";
import { openBook, writeBook } from "../../orders/book/book.ts";
import { lockOrders } from "../../orders/book/order.queries.ts";
import { receivePayment } from "../../orders/selling/paying.ts";
import { oneProvider } from "../../payments/providers.ts";
import { isRefusal } from "../../platform/refused.ts";
import { openMallStock } from "../../stock/mallMovements.queries.ts";
import { type Bench, benchSecrets, openBench } from "./orderBench.ts";

export type MallBench = Awaited<ReturnType<typeof openMallBench>>;

/** The bench of orders with a mall at 15 yuan a piece, its counter, and buyers who are logged in. */
export async function openMallBench() {
  const bench: Bench = await openBench();
  const shopNo = "S1";
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
  const { now } = (await bench.read<{ now: Date }>("select now() as now"))[0]!;
  let serial = 0;

  /** A product of its own on the shelf at 15 yuan. */
  async function onShelf(stock: number): Promise<string> {
    serial += 1;
    const [row] = await bench.read<{ id: string }>(
      `with p as (insert into product (top_id, merchant_id, code, name, price_fen, purchase_fen) values (1, 1, $1, '水杯', 2000, 700) returning id)
       insert into mall_product (top_id, merchant_id, product_id, price_fen, stock, on_shelf) select 1, 1, id, 1500, $2, true from p returning id`,
      [`mug${serial}`, stock],
    );
    await bench.write((tx) => openMallStock(tx, { topId: "1", merchantId: "1" }));
    return row!.id;
  }

  async function account(): Promise<string> {
    serial += 1;
    const [row] = await bench.read<{ id: string }>(
      "insert into mall_buyer (top_id, merchant_id, phone_sealed, phone_index) values (1, 1, '', $1) returning id",
      [Buffer.from(`buyer ${serial}`)],
    );
    return row!.id;
  }

  async function sessionOf(buyerId: string): Promise<string> {
    const session = randomBytes(18).toString("base64url");
    await bench.read(
      `insert into mall_buyer_session (top_id, merchant_id, token_hash, buyer_id, expires_at)
       values (1, 1, $1, $2, now() + interval '1 day') returning 1`,
      [tokenHash(session), buyerId],
    );
    return session;
  }

  const wish = (mallProductId: string, more: Partial<Wish> = {}): Wish => {
    serial += 1;
    return {
      token: randomBytes(18).toString("base64url"),
      mallProductId,
      flashSaleId: null,
      quantity: 1,
      deliveryWay: "pickup",
      pickupPointId,
      buyerName: "",
      receiver: "林晓云",
      receiverPhone: `139${String(serial).padStart(8, "0")}`,
      address: "",
      couponCode: "",
      payMethod: "wechat",
      ...more,
    };
  };

  const placing = (buyerId: string | null, at: Date) => ({
    secrets: benchSecrets,
    providers: oneProvider(bench.provider),
    now: at,
    guesserId: "7",
    buyerId,
  });

  const place = (wanted: Wish, buyerId: string | null, at = now): Promise<Placed | string> =>
    asSystem(bench.database, async (tx) => {
      const shop = (await shopByNumber(tx, shopNo))!;
      const answer = await placeOrder(tx, placing(buyerId, at), shop, wanted);
      return isRefusal(answer) ? answer.code : answer;
    });

  /** The provider says that an order is paid. */
  const pay = ({ orderNo, amountFen }: Placed, at: Date): Promise<void> =>
    asSystem(bench.database, async (tx) => {
      const book = openBook(at);
      const order = (await lockOrders(tx, [{ topId: "1", orderId: orderNo }])).get(orderNo)!;
      await receivePayment(tx, book, order, { tradeNo: `T${orderNo}`, amountFen: BigInt(amountFen), paidAt: at });
      await writeBook(tx, book);
    });

  return { bench, shopNo, now, onShelf, account, sessionOf, wish, placing, place, pay };
}
