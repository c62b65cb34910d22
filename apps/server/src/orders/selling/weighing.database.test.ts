import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bench, claim, close, open, orderOf, paid, reset } from "../../testing/bench/shipping.ts";

beforeAll(async () => {
  await open();
  await bench.write((tx) => tx.query("update product set weight_grams = 330, tolerance_grams = 5 where id = 10"));
});
afterAll(close);
beforeEach(reset);

const weighed = (missing: number) => ({ weightBeforeGrams: 9_000, weightAfterGrams: 9_000 - missing });
const alarms = () =>
  bench.read<{ lane: number; detail: Record<string, unknown>; over: boolean }>(
    `select lane_no as lane, detail - 'order' as detail, cleared_at is not null as over from alarm
     where machine_id = $1 and kind = 'weightDiffers' order by id`,
    [bench.machine.machineId],
  );
const sell = (saleId: string, missing: number, more: object = {}) =>
  bench.act("sale", [{ saleId, ...weighed(missing), ...more }]);

describe("what a machine weighs", () => {
  it("MACHINE-27 is an alarm of the lane where it differs, until a later weighing agrees", async () => {
    await sell("right", 332);
    await sell("unweighed", 0, { weightBeforeGrams: undefined, weightAfterGrams: undefined });
    expect(await alarms()).toEqual([]);
    await sell("stuck", 4);
    const open = { lane: 11, detail: { reported: 4, expected: 330 }, over: false };
    expect(await alarms()).toEqual([open]);
    // Money and stock keep to what the machine says.
    expect(
      await bench.read("select state, dispensed, weight_after_grams as after from sales_order where source_key = $1", [
        "sale:stuck",
      ]),
    ).toEqual([{ state: "completed", dispensed: 1, after: 8_996 }]);
    await sell("twice", 655, { quantity: 2, paidFen: 700, dispensed: 2 });
    expect(await alarms()).toEqual([{ ...open, over: true }]);
  });

  it("MACHINE-27 is compared for orders as well, and a result that is said again changes nothing", async () => {
    const before = (await alarms()).length;
    const orderId = await paid();
    await claim(orderId);
    const said = { orderNo: orderId, dispensed: 0, fault: "jam" as const, ...weighed(329) };
    await bench.act("shipResult", [said]);
    expect((await alarms()).slice(before)).toEqual([{ lane: 11, detail: { reported: 329, expected: 0 }, over: false }]);
    expect(await orderOf(orderId)).toMatchObject({ shipState: "failed" });
    await sell("well", 330);
    await bench.act("shipResult", [said]);
    expect((await alarms()).slice(before)).toMatchObject([{ over: true }]);
  });

  it("MACHINE-27 tells nobody of the try before when a later one is not weighed", async () => {
    const orderId = await paid();
    await claim(orderId);
    await bench.act("shipResult", [{ orderNo: orderId, dispensed: 0, fault: "jam", ...weighed(0) }]);
    const before = await alarms();
    await bench.write((tx) => tx.query("update sales_order set ship_state = 'granted' where id = $1", [orderId]));
    await bench.act("shipResult", [{ orderNo: orderId, dispensed: 1 }]);
    expect(await orderOf(orderId)).toMatchObject({ shipState: "dispensed" });
    expect(await alarms()).toEqual(before);
  });

  it("MACHINE-27 goes by the weight and factor that somebody set for the lane, while it holds that product", async () => {
    const before = (await alarms()).length;
    const set = (productId: number) =>
      bench.write((tx) =>
        tx.query(
          `insert into lane_weight (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, weight_grams, tolerance_grams, factor, updated_by, updated_at)
           values (1, $1, 1, 'main', 11, $2, 400, 4, 1.25, 1, now())
           on conflict (machine_id, cabinet, lane_no, top_id) do update set product_id = excluded.product_id`,
          [bench.machine.machineId, productId],
        ),
      );
    await set(10);
    await sell("set", 320);
    expect((await alarms()).length).toBe(before);
    await sell("setWrong", 330);
    expect((await alarms()).slice(before)).toMatchObject([{ detail: { reported: 413, expected: 400 } }]);
    await set(11);
    await sell("other", 330);
    expect((await alarms()).slice(before)).toMatchObject([{ over: true }]);
  });
});
