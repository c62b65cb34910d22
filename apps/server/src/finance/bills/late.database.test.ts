import { asSystem } from "@yunshou/database";
import { addDays, businessDay, continuityGap } from "@yunshou/domain";
import { type ListedLine, wechatBill } from "@yunshou/simulator/standIns/bills";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant } from "../../testing/bench/people.ts";
import { takeBill } from "./taking.ts";

const accountNo = "1900000109";
const today = businessDay(new Date(), "Asia/Shanghai");
const first = addDays(today, -60);
const onDay = (count: number) => addDays(first, count);
const at = (day: string, time = "12:00:00") => new Date(`${day}T${time}+08:00`);

let server: TestServer;
let shop: CreatedMerchant;
let serviceId: string;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "迟报店" });
  const [row] = await rowsOf<{ id: string }>(
    server,
    `with s as (insert into payment_service (code, kind, provider_name, fee_rate, enabled) values ('wechat', 'wechat', 'wechat', 60, true) returning id)
     insert into payment_parameters (service_id, state, pay_account_no, app_id, interface_url, keys_sealed) select s.id, 'active', $1, 'a', 'https://x', '' from s
     returning service_id as id`,
    [accountNo],
  );
  serviceId = row!.id;
});
afterAll(() => server.stop());

/** A sale of a machine, paid at one moment and told of at another. Answers the order. */
async function sold(paidAt: Date, toldAt: Date, fen: number, tradeNo: string): Promise<string> {
  const [order] = await rowsOf<{ id: string }>(
    server,
    `insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, paid_fen,
       source_key, third_trade_no, ordered_at, paid_at, business_day)
     select $1, id_at($5) + nextval('id_sequence') % 4096, $2, 77, 'p', 1, 1, 'wechat', 'ordinary', 'completed', 'paid', 'dispensed', $3, $3, gen_random_uuid()::text, $6, $4, $4,
       ($4::timestamptz at time zone 'Asia/Shanghai')::date returning id`,
    [shop.topId, shop.merchantId, fen, paidAt, toldAt, tradeNo],
  );
  return order!.id;
}

const listed = (tradeNo: string, when: Date, amountFen: number, more: Partial<ListedLine> = {}): ListedLine => ({
  kind: "payment",
  tradeNo,
  outTradeNo: `M${tradeNo}`,
  refundNo: "",
  amountFen,
  feeFen: amountFen < 167 ? 0 : Math.round(amountFen * 0.006),
  at: when.getTime(),
  name: "水",
  ...more,
});

/** Takes the bill of a day in the morning after it. Answers what it says of itself, with its differences. */
async function take(day: string, lines: readonly ListedLine[]) {
  const content = Buffer.from(wechatBill({ merchantNo: accountNo, appId: "wx1" }, lines));
  const now = at(addDays(day, 1), "10:00:00");
  return asSystem(server.database, async (tx) => {
    const taken = await takeBill(tx, { serviceId, day, source: "uploaded", content, userId: null, now });
    if (!taken.ok) throw new Error(taken.code);
    return taken.value.billId;
  });
}
const differencesOf = (billId: string) =>
  rowsOf<{ reason: string; orderId: string | null; state: string; arrived: boolean; remark: string }>(
    server,
    `select reason, order_id as "orderId", state, arrived, remark from bill_difference where bill_id = $1 order by id`,
    [billId],
  );
async function countsOf(billId: string) {
  const [bill] = await rowsOf<Record<"openBefore" | "opened" | "settled" | "openAfter" | "gapFen", number>>(
    server,
    `select open_before as "openBefore", opened, settled, open_after as "openAfter",
       (our_paid_fen - paid_fen - coalesce((select sum(coalesce(our_fen, 0) - coalesce(their_fen, 0)) from bill_difference d where d.bill_id = b.id), 0))::int as "gapFen"
     from provider_bill b where id = $1`,
    [billId],
  );
  return bill!;
}

describe("what a machine tells of after the bill of its day", () => {
  it("FIN-07 ends what was missing here, and is not missing there as well", async () => {
    const then = at(onDay(0));
    const bill = await take(onDay(0), [listed("T1", then, 650), listed("T2", then, 300), listed("T3", then, 400)]);
    expect(await differencesOf(bill)).toMatchObject([{ reason: "missingHere" }, { reason: "missingHere" }, {}]);
    await rowsOf(
      server,
      "update bill_difference set state = 'done', remark = '设备离线' where bill_id = $1 and trade_no = 'T3'",
      [bill],
    );
    await take(onDay(1), []);
    await sold(then, at(onDay(2)), 650, "T1");
    const other = await sold(then, at(onDay(2)), 310, "T2");
    await sold(then, at(onDay(2)), 400, "T3");
    const late = await take(onDay(2), []);
    expect(await differencesOf(late), "another amount is a matter of a person").toMatchObject([
      { reason: "missingThere", orderId: other },
    ]);
    expect(await differencesOf(bill)).toMatchObject([
      { reason: "missingHere", state: "done", arrived: true },
      { reason: "missingHere", state: "open", arrived: false },
      { reason: "missingHere", state: "done", arrived: true, remark: "设备离线" },
    ]);
    const counts = await countsOf(late);
    expect(counts).toMatchObject({ opened: 3, settled: 2, openAfter: 1, gapFen: 0 });
    expect(continuityGap(counts)).toBe(0);
    const again = await take(onDay(3), [listed("T1", at(onDay(3)), 650)]);
    expect(await differencesOf(again)).toMatchObject([{ reason: "duplicate" }]);
  });

  it("FIN-07 is found also where it was set aside and booked days later under its old number", async () => {
    const then = at(onDay(4));
    const bill = await take(onDay(4), [listed("T4", then, 90_000)]);
    await take(onDay(5), []);
    await take(onDay(6), []);
    await sold(then, then, 90_000, "T4");
    expect(await differencesOf(await take(onDay(7), []))).toEqual([]);
    expect(await differencesOf(bill)).toMatchObject([{ reason: "missingHere", state: "done", arrived: true }]);
  });
});

describe("a bill that a provider does not have", () => {
  it("FIN-07 is waited for while our books have payments of its day, and believed to be empty a day later", async () => {
    const [day, next] = [onDay(8), onDay(9)];
    await sold(at(day), at(day), 500, "T8");
    await sold(at(next), at(next), 700, "T9");
    const fetched = (of: string, now: Date) =>
      asSystem(server.database, (tx) => {
        const given = { serviceId, day: of, source: "fetched", content: undefined, userId: null, now } as const;
        return takeBill(tx, given) as Promise<unknown>;
      });
    expect(await fetched(day, at(next, "10:00:00"))).toMatchObject({ ok: false, code: "finance.billNotYet" });
    expect(await differencesOf(await take(day, [listed("T8", at(day), 500)]))).toEqual([]);
    expect(await fetched(next, at(onDay(11), "09:59:00"))).toMatchObject({ code: "finance.billNotYet" });
    expect(await fetched(next, at(onDay(11), "10:00:00"))).toMatchObject({ ok: true, value: { differences: 1 } });
    expect(await fetched(onDay(10), at(onDay(11), "10:00:00"))).toMatchObject({ ok: true, value: { differences: 0 } });
  });
});

describe("a refund that was started again long after it was asked for", () => {
  it("REFUND-08 FIN-07 is expected of the bill of the day on which it was done", async () => {
    const order = await sold(at(onDay(11)), at(onDay(11)), 500, "T5");
    await take(onDay(11), [listed("T5", at(onDay(11)), 500)]);
    for (let count = 12; count < 50; count += 1) await take(onDay(count), []);
    await rowsOf(
      server,
      `insert into refund (top_id, id, merchant_id, order_id, machine_id, amount_fen, state, open, reason, method, held_from, attempt, requested_at, finished_at)
       values ($1, id_at($4), $2, $3, 77, 500, 'refunded', false, 'other', 'manual', 'available', 2, $4, $5)`,
      [shop.topId, shop.merchantId, order, at(onDay(12)), at(onDay(50))],
    );
    expect(await differencesOf(await take(onDay(50), []))).toMatchObject([{ reason: "missingThere", orderId: order }]);
  });
});
