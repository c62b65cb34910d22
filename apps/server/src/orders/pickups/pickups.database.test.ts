import { pickups } from "@yunshou/contract/orders/pickups";
import { asSystem } from "@yunshou/database";
import { addMonths, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { silentLog } from "../../testing/bench/orderBench.ts";
import { type CodeMachine, givenSellingMachine } from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { pickupDuties } from "./pickupDuties.ts";

let server: TestServer;
let owner: Client;
let machine: CodeMachine;
let productId: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: today, toDay: today };

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  await givenUser(server, merchant, { account: "pickupowner" });
  owner = await loginAs(server, "pickupowner", testPassword);
  machine = await givenSellingMachine(server, merchant, "PK1");
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>("select id from product where top_id = $1", [merchant.topId]),
  );
  productId = row!.id;
});
afterAll(() => server.stop());

const write = (text: string, values: unknown[] = []) => asSystem(server.database, (tx) => tx.query(text, values));
const wish = (more: Record<string, unknown> = {}) => ({
  merchantId: machine.merchant.merchantId,
  lines: [{ productId, quantity: 2 }],
  count: 3,
  machineIds: [],
  ...more,
});
const listed = async (filters: Record<string, unknown> = {}) =>
  (await owner.call(pickups.list, { ...range, pageSize: 200, ...filters })).rows;

describe("making codes", () => {
  it("PICKUP-01 PICKUP-04 PICKUP-08 makes codes that show content, pieces, machines and half a year", async () => {
    const { batchNo, made } = await owner.call(pickups.create, wish({ machineIds: [machine.machineId] }));
    const rows = await listed({ batchNo });
    expect(made).toBe(3);
    expect(new Set(rows.map(({ pickupCode }) => pickupCode)).size).toBe(3);
    expect(rows[0]).toMatchObject({
      pickupCode: expect.stringMatching(/^\d{4} \d{4} \d{4}$/),
      pickupContent: "可乐×2",
      quantity: 2,
      delivered: 0,
      pickupMachines: "PK1",
      pickupStatus: "unused",
      validTo: addMonths(today, 6),
      createdBy: "pickupowner",
      useTime: null,
      machineNo: null,
    });
    expect(await listed({ pickupCode: rows[1]!.pickupCode })).toEqual([rows[1]]);
    expect(await listed({ pickupCode: rows[1]!.pickupCode.slice(0, 4) })).toEqual([]);
  });

  it("PICKUP-05 makes no more than the merchant may have open, and counts what is still to be made", async () => {
    const { merchantId } = machine.merchant;
    const { open } = await owner.call(pickups.quota, { merchantId });
    await write("update merchant set max_pickup_codes = $2 where id = $1", [merchantId, open + 2]);
    expect((await owner.try(pickups.create, wish({ count: 3 }))).body.code).toBe("orders.pickupMaximum");
    await owner.call(pickups.create, wish({ count: 2 }));
    expect((await owner.try(pickups.create, wish({ count: 1 }))).body.code).toBe("orders.pickupMaximum");
    const [one] = await listed();
    await owner.call(pickups.cancel, { pickupIds: [one!.pickupId] });
    expect((await owner.try(pickups.create, wish({ count: 1 }))).body.code).toBe("H0000");
    await write("update merchant set max_pickup_codes = 1000000 where id = $1", [merchantId]);
  });

  it("makes 10,000 codes in the background, all different, and exports them", async () => {
    const { batchNo, made } = await owner.call(pickups.create, wish({ count: 10_000 }));
    expect(made).toBeLessThan(10_000);
    const sweeper = makeSweeper(server.database, pickupDuties({ secrets: server.context.secrets }), silentLog);
    await sweeper.sweep(new Date(Date.now() + 1_000));
    const [counted] = await asSystem(server.database, (tx) =>
      tx.query<{ codes: number; made: number }>(
        "select count(distinct c.code_index)::int as codes, max(b.made) as made from pickup_code c join pickup_batch b on b.id = c.batch_id where b.id = $1",
        [batchNo],
      ),
    );
    expect(counted).toEqual({ codes: 10_000, made: 10_000 });
    const { fileId } = await owner.call(pickups.export, { ...range, batchNo, format: "csv" });
    expect(fileId).toMatch(/^\d+$/);
  });

  it.each([
    ["no product", { lines: [] }, "orders.pickupEmpty"],
    ["a product of nobody", { lines: [{ productId: "1", quantity: 1 }] }, "goods.unknownProduct"],
    ["a machine of nobody", { machineIds: ["1"] }, "orders.pickupMachines"],
    ["yesterday as the last day", { validTo: "2020-01-01" }, "orders.pickupExpiryPast"],
    ["no codes", { count: 0 }, "orders.pickupCountOutOfRange"],
    ["ten thousand and one codes", { count: 10_001 }, "orders.pickupCountOutOfRange"],
  ])("refuses %s", async (_, more, code) => {
    expect((await owner.try(pickups.create, wish(more))).body.code).toBe(code);
  });
});

describe("codes that exist", () => {
  it("PICKUP-07 cancels all that are asked for, or none when one cannot be", async () => {
    const { batchNo } = await owner.call(pickups.create, wish());
    const ids = (await listed({ batchNo })).map(({ pickupId }) => pickupId);
    await write("update pickup_code set state = 'failed' where id = $1", [ids[2]]);
    expect((await owner.try(pickups.cancel, { pickupIds: ids })).body.code).toBe("orders.pickupNotCancellable");
    await owner.call(pickups.cancel, { pickupIds: ids.slice(0, 2) });
    const states = (await listed({ batchNo })).map(({ pickupStatus }) => pickupStatus);
    expect(states.toSorted()).toEqual(["cancelled", "cancelled", "failed"]);
    expect(await listed({ batchNo, pickupStatus: "failed" })).toHaveLength(1);
    await write("update pickup_code set state = 'cancelled' where id = $1", [ids[2]]);
  });

  it("hands an open code out once more, and records that without the code", async () => {
    const { batchNo } = await owner.call(pickups.create, wish({ count: 1 }));
    const [row] = await listed({ batchNo });
    const resent = await owner.call(pickups.resend, { pickupId: row!.pickupId });
    expect(resent.pickupCode).toBe(row!.pickupCode.replaceAll(" ", ""));
    const audits = await asSystem(server.database, (tx) =>
      tx.query<{ text: string }>("select a::text as text from audit_log a where action = 'orders.pickup.resend'", []),
    );
    expect(audits).toHaveLength(1);
    expect(audits[0]!.text).not.toContain(resent.pickupCode);
    await owner.call(pickups.cancel, { pickupIds: [row!.pickupId] });
    expect((await owner.try(pickups.resend, { pickupId: row!.pickupId })).body.code).toBe("orders.pickupNotOpen");
  });

  it("PICKUP-06 closes every call while the switch of the merchant is off", async () => {
    const { merchantId } = machine.merchant;
    await write("update merchant set features = '{shoppingCart}' where id = $1", [merchantId]);
    server.forgetSessions();
    for (const answer of [
      await owner.try(pickups.list, range),
      await owner.try(pickups.create, wish()),
      await owner.try(pickups.export, { ...range, format: "csv" }),
    ])
      expect(answer.body.code).toBe("merchants.featureOff");
    await write("update merchant set features = '{shoppingCart,pickupCode}' where id = $1", [merchantId]);
    server.forgetSessions();
    expect((await listed()).length).toBeGreaterThan(0);
  });
});
