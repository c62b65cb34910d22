/** One file because every statement pays at the same two stand-ins, which are told of the same shops and receivers. */
import { startAlipayStandIn } from "@yunshou/simulator/standIns/alipay";
import type { KeptPayment } from "@yunshou/simulator/standIns/accounts";
import { startWechatStandIn } from "@yunshou/simulator/standIns/wechat";
import { asSystem } from "@yunshou/database";
import type { SharedKind } from "@yunshou/domain";
import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { askForCode } from "../../orders/selling/payCode.ts";
import { receivePayment } from "../../orders/selling/paying.ts";
import { sellingDuties } from "../../orders/selling/duties.ts";
import { startRefund } from "../../orders/selling/refunds.ts";
import { chargeShownCode } from "../../orders/selling/shownCodes.ts";
import { arm, makeSweeper } from "../../platform/timers.ts";
import { startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../../testing/bench/machines.ts";
import { FakeProvider, silentLog } from "../../testing/bench/orderBench.ts";
import { type CodeMachine, givenSellingMachine, inOrder, machineSays } from "../../testing/bench/paidOrders.ts";
import { givenMerchant } from "../../testing/bench/people.ts";
import { alipayProvider } from "../alipay/client.ts";
import { payTogether } from "../payments.queries.ts";
import type { PaymentProvider } from "../provider.ts";
import type { PaymentProviders } from "../providers.ts";
import { wechatProvider } from "../wechat/client.ts";
import { accountDue } from "./accountTimer.ts";
import { accountDuty } from "./accounts.ts";
import { restDuty } from "./rest.ts";
import { sharingDuty } from "./sharing.ts";

const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const publicKey = own.publicKey.export({ format: "pem", type: "spki" }).toString();
const apiKey = "0123456789abcdefghijklmnopqrstuv";
const merchant = { merchantNo: "1900000109", appId: "wx8888888888888888", certificateSerial: "5157F09EFD" };
const seller = { appId: "2014072300007148", sellerNo: "2088102146225135" };
const common = { notifyUrl: "http://127.0.0.1:9/notices", privateKey: own.privateKey, timeoutMs: 1_000 };

let server: TestServer;
let wechat: Awaited<ReturnType<typeof startWechatStandIn>>;
let alipay: Awaited<ReturnType<typeof startAlipayStandIn>>;
let providers: PaymentProviders;
let payments: Parameters<typeof machineSays>[1];
let serial = 0;

beforeAll(async () => {
  server = await startTestServer();
  wechat = await startWechatStandIn({ ...merchant, apiKey, publicKey });
  alipay = await startAlipayStandIn({ ...seller, publicKey });
  for (const one of [wechat, alipay]) one.faults.notices = false;
  const key = wechat.keys.at(-1)!;
  const both: Record<string, PaymentProvider> = {
    wechat: wechatProvider({
      ...common,
      ...merchant,
      name: "wechat",
      url: wechat.url,
      apiKey,
      platformKeys: new Map([[key.serial, createPublicKey(key.publicKey)]]),
    }),
    alipay: alipayProvider({
      ...common,
      ...seller,
      name: "alipay",
      url: alipay.url,
      alipayKeys: new Map([["", createPublicKey(alipay.publicKey)]]),
    }),
  };
  providers = { forPayment: (kind) => both[kind], named: (name) => both[name] };
  payments = { database: server.database, provider: new FakeProvider(), providers, notify: () => {}, log: silentLog };
});
afterAll(async () => {
  await Promise.all([server.stop(), wechat.stop(), alipay.stop()]);
});

interface Shop {
  readonly merchant: CreatedMerchant;
  readonly machine: CodeMachine;
  /** By name, with the account at both providers. */
  readonly receivers: Readonly<Record<string, string>>;
}
const standIn = (kind: SharedKind) => (kind === "wechat" ? wechat : alipay);
const accountOf = (shop: Shop, name: string) => `19${shop.receivers[name]!.slice(-8)}`;
const write = (sql: string, values: readonly unknown[]) => rowsOf<{ id: string }>(server, sql, values);

/** A shop whose sales are shared: 10 % for the site, 0.50 yuan an order for the investor. */
async function givenShop({ ratio = 1_000, accounts = true, accountType = "merchant" } = {}): Promise<Shop> {
  serial += 1;
  const made = await givenMerchant(server, { name: `分账店${serial}` });
  const machine = await givenSellingMachine(server, made, `SH${serial}`);
  const of = [made.topId, made.merchantId];
  const receivers: Record<string, string> = {};
  for (const name of ["site", "investor"]) {
    const [row] = await write(
      "insert into split_receiver (top_id, merchant_id, name) values ($1, $2, $3) returning id",
      [...of, name],
    );
    receivers[name] = row!.id;
  }
  const [plan] = await write(
    "insert into split_plan (top_id, merchant_id, name) values ($1, $2, 'p') returning id",
    of,
  );
  await write(
    `insert into split_version (top_id, merchant_id, plan_id, from_day, enabled, receiver_ids, ratios, fixed_fens)
     values ($1, $2, $3, current_date - 1, true, $4, array[$5::int, 0], array[null, 50]) returning id`,
    [...of, plan!.id, [receivers["site"], receivers["investor"]], ratio],
  );
  const shop = { merchant: made, machine, receivers };
  if (accounts) await giveAccounts(shop, accountType);
  return shop;
}

async function giveAccounts(shop: Shop, accountType = "merchant"): Promise<void> {
  for (const kind of ["wechat", "alipay"])
    for (const name of ["site", "investor"]) {
      const [row] = await write(
        "insert into share_account (top_id, merchant_id, receiver_id, kind, account_type, account, holder) values ($1, $2, $3, $4, $5, $6, '星河物业有限公司') returning id",
        [shop.merchant.topId, shop.merchant.merchantId, shop.receivers[name], kind, accountType, accountOf(shop, name)],
      );
      await asSystem(server.database, (tx) => arm(tx, accountDue.at(row!.id, new Date(), { tries: 0 })));
    }
  await sweep(0);
}

/** Does what is due so many minutes from now, as jobs do, and waits for the providers. */
async function sweep(minutes: number, rounds = 3): Promise<void> {
  const parts = {
    database: server.database,
    providers,
    log: silentLog,
  };
  const duties = [...sellingDuties(payments), accountDuty(parts), sharingDuty(parts), restDuty(parts)];
  const sweeper = makeSweeper(server.database, duties, silentLog);
  for (let round = 0; round < rounds; round += 1) {
    await sweeper.sweep(new Date(Date.now() + (minutes + round) * 60_000));
    await sweeper.settled();
    await new Promise((done) => setTimeout(done, 120));
  }
}

/** Sweeps minute by minute until the newest refund has reached the customer: what a sweep leads to ends after it. */
async function sweepUntilRefunded(orderNo: string, minutes: number): Promise<void> {
  for (let round = 0; round < 30 && (await refundOf(orderNo)) !== "refunded"; round += 1)
    await sweep(minutes + round, 1);
  expect(await refundOf(orderNo)).toBe("refunded");
}

/** A machine asks for a payment of 3.50; answers the order. */
async function ask(shop: Shop, kind: SharedKind, shownCode?: string): Promise<string> {
  serial += 1;
  const requestId = `s${serial}`;
  const wish = { requestId, cabinet: "main", lane: 11, quantity: 1, priceFen: 350, provider: kind } as const;
  const shown = shownCode === undefined ? {} : { shownCode };
  await machineSays(server, payments, shop.machine, "payRequest", { ...wish, ...shown });
  const [row] = await write("select order_id as id from payment where request_id = $1 and machine_id = $2", [
    requestId,
    shop.machine.machineId,
  ]);
  return row!.id;
}

/** A customer pays one code for all of the orders, each of 3.50. */
async function payAll(shop: Shop, kind: SharedKind, orders: readonly string[]): Promise<KeptPayment> {
  await askForCode(payments, orders[0]!, "可乐");
  const paid = standIn(kind).accounts.byNumber(orders[0]!)!;
  paid.state = "paid";
  paid.paidAt = Date.now();
  for (const orderNo of orders)
    await inOrder(payments, shop.machine, orderNo, (tx, book, order) =>
      receivePayment(tx, book, order, { tradeNo: paid.tradeNo, amountFen: 350n, paidAt: new Date() }),
    );
  return paid;
}

async function pay(shop: Shop, kind: SharedKind = "wechat"): Promise<{ orderNo: string; paid: KeptPayment }> {
  const orderNo = await ask(shop, kind);
  return { orderNo, paid: await payAll(shop, kind, [orderNo]) };
}

/** Two orders that a customer pays at once. */
async function payBoth(shop: Shop, kind: SharedKind) {
  const orders = [await ask(shop, kind), await ask(shop, kind)] as const;
  await asSystem(server.database, (tx) => payTogether(tx, shop.merchant.topId, orders));
  const paid = await payAll(shop, kind, orders);
  return { first: orders[0], second: orders[1], paid };
}

async function deliver({ machine }: Shop, orderNo: string): Promise<void> {
  await machineSays(server, payments, machine, "shipClaim", { orderNo });
  await machineSays(server, payments, machine, "shipResult", { orderNo, dispensed: 1 });
}
const buy = async (shop: Shop, kind: SharedKind = "wechat") => {
  const bought = await pay(shop, kind);
  await deliver(shop, bought.orderNo);
  return bought;
};
const refund = (shop: Shop, orderNo: string, amountFen: bigint) =>
  inOrder(payments, shop.machine, orderNo, (tx, book, order) =>
    startRefund(tx, book, order, { amountFen, reason: "other", method: "manual" }),
  );

const sharingOf = async (orderNo: string) =>
  (
    await rowsOf<{ state: string; obstacle: string | null }>(
      server,
      "select state, obstacle from order_sharing where order_id = $1",
      [orderNo],
    )
  )[0];
const sharesOf = (orderNo: string) =>
  rowsOf<Record<string, string>>(
    server,
    "select planned_fen as planned, target_fen as target, shared_fen as shared, returned_fen as returned, state from order_share where order_id = $1 order by place",
    [orderNo],
  );
const refundOf = async (orderNo: string) =>
  (
    await rowsOf<{ state: string }>(server, "select state from refund where order_id = $1 order by id desc limit 1", [
      orderNo,
    ])
  )[0]?.state;
const balances = ({ merchant: { merchantId } }: Shop) =>
  rowsOf<{ code: string; fen: string }>(
    server,
    "select split_part(code, ':', 1) as code, sum(balance_fen)::text as fen from ledger.account where merchant_id = $1 and (code like 'executed_share:%' or code like 'share_clearing:%') group by 1 order by 1",
    [merchantId],
  );
/** What was shared of a payment, request by request; a release shares nothing. */
const sharings = (paid: KeptPayment) =>
  [...paid.sharings.values()]
    .map(({ shares }) => shares.map((one) => one.amountFen))
    .filter(({ length }) => length > 0);

describe.each(["wechat", "alipay"] as const)("an order paid through %s whose plan has receivers", (kind) => {
  it("FIN-19 is frozen when it is paid, and shared once after its goods are out", async () => {
    const shop = await givenShop();
    const { orderNo, paid } = await pay(shop, kind);
    expect(paid.frozen).toBe(true);
    await sweep(0, 1);
    expect(await sharingOf(orderNo)).toBeUndefined();
    await deliver(shop, orderNo);
    await sweep(0, 1);
    expect(paid.sharings.size).toBe(0);
    await sweep(2);
    await sweep(20);
    expect(sharings(paid)).toEqual([[35, 50]]);
    expect(paid.frozen).toBe(false);
    expect(await sharingOf(orderNo)).toEqual({ state: "shared", obstacle: null });
    expect(await balances(shop)).toEqual([
      { code: "executed_share", fen: "-85" },
      { code: "share_clearing", fen: "85" },
    ]);
  });

  it("FIN-19 is shared once though answers are lost and duties repeated", async () => {
    const shop = await givenShop();
    const { orderNo, paid } = await buy(shop, kind);
    standIn(kind).faults.unsigned = 2;
    await sweep(2, 2);
    await Promise.all([sweep(10, 2), sweep(10, 2)]);
    expect(sharings(paid)).toEqual([[35, 50]]);
    expect(await sharingOf(orderNo)).toMatchObject({ state: "shared" });
    expect((await balances(shop))[0]).toEqual({ code: "executed_share", fen: "-85" });
  });

  it("FIN-19 is shared likewise when the customer showed the machine a code", async () => {
    const shop = await givenShop();
    const shown = standIn(kind).wallets.show("pays");
    const orderNo = await ask(shop, kind, shown);
    await chargeShownCode(payments, orderNo, "可乐", shop.machine.machineNo, shown);
    const paid = standIn(kind).accounts.byNumber(orderNo)!;
    expect([paid.state, paid.frozen]).toEqual(["paid", true]);
    await deliver(shop, orderNo);
    await sweep(2);
    expect([sharings(paid), paid.frozen]).toEqual([[[35, 50]], false]);
  });

  it("FIN-19 is shared by itself when it was paid at once with another, and the rest is released after the last of them", async () => {
    const shop = await givenShop();
    const { first, second, paid } = await payBoth(shop, kind);
    expect([paid.amountFen, paid.frozen]).toEqual([700, true]);
    await deliver(shop, first);
    await sweep(2);
    expect([sharings(paid), paid.frozen]).toEqual([[[35, 50]], true]);
    await deliver(shop, second);
    await sweep(2);
    const both = [
      [35, 50],
      [35, 50],
    ];
    expect([sharings(paid), paid.frozen]).toEqual([both, true]);
    for (const minutes of [20, 40, 60]) await sweep(minutes, 1);
    expect([sharings(paid), paid.frozen]).toEqual([both, false]);
    await refund(shop, first, 350n);
    await sweepUntilRefunded(first, 62);
    expect((await sharesOf(first)).map(({ target, returned }) => [target, returned])).toEqual([
      ["0", "35"],
      ["0", "50"],
    ]);
    expect((await sharesOf(second)).map(({ returned }) => returned)).toEqual(["0", "0"]);
    expect((await balances(shop))[0]).toEqual({ code: "executed_share", fen: "-85" });
  });

  it("FIN-19 is shared though the other that was paid with it goes back, and nothing of the payment stays frozen", async () => {
    const shop = await givenShop();
    const { first, second, paid } = await payBoth(shop, kind);
    await deliver(shop, first);
    await refund(shop, second, 350n);
    await sweepUntilRefunded(second, 2);
    for (const minutes of [20, 40, 60]) await sweep(minutes, 1);
    expect([sharings(paid), paid.frozen]).toEqual([[[35, 50]], false]);
    expect(await sharingOf(second)).toBeUndefined();
  });

  it("FIN-19 takes shares back before a refund of a part, and all of them before the rest", async () => {
    const shop = await givenShop();
    const { orderNo, paid } = await buy(shop, kind);
    await sweep(2);
    await refund(shop, orderNo, 320n);
    await sweepUntilRefunded(orderNo, 5);
    expect((await sharesOf(orderNo)).map(({ target, shared, returned }) => [target, shared, returned])).toEqual([
      ["0", "35", "35"],
      ["30", "50", "20"],
    ]);
    await refund(shop, orderNo, 30n);
    await sweepUntilRefunded(orderNo, 40);
    expect([...paid.refunds.values()].map(({ amountFen }) => amountFen)).toEqual([320, 30]);
    expect((await sharesOf(orderNo)).map(({ target, returned }) => [target, returned])).toEqual([
      ["0", "35"],
      ["0", "50"],
    ]);
    expect((await balances(shop)).map(({ fen }) => fen)).toEqual(["0", "0"]);
  });
});

describe.each([
  ["wechat", "signature"],
  ["wechat", "rights"],
  ["alipay", "signature"],
  ["alipay", "rights"],
] as const)("an order paid through %s while it refuses our %s", (kind, why) => {
  const deaf = (calls: number) => Object.assign(standIn(kind).faults.refusing, { calls, why });
  const failureOf = async (orderNo: string) =>
    (
      await rowsOf<{ failure: string | null }>(server, "select failure from order_sharing where order_id = $1", [
        orderNo,
      ])
    )[0]?.failure;

  it("FIN-19 is shared when it hears us again, however often it would not, and says meanwhile what it answered", async () => {
    const shop = await givenShop();
    const { orderNo, paid } = await buy(shop, kind);
    deaf(1_000);
    for (const minutes of [2, 10, 30, 80, 180, 300, 500, 1_600]) await sweep(minutes, 1);
    expect(await sharingOf(orderNo)).toEqual({ state: "sharing", obstacle: null });
    expect(await failureOf(orderNo)).toMatch(/\S/);
    deaf(0);
    for (const minutes of [2_000, 2_200]) await sweep(minutes, 1);
    expect([sharings(paid), await sharingOf(orderNo), await failureOf(orderNo)]).toEqual([
      [[35, 50]],
      { state: "shared", obstacle: null },
      null,
    ]);
  });

  it("FIN-19 has its receivers registered when it hears us again, and is shared then", async () => {
    const shop = await givenShop({ accounts: false });
    const { orderNo, paid } = await buy(shop, kind);
    deaf(1_000);
    await giveAccounts(shop);
    for (const minutes of [2, 10, 30, 80]) await sweep(minutes, 1);
    expect(await sharingOf(orderNo)).toEqual({ state: "waiting", obstacle: "accountMissing" });
    deaf(0);
    for (const minutes of [600, 1_200, 1_300]) await sweep(minutes, 1);
    expect(sharings(paid)).toEqual([[35, 50]]);
  });

  it("FIN-19 has what is left of a payment of several orders released when it hears us again", async () => {
    const shop = await givenShop();
    const { first, second, paid } = await payBoth(shop, kind);
    await deliver(shop, first);
    await deliver(shop, second);
    await sweep(2);
    deaf(1_000);
    for (const minutes of [20, 40, 60, 80, 100, 120]) await sweep(minutes, 1);
    expect(paid.frozen).toBe(true);
    deaf(0);
    await sweep(140, 1);
    expect(paid.frozen).toBe(false);
  });
});

it.each(["signature", "rights"] as const)(
  "FIN-19 a share comes back before its refund however often the provider refuses our %s",
  async (why) => {
    const shop = await givenShop();
    const { orderNo } = await buy(shop);
    await sweep(2);
    await refund(shop, orderNo, 350n);
    Object.assign(wechat.faults.refusing, { calls: 1_000, why });
    for (const minutes of [5, 10, 30, 80, 180, 300]) await sweep(minutes, 1);
    expect(await refundOf(orderNo)).toBe("refunding");
    const returns = () =>
      rowsOf<{ state: string }>(server, "select state from share_return where order_id = $1", [orderNo]);
    expect(await returns()).toEqual([{ state: "requested" }, { state: "requested" }]);
    wechat.faults.refusing.calls = 0;
    await sweepUntilRefunded(orderNo, 500);
    expect(await returns()).toEqual([{ state: "returned" }, { state: "returned" }]);
    expect((await balances(shop)).map(({ fen }) => fen)).toEqual(["0", "0"]);
  },
);

describe("an order that is not shared as planned", () => {
  it("FIN-19 waits for the account of a receiver and is shared when there is one", async () => {
    const shop = await givenShop({ accounts: false });
    const { orderNo, paid } = await buy(shop);
    await sweep(2);
    expect(await sharingOf(orderNo)).toEqual({ state: "waiting", obstacle: "accountMissing" });
    await giveAccounts(shop);
    await sweep(1);
    expect(sharings(paid)).toEqual([[35, 50]]);
  });

  it("FIN-19 above 30 % of the order is not shared at all, and its money is released", async () => {
    const shop = await givenShop({ ratio: 2_000 });
    const { orderNo, paid } = await buy(shop);
    await sweep(2);
    expect(await sharingOf(orderNo)).toEqual({ state: "unshared", obstacle: "aboveRatio" });
    expect([paid.frozen, wechat.accounts.sharedFen(paid)]).toEqual([false, 0]);
  });

  it("FIN-19 stays in the books of the platform where somebody answered for that", async () => {
    const shop = await givenShop();
    const before = await buy(shop);
    await write(
      "insert into split_mode (top_id, merchant_id, platform_balance, ratio_limit, answered_by, reason, set_by) values ($1, $2, true, 3000, '法务', '持有支付牌照', 1) returning id",
      [shop.merchant.topId, shop.merchant.merchantId],
    );
    await sweep(2);
    expect(await sharingOf(before.orderNo)).toEqual({ state: "unshared", obstacle: "platformBalance" });
    expect(before.paid.frozen).toBe(false);
    expect((await pay(shop)).paid.frozen).toBe(false);
  });

  it("FIN-19 is asked for again while the provider is booking, and shared in part when one account is closed", async () => {
    const shop = await givenShop();
    const { orderNo } = await buy(shop);
    wechat.sharing.busy = 2;
    wechat.sharing.closed.add(accountOf(shop, "investor"));
    await sweep(2, 1);
    expect(await sharingOf(orderNo)).toMatchObject({ state: "sharing" });
    await sweep(8);
    await sweep(20);
    expect(await sharingOf(orderNo)).toMatchObject({ state: "partly" });
    expect((await sharesOf(orderNo)).map(({ state, shared }) => [state, shared])).toEqual([
      ["shared", "35"],
      ["refused", "0"],
    ]);
    expect((await balances(shop))[0]).toEqual({ code: "executed_share", fen: "-35" });
  });

  it("FIN-19 is not given up for questions that the provider refuses to answer", async () => {
    const shop = await givenShop();
    const { orderNo } = await buy(shop);
    wechat.sharing.mute = 5;
    for (const minutes of [2, 10, 30, 80, 180, 300, 500]) await sweep(minutes, 1);
    expect(await sharingOf(orderNo)).toEqual({ state: "shared", obstacle: null });
    expect((await balances(shop))[0]).toEqual({ code: "executed_share", fen: "-85" });
  });

  it("FIN-19 is ended by so many refusals of the shares themselves, whatever was lost or unheard between them", async () => {
    const shop = await givenShop();
    const { orderNo, paid } = await buy(shop);
    wechat.faults.silent = 4;
    for (const minutes of [2, 10, 30, 80]) await sweep(minutes, 1);
    expect(await sharingOf(orderNo)).toMatchObject({ state: "sharing" });
    wechat.sharing.busy = 4;
    for (const minutes of [180, 300, 420]) await sweep(minutes, 1);
    expect(await sharingOf(orderNo)).toMatchObject({ state: "sharing" });
    for (const minutes of [540, 660, 780]) await sweep(minutes, 1);
    expect(await sharingOf(orderNo)).toEqual({ state: "unshared", obstacle: "refused" });
    expect([paid.frozen, wechat.accounts.sharedFen(paid)]).toEqual([false, 0]);
    wechat.sharing.busy = 0;
  });

  it("FIN-19 with a refund that came first is shared by what is kept", async () => {
    const shop = await givenShop();
    const { orderNo, paid } = await buy(shop);
    await refund(shop, orderNo, 150n);
    await sweepUntilRefunded(orderNo, 0);
    await sweep(3);
    expect(sharings(paid)).toEqual([[20, 50]]);
  });

  it("FIN-19 a receiver who cannot give back does not hold up the customer, and owes it", async () => {
    const shop = await givenShop();
    const { orderNo } = await buy(shop);
    await sweep(2);
    wechat.sharing.poor.add(accountOf(shop, "site"));
    await refund(shop, orderNo, 200n);
    await sweepUntilRefunded(orderNo, 5);
    expect((await sharesOf(orderNo))[0]).toMatchObject({ target: "15", shared: "35", returned: "0" });
    const [row] = await rowsOf<object>(
      server,
      "select state, obstacle, failure from share_return where order_id = $1",
      [orderNo],
    );
    expect(row).toEqual({ state: "refused", obstacle: "refused", failure: "BALANCE_NOT_ENOUGH" });
  });

  it("FIN-19 M14 leaves nothing that the verification would miss", async () =>
    expect(await findingsOf(server)).toEqual([]));
});
