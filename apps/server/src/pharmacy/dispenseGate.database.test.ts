import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "@yunshou/database";
import { createMerchant } from "../merchants/tree/createMerchant.ts";
import { benchSecrets } from "../testing/bench/orderBench.ts";
import { askDispense, type LaneToDispense } from "./dispenseGate.queries.ts";
import { readPrescriptionToken } from "./prescriptionLink.ts";
import {
  bench,
  claim,
  close,
  open,
  orderOf,
  paid,
  requested,
  reset,
  result,
  start,
} from "../testing/bench/shipping.ts";

/** What the product of the machine's first lane is as a medicine, with the batch that the lane names. */
const setMedicine = (columns: string) =>
  asSystem(bench.database, (tx) => tx.query(`update medicine set ${columns}`, []));
const setFlag = (flag: boolean) =>
  asSystem(bench.database, (tx) => tx.query("update product set is_prescription = $1", [flag]));
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

  it("MED-06 records the batch that the lane names when the goods come out, and what was paid for the pieces", async () => {
    const orderId = await paid({ quantity: 2 });
    await claim(orderId);
    await asSystem(bench.database, async (tx) => {
      await tx.query(
        `insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity)
         select top_id, merchant_id, product_id, 'GM2', current_date - 100, current_date + 60, 100 from medicine`,
        [],
      );
      await tx.query("update lane set batch_no = 'gm2' where machine_id = $1 and lane_no = 11", [
        bench.machine.machineId,
      ]);
    });
    await result(orderId, { dispensed: 1, fault: "jam" });
    const sold = `select b.batch_no as "batchNo", s.quantity, s.amount_fen * 2 - o.paid_fen as rest from medicine_sale s
      join sales_order o on o.id = s.order_id left join medicine_batch b on b.id = s.batch_id where s.order_id = $1`;
    expect(await bench.read(sold, [orderId])).toEqual([{ batchNo: "GM2", quantity: 1, rest: "0" }]);
    await asSystem(bench.database, (tx) => tx.query("update lane set batch_no = 'unknown' where lane_no = 11", []));
    const other = await paid();
    await claim(other);
    await result(other);
    expect(await bench.read(sold, [other])).toMatchObject([{ batchNo: null, quantity: 1 }]);
    await asSystem(bench.database, (tx) => tx.query("update lane set batch_no = 'GM1' where lane_no = 11", []));
  });

  it.each([
    ["MED-11 of an expired batch", () => setBatch("shelf_life_date = current_date - 2"), "pharmacy.batchExpired"],
    ["that is off the shelf", () => setMedicine("shelf = 'off'"), "pharmacy.offShelf"],
    ["MED-09 of class A where nothing allows it", () => setMedicine("sale_class = 'otcA'"), "pharmacy.classNotAllowed"],
    ["MED-09 whose product bears the flag, whatever its class", () => setFlag(true), "pharmacy.classNotAllowed"],
    ["MED-09 on prescription", () => setMedicine("sale_class = 'prescription'"), "pharmacy.classNotAllowed"],
  ] as const)("takes no payment for a medicine %s and names the rule", async (_, forbid, reason) => {
    await forbid();
    await expect(requested()).rejects.toThrow();
    expect(bench.sent).toMatchObject([{ type: "payRefused", body: { reason } }]);
    await setBatch("shelf_life_date = current_date + 30");
    await setMedicine("shelf = 'on', sale_class = 'otcB'");
    await setFlag(false);
  });

  it("MED-09 takes no payment for a product that bears the flag though nobody keeps it as a medicine", async () => {
    await asSystem(bench.database, async (tx) => {
      const [other] = await tx.query<Omit<LaneToDispense, "rxNo" | "orderId" | "sourceKey">>(
        `insert into product (top_id, merchant_id, code, name, price_fen, is_prescription) select top_id, merchant_id, 'RX9', '头孢', 900, true from product limit 1
         returning top_id as "topId", $1::bigint as "machineId", 'main' as cabinet, 12 as "laneNo", id as "productId", 1 as quantity`,
        [bench.machine.machineId],
      );
      const asked = { ...other!, rxNo: null, orderId: null, sourceKey: null };
      const { refused, prescribed } = await askDispense(tx, [asked], new Date());
      expect([refused.get(0), prescribed.has(0)]).toEqual(["pharmacy.classNotAllowed", true]);
    });
  });

  it.each(["Asia/Shanghai", "Europe/Berlin", "Asia/Tokyo"])(
    "MED-11 sells a batch until the midnight of its last day in %s, and not a second longer",
    async (timeZone) => {
      await asSystem(bench.database, async (tx) => {
        await tx.query("update merchant h set time_zone = $1 from medicine d where h.id = d.merchant_id", [timeZone]);
        await tx.query("update medicine_batch set shelf_life_date = '2026-11-22'", []);
        const [lane] = await tx.query<Omit<LaneToDispense, "rxNo" | "orderId" | "sourceKey">>(
          `select l.top_id as "topId", l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", 1 as quantity
           from lane l where l.machine_id = $1 and l.lane_no = 11`,
          [bench.machine.machineId],
        );
        const [midnight] = await tx.query<{ at: Date }>("select '2026-11-23 00:00'::timestamp at time zone $1 as at", [
          timeZone,
        ]);
        const askedAt = async (ms: number) =>
          (
            await askDispense(
              tx,
              [{ ...lane!, rxNo: null, orderId: null, sourceKey: null }],
              new Date(midnight!.at.getTime() + ms),
            )
          ).refused.get(0);
        expect([await askedAt(-1_000), await askedAt(0)]).toEqual([undefined, "pharmacy.batchExpired"]);
        await tx.query(
          "update merchant h set time_zone = 'Asia/Shanghai' from medicine d where h.id = d.merchant_id",
          [],
        );
        await tx.query("update medicine_batch set shelf_life_date = current_date + 30", []);
      });
    },
  );

  it("MED-09 MED-11 goes by the day and the rules of the machine's merchant, and by those above where it has none", async () => {
    await asSystem(bench.database, async (tx) => {
      const { machineId } = bench.machine;
      const [owner] = await tx.query<{ merchantId: string }>('select merchant_id as "merchantId" from medicine', []);
      const shop = { name: "东京店", kind: "drug", parentId: owner!.merchantId, timeZone: "Asia/Tokyo" } as const;
      const below = await createMerchant(tx, shop);
      if ("ok" in below) throw new Error(below.code);
      const move = (merchantId: string) =>
        tx.query("update machine set merchant_id = $2 where id = $1", [machineId, merchantId]);
      await move(below.merchantId);
      await tx.query("update medicine_batch set shelf_life_date = '2026-11-22'", []);
      const [lane] = await tx.query<Omit<LaneToDispense, "rxNo" | "orderId" | "sourceKey">>(
        `select l.top_id as "topId", l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", 1 as quantity
         from lane l where l.machine_id = $1 and l.lane_no = 11`,
        [machineId],
      );
      const askedAt = async (at: string) =>
        (await askDispense(tx, [{ ...lane!, rxNo: null, orderId: null, sourceKey: null }], new Date(at))).refused.get(
          0,
        );
      expect([await askedAt("2026-11-22T14:59:59Z"), await askedAt("2026-11-22T15:00:00Z")]).toEqual([
        undefined,
        "pharmacy.batchExpired",
      ]);
      await tx.query("update medicine set sale_class = 'otcA'", []);
      const rule = (merchantId: string, allowed: boolean, from: string) =>
        tx.query(
          "insert into sale_rule (top_id, merchant_id, sale_class, allowed, from_day, licence_no) values ($1, $2, 'otcA', $3, $4, 'L1')",
          [lane!.topId, merchantId, allowed, from],
        );
      const noon = "2026-11-22T03:00:00Z";
      expect(await askedAt(noon)).toBe("pharmacy.classNotAllowed");
      await rule(owner!.merchantId, true, "2026-11-02");
      expect(await askedAt(noon)).toBeUndefined();
      await rule(below.merchantId, false, "2026-11-01");
      expect(await askedAt(noon)).toBe("pharmacy.classNotAllowed");
      await move(owner!.merchantId);
      expect(await askedAt(noon)).toBeUndefined();
      await tx.query("delete from sale_rule", []);
      await tx.query("update medicine set sale_class = 'otcB'", []);
      await tx.query("update medicine_batch set shelf_life_date = current_date + 30", []);
    });
  });

  describe("on prescription", () => {
    let rxNo = "0";
    const at = start.toISOString().slice(0, 10);
    /** A prescription that was reviewed, for one piece of the medicine in the first lane. */
    const prescribed = async (columns = "") => {
      const [row] = await asSystem(bench.database, (tx) =>
        tx.query<{ id: string }>(
          `insert into prescription (top_id, id, merchant_id, machine_id, product_id, quantity, doctor_name, hospital, patient_sealed, name_index, rx_day, valid_to, state, reviewed_at)
           select d.top_id, next_id(), d.merchant_id, $1, d.product_id, 1, '秦望舒', '康和医院', '\\x00', '\\x00', $2::date, $2::date + 5, 'reviewed', now() from medicine d returning id`,
          [bench.machine.machineId, at],
        ),
      );
      rxNo = row!.id;
      if (columns !== "")
        await asSystem(bench.database, (tx) => tx.query(`update prescription set ${columns} where id = $1`, [rxNo]));
      return rxNo;
    };
    const refusedWith = async (body: object) => {
      reset();
      await expect(requested(body)).rejects.toThrow();
      return bench.sent.at(-1) as { type: string; body: Record<string, unknown> };
    };

    beforeAll(async () => {
      await setMedicine("sale_class = 'prescription'");
      await asSystem(bench.database, (tx) =>
        tx.query(
          `insert into sale_rule (top_id, merchant_id, sale_class, allowed, from_day, licence_no) select top_id, merchant_id, 'prescription', true, current_date - 2, 'L1' from medicine`,
          [],
        ),
      );
    });
    afterAll(async () => {
      await setMedicine("sale_class = 'otcB'");
      await asSystem(bench.database, (tx) => tx.query("delete from sale_rule", []));
    });

    it("MED-09 RX-06 is sold once against a reviewed prescription; a repeated request meets its own order", async () => {
      const given = await prescribed();
      const orderId = await paid({ rxNo: given });
      expect((await bench.read("select business from sales_order where id = $1", [orderId]))[0]).toEqual({
        business: "prescription",
      });
      expect(await refusedWith({ rxNo: given })).toMatchObject({ body: { reason: "pharmacy.prescriptionUsed" } });
      await claim(orderId);
      expect(bench.sent.at(-1)).toMatchObject({ type: "shipGrant" });
      await result(orderId, { dispensed: 1 });
      expect(await orderOf(orderId)).toMatchObject({ state: "completed" });
      const sold = await bench.read(
        "select orders::int, quantity::int from rollup_sales where business = 'prescription'",
        [],
      );
      expect(sold).toEqual([{ orders: 1, quantity: 1 }]);
    });

    it("MED-09 tells the machine how to upload one when it names none", async () => {
      const told = await refusedWith({});
      expect(told).toMatchObject({ type: "payRefused", body: { reason: "pharmacy.prescriptionNeeded" } });
      const { rxNo: number, uploadToken } = told.body["prescription"] as { rxNo: string; uploadToken: string };
      expect(readPrescriptionToken(benchSecrets, uploadToken, start)).toMatchObject({
        rxNo: number,
        machineId: bench.machine.machineId,
        quantity: 1,
      });
    });

    it.each([
      ["nobody has reviewed", "state = 'unreviewed', reviewed_at = null", "pharmacy.prescriptionUnreviewed"],
      ["was cancelled", "state = 'cancelled'", "pharmacy.prescriptionCancelled"],
      ["has expired", "rx_day = rx_day - 9, valid_to = valid_to - 9", "pharmacy.prescriptionExpired"],
    ])("MED-09 is not sold against one that %s", async (_, columns, reason) => {
      expect(await refusedWith({ rxNo: await prescribed(columns) })).toMatchObject({ body: { reason } });
    });

    it("MED-09 is not sold in larger numbers than it says, and two requests at once use it once", async () => {
      const given = await prescribed();
      expect(await refusedWith({ rxNo: given, quantity: 2 })).toMatchObject({
        body: { reason: "pharmacy.prescriptionOther" },
      });
      reset();
      await bench.act(
        "payRequest",
        [
          { requestId: "twin1", rxNo: given },
          { requestId: "twin2", rxNo: given },
        ],
        { now: start },
      );
      expect(bench.sent.map((one) => (one as { body: { reason?: string } }).body.reason).filter(Boolean)).toEqual([
        "pharmacy.prescriptionUsed",
      ]);
    });

    it("MED-09 can be asked for again after an order that nobody paid", async () => {
      const given = await prescribed();
      const orderId = await requested({ rxNo: given });
      await asSystem(bench.database, (tx) =>
        tx.query("update sales_order set pay_state = 'closed', state = 'invalid' where id = $1", [orderId]),
      );
      expect(await requested({ rxNo: given })).not.toBe(orderId);
    });

    it("is not sold where a rule of the province forbids it", async () => {
      await asSystem(bench.database, (tx) =>
        tx.query(
          `insert into sale_rule (top_id, merchant_id, sale_class, allowed, from_day) select top_id, merchant_id, 'prescription', false, current_date - 1 from medicine`,
          [],
        ),
      );
      expect(await refusedWith({ rxNo: await prescribed() })).toMatchObject({
        body: { reason: "pharmacy.classNotAllowed" },
      });
      await asSystem(bench.database, (tx) => tx.query("delete from sale_rule where not allowed", []));
    });
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
