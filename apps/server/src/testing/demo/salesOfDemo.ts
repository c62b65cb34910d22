import { asSystem } from "@yunshou/database";
import {
  collectionAccountStates,
  differenceStates,
  pickupStates,
  settlementStates,
  withdrawalStates,
} from "@yunshou/domain";
import { expect, it } from "vitest";
import type { FoundedDemo } from "./foundedDemo.ts";

/** What was sold, given back, settled and promised. */
export function salesOfDemo(demo: FoundedDemo): void {
  const { count } = demo;

  it("RX-06 STAT-07 sells against prescriptions in the days before, and from batches that the lanes name", async () => {
    expect(await count("select coalesce(sum(orders), 0) as n from rollup_sales where business = 'prescription'")).toBe(
      6,
    );
    expect(await count("select count(*) as n from prescription where order_id is not null")).toBe(6);
    expect(await count("select count(distinct batch_id) as n from medicine_sale")).toBeGreaterThan(5);
    expect(await count("select count(*) as n from medicine")).toBe(120);
    expect(await count("select count(distinct sale_class) as n from medicine")).toBe(4);
    expect(await count("select count(*) as n from medicine_conflict")).toBe(10);
    expect(await count("select count(distinct state) as n from trace_code")).toBe(3);
    expect(await count("select count(distinct state) as n from exposed_batch")).toBe(3);
    expect(await count("select count(*) as n from machine_temperature")).toBeGreaterThan(1_500);
  });

  it("REFUND-07 has a batch of refunds that reached everybody, and one that is under way and failed in part", async () => {
    const rows = (state: string) =>
      count(
        `select count(*) as n from refund_batch_row x left join refund r on r.top_id = x.top_id and r.id = x.refund_id where ${state}`,
      );
    expect(await count("select count(*) as n from refund_batch")).toBe(2);
    expect([
      await rows("r.state = 'refunded'"),
      await rows("r.state = 'failed'"),
      await rows("x.state = 'waiting'"),
    ]).toEqual([4, 1, 1]);
  });

  it("ORDER-10 has plans of lucky purchases that run and that have ended, for products that lanes sell", async () => {
    for (const state of ["active", "ended"])
      expect(await count(`select count(*) as n from lucky_plan where state = '${state}'`)).toBeGreaterThan(0);
  });

  it("ORDER-08 has prizes that machines kept, applied for and reviewed in every state", async () => {
    for (const state of ["pending", "approved", "notApproved", "ignored"])
      expect([state, await count(`select count(*) as n from offline_pickup where state = '${state}'`)]).not.toEqual([
        state,
        0,
      ]);
  });

  it("ORDER-05 has lucky purchases, won and not, only where the feature is on, and gives the money of jammed card sales back to the cards", async () => {
    for (const won of ["won", "notWon"])
      expect(
        await count(`select count(*) as n from sales_order where business = 'luckyPurchase' and win_result = '${won}'`),
      ).toBeGreaterThan(20);
    expect(
      await count(
        "select count(*) as n from sales_order o join merchant m on m.id = o.merchant_id where o.business = 'luckyPurchase' and not m.features @> '{purchase}'",
      ),
    ).toBe(0);
    expect(await count("select count(*) as n from card_movement where kind = 'refund'")).toBeGreaterThan(0);
    expect(
      await count(
        "select count(*) as n from refund f join sales_order o on o.top_id = f.top_id and o.id = f.order_id where o.payment = 'memberCard' and f.state <> 'refunded'",
      ),
    ).toBe(0);
  });

  it("CARD-22 has cards that bought without network by an allowance, covered and not, and none that was flagged for it", async () => {
    expect(await count("select count(*) as n from card_allowance_list where cards <> '{}'")).toBeGreaterThan(3);
    expect(await count("select count(*) as n from card_allowance_use where arrears_fen = 0")).toBeGreaterThan(1);
    expect(await count("select count(*) as n from card_allowance_use where arrears_fen > 0")).toBe(1);
    expect(await count("select count(*) as n from order_event where detail ->> 'card' like '%allowance%'")).toBe(0);
  });

  it("MKT-03 has plans in every state", async () => {
    expect(await count("select count(distinct state) as n from marketing_plan")).toBe(3);
  });

  it("COUPON-05 MALL-04 used only coupons that their members had received before, and promo codes and vouchers that there were", async () => {
    const uses = await asSystem(demo.database(), (tx) =>
      tx.query(
        `select b.kind, count(*) > 10 as many, bool_and(c.created_at < u.used_at and u.used_at <= now()) as later,
           bool_and((u.used_at at time zone 'Asia/Shanghai')::date between c.valid_from and c.valid_to) as valid,
           bool_and(b.kind <> 'coupon' or d.member_id is not null and d.created_at < c.created_at) as received
         from discount_use u join discount_code c on c.top_id = u.top_id and c.id = u.code_id
         join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id
         left join card d on d.top_id = c.top_id and d.id = c.card_id where u.state = 'used' group by b.kind order by b.kind`,
      ),
    );
    const right = { many: true, later: true, valid: true, received: true };
    expect(uses).toEqual(["coupon", "promoCode", "voucher"].map((kind) => ({ kind, ...right })));
    const merchants = await asSystem(demo.database(), (tx) =>
      tx.query<{ issued: number; received: number; used: number }>(
        `select count(*)::int as issued, count(c.card_id)::int as received, sum(c.used)::int as used from discount_code c
         join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id where b.kind = 'coupon' group by c.merchant_id, b.usage`,
      ),
    );
    expect(merchants).toHaveLength(4);
    for (const { issued, received, used } of merchants) {
      expect(received).toBeGreaterThan(used);
      expect(issued).toBeGreaterThan(received);
    }
  });

  it("PICKUP-02 has pickup codes in every state that lasts, of several products and served by machines", async () => {
    expect(await count("select count(distinct state) as n from pickup_code")).toBe(pickupStates.length - 1);
    expect(
      await count("select count(*) as n from sales_order where business = 'pickupCode' and counted"),
    ).toBeGreaterThan(5);
  });

  it("FIN-05 FIN-06 FIN-12 has collection accounts and withdrawals in every state", async () => {
    expect(await count("select count(distinct state) as n from collection_account")).toBe(
      collectionAccountStates.length,
    );
    expect(await count("select count(distinct state) as n from withdrawal")).toBe(withdrawalStates.length);
  });

  it("FIN-07 FIN-19 has settled days in every state, with rates, splits and refunds", async () => {
    expect(await count("select count(distinct state) as n from settlement")).toBe(settlementStates.length);
    expect(await count("select count(distinct settle_day) as n from settlement")).toBe(31);
    expect(await count("select count(distinct rate) as n from settlement_part")).toBeGreaterThan(1);
    expect(await count("select count(*) as n from settlement_line where amount_fen < 0")).toBeGreaterThan(0);
    expect(await count("select count(distinct receiver_id) as n from settlement_share where share_fen > 0")).toBe(4);
    expect(await count("select count(*) as n from account_statement where receiver_id is not null")).toBe(2);
  });

  it("FIN-07 has bills of providers, most of them in balance, and differences in every state", async () => {
    expect(await count("select count(*) as n from provider_bill where subject = 'trade'")).toBe(15);
    expect(await count("select count(*) as n from provider_bill where subject = 'sharing'")).toBe(5);
    expect(
      await count("select count(*) as n from bill_fact where kind = 'share' and settled_bill is not null"),
    ).toBeGreaterThan(3);
    expect(await count("select count(distinct state) as n from bill_difference")).toBe(differenceStates.length);
    expect(
      await count("select count(*) as n from provider_bill where open_before + opened - settled <> open_after"),
    ).toBe(0);
    expect(await count("select count(*) as n from bill_fact where settled_bill is not null")).toBeGreaterThan(50);
    expect(await count("select count(distinct state) as n from bank_arrival")).toBe(3);
  });
}
