import { addDays, businessDay, businessTime } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discountCodeContext, discountCodeIndex } from "../../marketing/codes/codeBook.ts";
import { type MallOrdersBench, openMallOrdersBench } from "../../testing/bench/mallOrdersBench.ts";
import { benchSecrets, brokenRules } from "../../testing/bench/orderBench.ts";

let mall: MallOrdersBench;
beforeAll(async () => {
  mall = await openMallOrdersBench();
});
afterAll(() => mall.bench.close());

const range = {
  fromDay: addDays(businessDay(new Date(), "Asia/Shanghai"), -1),
  toDay: addDays(businessDay(new Date(), "Asia/Shanghai"), 1),
};

describe("a coupon of the mall", () => {
  it("COUPON-06 takes a coupon of the mall off once, and gives it back with an order that is closed", async () => {
    const product = await mall.onShelf(9);
    const code = "100020003000";
    await mall.bench.write(async (tx) => {
      const [batch] = await tx.query<{ id: string }>(
        `insert into discount_batch (top_id, merchant_id, kind, name, usage, code_type, amount_fen, full_fen, total, made, valid_days)
         values (1, 1, 'coupon', '五元券', 'mall', 'small', 500, 1000, 1, 1, 7) returning id`,
      );
      const [made] = await tx.query<{ id: string }>("select next_id() as id");
      await tx.query(
        `insert into discount_code (top_id, merchant_id, id, batch_id, code_sealed, code_index, valid_from, valid_to, max_uses)
         values (1, 1, $1, $2, $3, $4, $5, $6, 1)`,
        [
          made!.id,
          batch!.id,
          benchSecrets.seal(Buffer.from(code), discountCodeContext(made!.id)),
          discountCodeIndex(benchSecrets, code),
          range.fromDay,
          range.toDay,
        ],
      );
    });
    const first = mall.wish(product, { couponCode: code });
    const order = await mall.placed(first);
    expect([order.discountAmountFen, order.amountFen]).toEqual(["500", "1000"]);
    expect(await mall.place(mall.wish(product, { couponCode: code }))).toBe("codes.inUse");
    expect(await mall.place(mall.wish(product, { couponCode: "999999999999" }))).toBe("codes.unknown");
    await mall.act("close", { orderNo: order.orderNo });
    await mall.wait();
    expect(await mall.stateOf(first.token)).toBe("cancelled");
    const second = await mall.placed(mall.wish(product, { couponCode: code }));
    await mall.pay(second);
    expect(await mall.place(mall.wish(product, { couponCode: code }))).toBe("codes.used");
    expect(await mall.stockOf(product)).toMatchObject({ reserved: 1 });
  });

  it("COUPON-06 closes an order that a coupon made free before its goods are out, and gives the coupon back", async () => {
    const product = await mall.onShelf(9);
    await mall.bench.write((tx) => tx.query("update discount_code set max_uses = 3, state = 'unused'"));
    await mall.bench.write((tx) => tx.query("update discount_batch set amount_fen = 9000"));
    const code = "100020003000";
    const first = mall.wish(product, { couponCode: code });
    const order = await mall.placed(first);
    expect([order.mustPay, await mall.stateOf(first.token)]).toEqual([false, "toPickUp"]);
    const figures = () =>
      mall.bench.read(
        "select orders::int, quantity::int from rollup_sales where product_id = (select product_id from mall_product where id = $1)",
        [product],
      );
    expect(await figures()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 3 }, () => mall.act("close", { orderNo: order.orderNo })));
    expect(answers.filter((answer) => typeof answer === "object")).toHaveLength(1);
    expect([await mall.stateOf(first.token), await mall.stockOf(product), await figures()]).toEqual([
      "cancelled",
      { stock: 9, reserved: 0, sold: 0 },
      [],
    ]);
    const used = () => mall.bench.read("select used, held from discount_code");
    expect(await used()).toEqual([{ used: 1, held: 0 }]);
    // Handed over it counts, and is closed no more.
    const second = mall.wish(product, { couponCode: code, quantity: 2 });
    const kept = await mall.placed(second);
    const { pickupCode } = await mall.ask("order", second.token);
    expect(await mall.act("handOver", { orderNo: kept.orderNo, pickupCode })).toEqual({});
    expect(await mall.act("close", { orderNo: kept.orderNo })).toBe("state.notAllowed");
    expect([await figures(), await used()]).toEqual([[{ orders: 1, quantity: 2 }], [{ used: 2, held: 0 }]]);
  });

  it("MKT-02 MKT-16 takes a coupon of the mall off in its hours, its business and for its levels alone", async () => {
    const product = await mall.onShelf(9);
    const couponCode = "100020003000";
    const { hour, minute } = businessTime(mall.now, "Asia/Shanghai");
    const now = hour * 60 + minute;
    await mall.bench.write((tx) => tx.query("update discount_code set max_uses = 9, state = 'unused'"));
    const narrowed = async (column: string, value: string) => {
      await mall.bench.write(async (tx) => {
        await tx.query(
          "update discount_batch set slots = '{}', levels = '{}', business_types = '{}', amount_fen = 500",
        );
        await tx.query(`update discount_batch set ${column} = '${value}'`);
      });
      const placed = await mall.place(mall.wish(product, { couponCode }));
      return typeof placed === "string" ? placed : (placed as { discountAmountFen: string }).discountAmountFen;
    };
    const counts = () => mall.bench.read("select used, held from discount_code");
    const before = await counts();
    expect(await narrowed("slots", now < 720 ? "{1439,1440}" : "{0,1}")).toBe("codes.otherHour");
    expect(await narrowed("levels", "{gold}")).toBe("codes.otherLevel");
    expect(await narrowed("business_types", "{miniProgram}")).toBe("codes.otherBusiness");
    expect(await counts()).toEqual(before);
    expect(await narrowed("slots", "{0,1440}")).toBe("500");
    expect(await narrowed("business_types", "{mall}")).toBe("500");
  });

  it("M14 leaves money, stock, rollups and codes as the checks want them", async () => {
    expect(await brokenRules(mall.bench)).toEqual([]);
  });
});
