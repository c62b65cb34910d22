import { offlinePickupPictures, offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EffectContext, Incoming } from "../../machines/effects/effect.ts";
import { png } from "../../testing/bench/applications.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import {
  type CodeMachine,
  givenPaidOrder,
  givenSellingMachine,
  inOrder,
  machineSays,
  type Payments,
  paymentsOf,
} from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { sale } from "../selling/sale.ts";
import { shipSilence } from "../selling/shipping.ts";

let server: TestServer;
let owner: Client;
let stranger: Client;
let machine: CodeMachine;
let payments: Payments;
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: today, toDay: today };

let serial = 0;
/** A machine tells of a lucky purchase; answers its number. */
async function played({ won = true, dispensed = 0, priceFen = 350 } = {}): Promise<string> {
  serial += 1;
  const now = new Date();
  const lucky = { won, draws: 1, amountFen: 100 };
  const body = {
    saleId: `off${serial}`,
    cabinet: "main",
    lane: 11,
    quantity: 1,
    priceFen,
    paidFen: 100,
    payment: "wechat",
    dispensed,
    lucky,
  };
  const { merchant, machineId, machineNo } = machine;
  const incoming = {
    machine: { machineId, machineNo, topId: merchant.topId, merchantId: merchant.merchantId },
    message: { type: "sale", boot: "b", seq: serial, at: 0, sentAt: 0, body },
    receivedAt: now,
    occurredAt: now,
  } as unknown as Incoming<"sale">;
  const context = { now, send: () => {}, afterCommit: () => {}, notify: () => {} };
  return asSystem(server.database, async (tx) => {
    await sale({ ...context, tx } as EffectContext, [incoming]);
    const [row] = await tx.query<{ id: string }>("select order_id as id from order_source where source_key = $1", [
      `sale:off${serial}`,
    ]);
    return row!.id;
  });
}

beforeAll(async () => {
  server = await startTestServer();
  const [merchant, foreign] = [await givenMerchant(server), await givenMerchant(server)];
  await asSystem(server.database, (tx) => tx.query("update merchant set features = '{purchase}'"));
  await givenUser(server, merchant, { account: "offowner" });
  await givenUser(server, foreign, { account: "offstranger" });
  owner = await loginAs(server, "offowner", testPassword);
  stranger = await loginAs(server, "offstranger", testPassword);
  machine = await givenSellingMachine(server, merchant, "OF1");
  payments = paymentsOf(server);
});
afterAll(() => server.stop());

const codeOf = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;
const picture = async () =>
  ((await owner.sendBytes(offlinePickupPictures.upload.path, png)).body.data as { name: string }).name;
const form = async (orderNo: string, more: Record<string, unknown> = {}) => ({
  orderNo,
  applicant: "李女士",
  contactPhone: "13812345678",
  pictures: [await picture()],
  ...more,
});
const applied = async (orderNo: string) =>
  (await owner.call(offlinePickups.apply, await form(orderNo))).offlinePickupId;
const stateOf = async (orderNo: string) => (await owner.call(orders.detail, { orderNo })).order.orderStatus;
const review = (ids: readonly string[], decision: "approve" | "reject" | "ignore", reviewRemark = "") =>
  owner.try(offlinePickups.review, { offlinePickupIds: [...ids], decision, reviewRemark });

describe("the offline pickup of prizes", () => {
  it("ORDER-08 lists what was applied for with its pictures, and shows the phone in full only where that is recorded", async () => {
    const orderNo = await played();
    const offlinePickupId = await applied(orderNo);
    const { rows } = await owner.call(offlinePickups.list, { ...range, orderNo, reviewStatus: "pending" });
    expect(rows).toEqual([
      expect.objectContaining({ offlinePickupId, orderNo, contactPhone: "138****5678", deliveryStatus: "failed" }),
    ]);
    expect(rows[0]!.pictures).toHaveLength(1);
    const byPart = await owner.call(offlinePickups.list, { ...range, orderNo: orderNo.slice(3) });
    expect(byPart.rows.map((row) => row.orderNo)).toEqual([orderNo]);
    expect((await owner.call(offlinePickups.detail, { offlinePickupId })).contactPhone).toBe("13812345678");
    const [read] = await asSystem(server.database, (tx) =>
      tx.query<{ n: number }>(
        "select count(*)::int as n from audit_log where action = 'orders.offlinePickup.read' and object = $1",
        [orderNo],
      ),
    );
    expect(read!.n).toBe(1);
    expect(await codeOf(stranger.try(offlinePickups.detail, { offlinePickupId }))).toBe("record.unknown");
    expect((await stranger.call(offlinePickups.list, range)).total).toBe(0);
  });

  it("ORDER-08 is refused for what was not won, came out, is applied for, or belongs to others", async () => {
    const tried = async (orderNo: string) => codeOf(owner.try(offlinePickups.apply, await form(orderNo)));
    expect(await tried(await played({ won: false }))).toBe("orders.offlineNotWon");
    expect(await tried(await played({ dispensed: 1 }))).toBe("orders.offlineNotOpen");
    const elsewhere = await played({ dispensed: 1, priceFen: 360 });
    expect(await stateOf(elsewhere)).toBe("exception");
    expect(await tried(elsewhere)).toBe("orders.offlineGiven");
    const orderNo = await played();
    const both = await Promise.all([tried(orderNo), tried(orderNo)]);
    expect(both.toSorted()).toEqual(["H0000", "orders.offlineApplied"]);
    const theirs = await form(await played());
    expect(await codeOf(stranger.try(offlinePickups.apply, theirs))).toBe("record.unknown");
    expect(await codeOf(owner.try(offlinePickups.apply, { ...theirs, pictures: [`${"0".repeat(32)}.png`] }))).toBe(
      "record.unknown",
    );
  });

  it("ORDER-09 an approved order becomes offline receipt, once, and is refunded by nobody", async () => {
    const orderNo = await played();
    const offlinePickupId = await applied(orderNo);
    expect(await stateOf(orderNo)).toBe("exception");
    const answers = await Promise.all([1, 2].map(() => codeOf(review([offlinePickupId], "approve"))));
    expect(answers.toSorted()).toEqual(["H0000", "state.notAllowed"]);
    expect(await stateOf(orderNo)).toBe("offlineReceipt");
    expect((await owner.call(orders.detail, { orderNo })).refunds).toEqual([]);
    expect(await codeOf(owner.try(offlinePickups.apply, await form(orderNo)))).toBe("orders.offlineNotOpen");
  });

  it("ORDER-09 ORDER-18 a prize that was handed over is not dispensed as well", async () => {
    const orderNo = await played();
    await review([await applied(orderNo)], "approve");
    expect(await codeOf(owner.try(orders.dispense, { orderNo }))).toBe("orders.deliveryNotFailed");
    expect(await stateOf(orderNo)).toBe("offlineReceipt");
  });

  it("ORDER-09 tells people of a prize that the machine says it gave as well, and keeps what it says it did not", async () => {
    for (const dispensed of [1, 0]) {
      const orderNo = await givenPaidOrder(server, payments, machine);
      await rowsOf(
        server,
        "update sales_order set business = 'luckyPurchase', win_result = 'won', lottery_count = 1 where id = $1",
        [orderNo],
      );
      await inOrder(payments, machine, orderNo, (tx, book, order) => shipSilence(tx, book, order));
      expect(await codeOf(review([await applied(orderNo)], "approve"))).toBe("H0000");
      await machineSays(server, payments, machine, "shipResult", { orderNo, dispensed });
      expect((await owner.call(orders.detail, { orderNo })).order).toMatchObject(
        dispensed === 1
          ? { deliveryStatus: "delivered", orderStatus: "exception", outcome: "handedOver" }
          : { deliveryStatus: "failed", orderStatus: "offlineReceipt" },
      );
      expect(
        await rowsOf(
          server,
          "select detail ->> 'reasons' as reasons from alarm where kind = 'contradiction' and detail ->> 'order' = $1",
          [orderNo],
        ),
      ).toEqual(dispensed === 1 ? [{ reasons: "resultDiffers" }] : []);
    }
  });

  it("ORDER-09 FIN-19 has the money shared that a plan froze, because the goods are out", async () => {
    const orderNo = await givenPaidOrder(server, payments, machine);
    await rowsOf(server, "update payment set sharing = true where order_id = $1", [orderNo]);
    await rowsOf(
      server,
      "update sales_order set business = 'luckyPurchase', win_result = 'won', lottery_count = 1 where id = $1",
      [orderNo],
    );
    await inOrder(payments, machine, orderNo, (tx, book, order) => shipSilence(tx, book, order));
    const intended = () => rowsOf(server, "select state from order_sharing where order_id = $1", [orderNo]);
    expect(await intended()).toEqual([]);
    await review([await applied(orderNo)], "approve");
    expect(await intended()).toEqual([{ state: "requested" }]);
  });

  it("ORDER-08 ORDER-12 what is not approved or ignored leaves the order as it is, and may be applied for again", async () => {
    const orderNo = await played();
    const first = await applied(orderNo);
    expect(await codeOf(review([first], "reject"))).toBe("field.required");
    expect(await codeOf(review([first], "reject", "图片不清"))).toBe("H0000");
    const second = await applied(orderNo);
    expect(await codeOf(review([second], "ignore"))).toBe("H0000");
    expect(await stateOf(orderNo)).toBe("exception");
    const { rows } = await owner.call(offlinePickups.list, { ...range, orderNo });
    expect(rows.map(({ reviewStatus, reviewRemark }) => [reviewStatus, reviewRemark])).toEqual([
      ["ignored", ""],
      ["notApproved", "图片不清"],
    ]);
  });

  it("ORDER-09 a batch is approved as a whole or not at all", async () => {
    const numbers = [await played(), await played()];
    const ids = [await applied(numbers[0]!), await applied(numbers[1]!)];
    await review([ids[1]!], "ignore");
    expect(await codeOf(review(ids, "approve"))).toBe("state.notAllowed");
    expect(await stateOf(numbers[0]!)).toBe("exception");
    expect(await codeOf(review([], "approve"))).toBe("orders.offlineSelect");
    expect(
      await codeOf(stranger.try(offlinePickups.review, { offlinePickupIds: [ids[0]!], decision: "approve" })),
    ).toBe("record.unknown");
  });
});
