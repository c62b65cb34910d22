import { billDifferences, bills } from "@yunshou/contract/finance/bills";
import { addDays, businessDay, continuityGap } from "@yunshou/domain";
import { startWechatStandIn, type WechatStandIn } from "@yunshou/simulator/standIns/wechat";
import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import type { PaymentProvider } from "../../payments/provider.ts";
import { oneProvider } from "../../payments/providers.ts";
import { wechatProvider } from "../../payments/wechat/client.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { fetchBills } from "./fetching.ts";

const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const account = { merchantNo: "1900000109", appId: "wx8888888888888888", certificateSerial: "5157F09EFD" };
const apiKey = "0123456789abcdefghijklmnopqrstuv";
const receivers = ["1900000110", "1900000111"] as const;
const today = businessDay(new Date(), "Asia/Shanghai");
/** On the day after, when the bill is there. */
const morning = (day: string) => new Date(`${addDays(day, 1)}T11:00:00+08:00`);
const range = { fromDay: today, toDay: addDays(today, 2) };
/** When our books have it: far from midnight, shortly before which what a bill lacks may still be in the next one. */
const noon = `${today}T12:00:00+08:00`;

let server: TestServer;
let shop: CreatedMerchant;
let platform: Client;
let standIn: WechatStandIn;
let provider: PaymentProvider;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "分账对账店" });
  const top = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, top, { account: "platform", roles: ["platformAdmin"], level: "3" });
  platform = await loginAs(server, "platform", testPassword);
  standIn = await startWechatStandIn({
    ...account,
    apiKey,
    publicKey: own.publicKey.export({ format: "pem", type: "spki" }).toString(),
  });
  standIn.faults.notices = false;
  const key = standIn.keys.at(-1)!;
  provider = wechatProvider({
    ...account,
    name: "wechat",
    url: standIn.url,
    notifyUrl: "http://127.0.0.1:9/",
    apiKey,
    privateKey: own.privateKey,
    platformKeys: new Map([[key.serial, createPublicKey(key.publicKey)]]),
  });
  await write(
    `with s as (insert into payment_service (code, kind, provider_name, fee_rate, enabled) values ('wechat', 'wechat', '微信', 60, true) returning id)
     insert into payment_parameters (service_id, state, pay_account_no, app_id, interface_url, keys_sealed) select s.id, 'active', $1, 'a', 'https://x', '' from s`,
    [account.merchantNo],
  );
  for (const one of receivers)
    await provider.sharing!.addReceiver({ accountType: "merchant", account: one, holder: "星河物业有限公司" });
});
afterAll(async () => {
  await Promise.all([server.stop(), standIn.stop()]);
});

const write = (sql: string, values: readonly unknown[]) => rowsOf<{ id: string }>(server, sql, values);
const fetchOn = (day: string) =>
  fetchBills(
    {
      database: server.database,
      providers: oneProvider(provider),
      log: { error: (facts: unknown) => void logged.push(facts) },
    },
    morning(day),
  );
const sharingBills = async () =>
  (await platform.call(bills.list, range)).rows.filter(({ billSubject }) => billSubject === "sharing");
const differencesOf = async (billId: string) =>
  (await platform.call(billDifferences.list, { ...range, billId, pageSize: 100 })).rows;

let serial = 0;

/** A paid order of which both receivers got a share at the provider and in our books. */
async function shared(fens: readonly [number, number]) {
  serial += 1;
  const [order] = await write("select next_id() as id", []);
  const orderId = order!.id;
  const { codeUrl } = await provider.createPayment({
    outTradeNo: orderId,
    amountFen: 1_000n,
    method: "wechat",
    description: "水",
    expiresInSeconds: 180,
    sharing: true,
  });
  await standIn.pay(codeUrl);
  const { tradeNo } = standIn.accounts.byNumber(orderId)!;
  const of = [shop.topId, shop.merchantId, orderId];
  const [sharing] = await write(
    `insert into order_sharing (top_id, merchant_id, order_id, kind, provider, trade_no, paid_fen, paid_at, share_day, state, sent_at, certain_at)
     values ($1, $2, $3, 'wechat', 'wechat', $4, 1000, $6, $5, 'shared', $6, $6) returning id`,
    [...of, tradeNo, today, noon],
  );
  const sharingNo = sharing!.id;
  await provider.sharing!.requestShares({
    sharingNo,
    tradeNo,
    receivers: receivers.map((one, place) => ({
      accountType: "merchant" as const,
      account: one,
      holder: "星河物业有限公司",
      amountFen: BigInt(fens[place]!),
    })),
    keepsRest: false,
  });
  const shareIds: string[] = [];
  for (const [place, fen] of fens.entries()) {
    const [share] = await write(
      `insert into order_share (top_id, merchant_id, sharing_id, order_id, place, split_version_id, receiver_id, share_day, account_type, account, planned_fen, target_fen, shared_fen, state)
       values ($1, $2, $4, $3, $5::int, 1, $5::int, $6, 'merchant', $7, $8::bigint, $8::bigint, $8::bigint, 'shared') returning id`,
      [...of, sharingNo, place + 1, today, receivers[place], fen],
    );
    shareIds.push(share!.id);
  }
  return { orderId, sharingNo, shareIds };
}

it("FIN-10 FIN-19 compares what WeChat Pay says that it shared and took back with our books, each difference by its name", async () => {
  const sound = await shared([100, 50]);
  const dearer = await shared([100, 60]);
  const lost = await shared([100, 70]);
  const [back] = await write(
    `insert into share_return (top_id, merchant_id, share_id, order_id, refund_id, amount_fen, state, certain_at)
     values ($1, $2, $3, $4, next_id(), 40, 'returned', $5) returning id`,
    [shop.topId, shop.merchantId, sound.shareIds[0], sound.orderId, noon],
  );
  await expect
    .poll(() =>
      standIn.accounts.all.every(({ sharings }) =>
        [...sharings.values()].every(({ shares }) => shares.every(({ state }) => state === "shared")),
      ),
    )
    .toBe(true);
  const one = { returnNo: back!.id, sharingNo: sound.sharingNo, account: receivers[0], amountFen: 40n };
  expect(await provider.sharing!.requestReturn!(one)).toEqual({ state: "returned" });
  standIn.bills.listShares = (lines) => [
    ...lines
      .filter(({ number, account: to }) => number !== lost.sharingNo || to !== receivers[1])
      .map((line) =>
        line.number === dearer.sharingNo && line.account === receivers[0] ? { ...line, amountFen: 101 } : line,
      ),
    {
      kind: "share",
      tradeNo: "4200X",
      number: "QR1",
      account: "1900000999",
      paidFen: 500,
      amountFen: 5,
      at: Date.now(),
    },
  ];
  await fetchOn(today);
  expect(logged).toEqual([]);
  const [bill, ...others] = await sharingBills();
  expect(others).toEqual([]);
  expect(bill).toMatchObject({
    billDate: today,
    payMethod: "wechat",
    ourAmountFen: "440",
    theirAmountFen: "376",
    ourLineCount: 7,
    theirLineCount: 7,
    differenceCount: 3,
    openedCount: 7,
    settledCount: 6,
    openAfter: 1,
  });
  const differences = await differencesOf(bill!.billId);
  const named = differences.map(({ reason, lineKind, orderNo, ourAmountFen, theirAmountFen }) =>
    [reason, lineKind, orderNo, ourAmountFen, theirAmountFen].join(" "),
  );
  expect(new Set(named)).toEqual(
    new Set([
      `amountDiffers share ${dearer.orderId} 100 101`,
      "missingHere share   5",
      `missingThere share ${lost.orderId} 70 `,
    ]),
  );
  // Nobody asks about shares but the duty that made them.
  const missing = differences.find(({ reason }) => reason === "missingThere")!;
  const asked = await platform.try(billDifferences.ask, {
    differenceId: missing.differenceId,
    version: missing.version,
  });
  expect(asked.body.code).toBe("finance.nothingToAsk");
});

it("FIN-10 FIN-19 finds on the next day what was missing, without a gap, and leaves the bills of trade alone", async () => {
  const [lost] = await rowsOf<{ sharing: string }>(
    server,
    "select h.sharing_id as sharing from bill_difference d join order_share h on h.id = d.number and h.top_id = d.top_id where d.reason = 'missingThere' and d.kind = 'share'",
    [],
  );
  const next = addDays(today, 1);
  standIn.bills.listShares = (lines) => [
    ...lines,
    {
      kind: "share",
      tradeNo: "4200",
      number: lost!.sharing,
      account: receivers[1],
      paidFen: 1_000,
      amountFen: 70,
      at: Date.parse(`${next}T09:00:00+08:00`),
    },
  ];
  await fetchOn(next);
  expect(logged).toEqual([]);
  const [bill] = await sharingBills();
  expect(bill).toMatchObject({ billDate: next, differenceCount: 0, openBefore: 1, settledCount: 1, openAfter: 0 });
  expect(continuityGap({ ...bill!, opened: bill!.openedCount, settled: bill!.settledCount })).toBe(0);
  const all = (await platform.call(billDifferences.list, { ...range, pageSize: 100 })).rows;
  expect(all.find(({ reason, lineKind }) => reason === "missingThere" && lineKind === "share")).toMatchObject({
    differenceState: "done",
    arrived: true,
  });
  const trade = (await platform.call(bills.list, range)).rows.filter(({ billSubject }) => billSubject === "trade");
  expect(trade.map(({ billDate }) => billDate)).toEqual([next, today]);
  expect((await platform.call(bills.services, {})).rows[0]?.nextDay).toBe(addDays(today, 2));
  expect((await findingsOf(server)).filter((text) => text.startsWith("bill"))).toEqual([]);
});
