import { dashboard } from "@yunshou/contract/insight/dashboard";
import { shares } from "@yunshou/contract/machines/shares";
import { orders } from "@yunshou/contract/orders/orders";
import { refunds } from "@yunshou/contract/orders/refunds";
import { inScope } from "@yunshou/database";
import { addDays, businessDay, queryRangeDays, refundFilters } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../../testing/bench/machines.ts";
import {
  type CodeMachine,
  givenPaidOrder,
  givenSellingMachine,
  inOrder,
  type Payments,
  paymentsOf,
} from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { applyRefundReport } from "./duties.ts";
import { orderExport } from "../list/orderExport.ts";
import { shipSilence } from "./shipping.ts";

const timeZone = "Asia/Shanghai";

let server: TestServer;
let payments: Payments;
let boss: Client;
const clients = new Map<string, Client>();
/** Orders by what became of their refunds, of the machines that each merchant has by itself. */
const made: Record<"parent" | "child" | "stranger", Record<string, string>> = { parent: {}, child: {}, stranger: {} };

const days = () => {
  const toDay = businessDay(new Date(), timeZone);
  return { fromDay: addDays(toDay, 1 - queryRangeDays.orders), toDay };
};

async function answered(
  by: Client,
  machine: CodeMachine,
  orderNo: string,
  amountFen: string,
  state?: "succeeded" | "failed",
): Promise<string> {
  const { refundId } = await by.call(orders.refund, { orderNo, amountFen, reason: "other" });
  if (state !== undefined)
    await inOrder(payments, machine, orderNo, (tx, book, order) =>
      applyRefundReport(tx, book, order, { refundId }, state === "failed" ? { state, failure: "余额不足" } : { state }),
    );
  return orderNo;
}

/** A merchant whose problem orders are left to a person, with an order in each state of refund. */
async function givenRefunds(by: Client, machine: CodeMachine): Promise<Record<string, string>> {
  const silent = async () => {
    const orderNo = await givenPaidOrder(server, payments, machine);
    await inOrder(payments, machine, orderNo, (tx, book, order) => shipSilence(tx, book, order));
    return orderNo;
  };
  const processed = await answered(by, machine, await silent(), "350", "failed");
  await by.call(orders.process, { orderNo: processed, note: "已核实", outcome: "refundedOutside" });
  const old = await answered(by, machine, await silent(), "350", "failed");
  await rowsOf(server, "update sales_order set ordered_at = ordered_at - interval '40 days' where id = $1", [old]);
  await rowsOf(server, "update refund set requested_at = requested_at - interval '40 days' where order_id = $1", [old]);
  const partly = await answered(by, machine, await silent(), "100", "failed");
  await answered(by, machine, partly, "350", "succeeded");
  return {
    none: await silent(),
    processed,
    old,
    otherwise: partly,
    refunding: await answered(by, machine, await silent(), "350"),
    failed: await answered(by, machine, await silent(), "350", "failed"),
    again: await answered(by, machine, await answered(by, machine, await silent(), "350", "failed"), "350"),
    refunded: await answered(by, machine, await silent(), "350", "succeeded"),
    part: await answered(by, machine, await silent(), "100", "succeeded"),
  };
}

beforeAll(async () => {
  server = await startTestServer();
  payments = paymentsOf(server);
  const parent = await givenMerchant(server);
  const child = await givenMerchant(server, { parentId: parent.merchantId });
  const sister = await givenMerchant(server, { parentId: parent.merchantId });
  const stranger = await givenMerchant(server);
  await rowsOf(server, "update merchant set refund_agreed = true, refund_maximum_fen = 0");
  const machines = {
    parent: await givenSellingMachine(server, parent, "R1"),
    child: await givenSellingMachine(server, child, "R2"),
    stranger: await givenSellingMachine(server, stranger, "R3"),
  };
  const people = { parent, child, sister, stranger, platform: { merchantId: "1", topId: "1", merchantNo: "0000" } };
  for (const [account, merchant] of Object.entries(people)) {
    await givenUser(server, merchant, {
      account,
      ...(account === "platform" ? { level: "3", roles: ["platformAdmin"] } : {}),
    });
    clients.set(account, await loginAs(server, account, testPassword));
  }
  boss = clients.get("parent")!;
  const clerk = await givenUser(server, parent, { account: "clerk", level: "2" });
  await rowsOf(server, "insert into machine_grant (top_id, machine_id, merchant_id, user_id) values ($1, $2, $3, $4)", [
    parent.topId,
    machines.parent.machineId,
    parent.merchantId,
    clerk.userId,
  ]);
  await boss.call(shares.shareWithMerchant, {
    merchantId: sister.merchantId,
    machineIds: [machines.child.machineId],
    granted: true,
  });
  for (const account of ["clerk", "sister"]) clients.set(account, await loginAs(server, account, testPassword));
  for (const account of ["parent", "child", "stranger"] as const)
    made[account] = await givenRefunds(clients.get(account)!, machines[account]);
});
afterAll(() => server.stop());

/** Orders with a refund that somebody has to see to; `old` was placed before the range of any list of orders. */
const open = (...merchants: (keyof typeof made)[]) =>
  merchants.flatMap((merchant) => ["refunding", "failed", "again", "old"].map((state) => made[merchant][state]!));
const views: readonly [string, string, () => string[]][] = [
  ["PERM-10 a parent, who sees the machines below", "parent", () => open("parent", "child")],
  ["PERM-09 a child", "child", () => open("child")],
  ["MERCHANT-05 a sister to whom a machine of the child is authorised", "sister", () => open("child")],
  ["PERM-09 a stranger", "stranger", () => open("stranger")],
  ["PERM-11 an ordinary user, narrowed to one machine", "clerk", () => open("parent")],
  ["the platform", "platform", () => open("parent", "child", "stranger")],
];
const found = async (by: Client, refundStatus: (typeof refundFilters)[number]) =>
  by.call(orders.list, { ...days(), refundStatus, pageSize: 200 });

describe("open refunds", () => {
  it.each(views)(
    "HOME-02 REFUND-02 REFUND-08 are as many on the home page as in the list that it opens, however old, for %s",
    async (_, account, expected) => {
      const by = clients.get(account)!;
      const list = await by.call(refunds.list, { ...days(), refundStatus: "pending", pageSize: 200 });
      expect(list.rows.map(({ orderNo }) => orderNo).sort()).toEqual(expected().sort());
      const ofOrders = await found(by, "pending");
      expect(ofOrders.rows.map(({ orderNo }) => orderNo).sort()).toEqual(
        expected()
          .filter((orderNo) => !Object.values(made).some(({ old }) => old === orderNo))
          .sort(),
      );
      const { pending } = await by.call(dashboard.overview, { ...days() });
      expect(pending.refunds).toBe(list.total);
      expect(pending.exceptions).toBe((await by.call(orders.list, { ...days(), orderStatus: "exception" })).total);
    },
  );

  it.each([
    ["refunding", ["refunding", "again"]],
    ["failed", ["failed"]],
    ["refunded", ["otherwise", "refunded", "part"]],
  ] as const)("REFUND-02 REFUND-08 the order list finds what is %s by its newest refund", async (state, expected) => {
    const { rows } = await found(clients.get("child")!, state);
    expect(rows.map(({ orderNo }) => orderNo).sort()).toEqual(expected.map((name) => made.child[name]!).sort());
    expect(new Set(rows.map(({ refundStatus }) => refundStatus))).toEqual(new Set([state]));
  });

  it.each(refundFilters)("the export holds the orders that the list shows for %s", async (refundStatus) => {
    const scope = { merchants: "all" } as const;
    const listed = await found(clients.get("platform")!, refundStatus);
    const { rows } = await inScope(server.database, scope, (tx) =>
      orderExport.page(
        tx,
        { scope, timeZone, today: "2026-11-21", language: "zh" },
        { ...days(), refundStatus } as never,
        undefined,
        1_000,
      ),
    );
    expect((rows as readonly { orderNo: string }[]).map(({ orderNo }) => orderNo)).toEqual(
      listed.rows.map(({ orderNo }) => orderNo),
    );
    expect(rows).toHaveLength(listed.total);
  });

  it("M14 agree with what the verification recomputes", async () => expect(await findingsOf(server)).toEqual([]));
});
