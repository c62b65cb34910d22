import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "@yunshou/database";
import { bench, claim, close, open, orderOf, paid, requested, reset, result } from "../testing/bench/shipping.ts";

/** What the product of the machine's first lane is as a medicine, with the batch that the lane names. */
const setMedicine = (columns: string) =>
  asSystem(bench.database, (tx) => tx.query(`update medicine set ${columns}`, []));
const setBatch = (columns: string) =>
  asSystem(bench.database, (tx) => tx.query(`update medicine_batch set ${columns}`, []));

beforeAll(async () => {
  await open();
  await asSystem(bench.database, async (tx) => {
    const { machineId } = bench.machine;
    await tx.query("update lane set batch_no = 'GM1' where machine_id = $1 and lane_no = 11", [machineId]);
    await tx.query(
      `insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, shelf)
       select l.top_id, p.merchant_id, l.product_id, '康禾', 'otcB', 'on' from lane l join product p on p.top_id = l.top_id and p.id = l.product_id
       where l.machine_id = $1 and l.lane_no = 11`,
      [machineId],
    );
    await tx.query(
      `insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity)
       select top_id, merchant_id, product_id, 'gm1', current_date - 300, current_date + 30, 100 from medicine`,
      [],
    );
  });
});
afterAll(() => close());
beforeEach(() => reset());

describe("a machine that sells medicine", () => {
  it("sells what the rules allow, from the request to the goods", async () => {
    const orderId = await paid();
    await claim(orderId);
    expect(bench.sent).toMatchObject([{ type: "shipGrant" }]);
    await result(orderId);
    expect(await orderOf(orderId)).toMatchObject({ state: "completed" });
  });

  it.each([
    ["MED-11 of an expired batch", () => setBatch("shelf_life_date = current_date - 2"), "pharmacy.batchExpired"],
    ["that is off the shelf", () => setMedicine("shelf = 'off'"), "pharmacy.offShelf"],
    ["MED-09 on prescription", () => setMedicine("sale_class = 'prescription'"), "pharmacy.classNotAllowed"],
  ] as const)("takes no payment for a medicine %s and names the rule", async (_, forbid, reason) => {
    await forbid();
    await expect(requested()).rejects.toThrow();
    expect(bench.sent).toMatchObject([{ type: "payRefused", body: { reason } }]);
    await setBatch("shelf_life_date = current_date + 30");
    await setMedicine("shelf = 'on', sale_class = 'otcB'");
  });

  it("MED-11 does not grant a paid order of a batch that was recalled meanwhile, and grants no other again", async () => {
    const [granted, waiting] = [await paid(), await paid()];
    await claim(granted);
    await setBatch("recalled_at = now()");
    reset();
    await claim(waiting);
    expect(bench.sent).toMatchObject([{ type: "shipDenied", body: { reason: "pharmacy.batchRecalled" } }]);
    expect(await orderOf(waiting)).toMatchObject({ payState: "paid", shipState: "offered" });
    reset();
    await claim(granted);
    expect(bench.sent).toMatchObject([{ type: "shipGrant" }]);
    await setBatch("recalled_at = null");
  });
});
