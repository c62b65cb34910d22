import { billDifferences, bills, billUploads } from "@yunshou/contract/finance/bills";
import { settlements } from "@yunshou/contract/finance/settlements";
import { asSystem, postLedger } from "@yunshou/database";
import { addDays, businessDay, continuityGap } from "@yunshou/domain";
import { alipayBill, gb18030, type ListedLine, wechatBill, zipOf } from "@yunshou/simulator/standIns/bills";
import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import { startWechatStandIn, type WechatStandIn } from "@yunshou/simulator/standIns/wechat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { wechatProvider } from "../../payments/wechat/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { closeSettlements } from "../settlement/closing.ts";
import { fetchBills } from "./fetching.ts";

const accounts = { wechat: "1900000109", alipay: "2088102146225135" } as const;
const today = businessDay(new Date(), "Asia/Shanghai");
const ago = (count: number) => addDays(today, -count);
const at = (day: string, time: string) => new Date(`${day}T${time}+08:00`);
const range = { fromDay: ago(10), toDay: today };

let server: TestServer;
let shop: CreatedMerchant;
let platform: Client;
let services: Readonly<Record<"wechat" | "alipay", string>>;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "对账店" });
  const top = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, top, { account: "platform", roles: ["platformAdmin"], level: "3" });
  platform = await loginAs(server, "platform", testPassword);
  services = { wechat: await givenService("wechat"), alipay: await givenService("alipay") };
});
afterAll(() => server.stop());

async function givenService(kind: "wechat" | "alipay"): Promise<string> {
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>(
      `with s as (insert into payment_service (code, kind, provider_name, fee_rate, enabled) values ($1, $1, $1, 60, true) returning id)
       insert into payment_parameters (service_id, state, pay_account_no, app_id, interface_url, keys_sealed) select s.id, 'active', $2, 'a', 'https://x', '' from s
       returning service_id as id`,
      [kind, accounts[kind]],
    ),
  );
  return row!.id;
}

/** A sale that a provider took at a moment, booked as sales are. */
async function sell(kind: "wechat" | "alipay", when: Date, fen: number, tradeNo: string | null = null) {
  return asSystem(server.database, async (tx) => {
    const [order] = await tx.query<{ id: string }>(
      `insert into sales_order (top_id, id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, paid_fen,
         source_key, third_trade_no, ordered_at, paid_at, business_day)
       select $1, id_at($5) + nextval('id_sequence') % 4096, $2, 77, 'p', 1, 1, $3, 'ordinary', 'completed', 'paid', 'dispensed', $4, $4, gen_random_uuid()::text, $6, $5, $5, ($5::timestamptz at time zone 'Asia/Shanghai')::date
       returning id`,
      [shop.topId, shop.merchantId, kind, fen, when, tradeNo],
    );
    const { id } = order!;
    const amountFen = BigInt(fen);
    await postLedger(tx, [
      {
        kind: "sale",
        idempotencyKey: `sale:${id}`,
        referenceId: id,
        merchantId: shop.merchantId,
        topMerchantId: shop.topId,
        postings: [
          { account: `psp_clearing:${kind}`, amountFen: -amountFen },
          { account: "available", amountFen },
        ],
      },
    ]);
    return id;
  });
}

const listed = (outTradeNo: string, when: Date, amountFen: number, more: Partial<ListedLine> = {}): ListedLine => ({
  kind: "payment",
  tradeNo: `4200${outTradeNo}`,
  outTradeNo,
  refundNo: "",
  amountFen,
  feeFen: amountFen < 167 ? 0 : Math.round(amountFen * 0.006),
  at: when.getTime(),
  name: "山泉,水",
  ...more,
});
const wechatFile = (lines: readonly ListedLine[]) =>
  Buffer.from(wechatBill({ merchantNo: accounts.wechat, appId: "wx1" }, lines));
const alipayFile = (day: string, lines: readonly ListedLine[]) =>
  zipOf([
    { name: "业务明细(汇总).csv", content: gb18030("#支付宝业务汇总查询\r\n") },
    { name: "业务明细.csv", content: gb18030(alipayBill(accounts.alipay, day, lines)) },
  ]);

interface Answer {
  readonly code: string;
  readonly data: { readonly billId: string; readonly differences: number; readonly field?: string };
}
async function upload(kind: "wechat" | "alipay", billDate: string, content: Buffer, billHash = ""): Promise<Answer> {
  const query = new URLSearchParams({ serviceId: services[kind], billDate, billHash });
  const answer = await fetch(`${server.address}${billUploads.upload.path}?${query}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", authorization: `Bearer ${platform.token}` },
    body: new Uint8Array(content),
  });
  return (await answer.json()) as Answer;
}
const billOf = async (billId: string) =>
  (await platform.call(bills.list, range)).rows.find((row) => row.billId === billId)!;
const differencesOf = async (billId: string) =>
  (await platform.call(billDifferences.list, { ...range, billId, pageSize: 100 })).rows;
const statement = async () => (await platform.call(settlements.list, range)).rows[0];

describe("bills of providers", () => {
  const day = ago(3);
  const noon = at(day, "12:00:00");
  let firstId: string;
  let late: string;
  let lost: string;
  let heldByHand: string;

  it("FIN-07 FIN-10 are compared with our books: each difference has a name, and holds the statement of its merchant", async () => {
    const sound = await sell("wechat", noon, 500);
    await sell("wechat", noon, 450, "T-machine");
    const dearer = await sell("wechat", noon, 300);
    const twice = await sell("wechat", noon, 200);
    lost = await sell("wechat", noon, 700);
    late = await sell("wechat", at(day, "23:59:58"), 900);
    await closeSettlements(server.database, new Date(), { error: () => undefined });
    expect(await statement()).toMatchObject({ settleStatus: "pending", awaitsBill: false });

    const lines = [
      listed(sound, noon, 500),
      listed("M1", noon, 450, { tradeNo: "T-machine" }),
      listed(dearer, noon, 301),
      listed(twice, noon, 200),
      listed(twice, noon, 200),
      listed("8888", noon, 350),
    ];
    const file = wechatFile(lines);
    const wrong = createHash("sha1").update("other").digest("hex");
    expect(await upload("wechat", day, file, wrong)).toMatchObject({ code: "finance.billHash" });
    expect(await upload("wechat", day, file.subarray(0, file.length / 2))).toMatchObject({ code: "finance.billCut" });
    expect(await upload("wechat", ago(2), file)).toMatchObject({ code: "finance.billOtherDay" });
    expect(await upload("wechat", today, file)).toMatchObject({ code: "finance.billNotYet" });
    const taken = await upload("wechat", day, file, createHash("sha1").update(file).digest("hex"));
    expect(taken).toMatchObject({ data: { differences: 4 } });
    firstId = taken.data.billId;
    const found = await differencesOf(firstId);
    expect(Object.fromEntries(found.map((one) => [one.reason, one.orderNo]))).toEqual({
      missingHere: null,
      missingThere: lost,
      amountDiffers: dearer,
      duplicate: twice,
    });
    const bill = await billOf(firstId);
    expect(bill).toMatchObject({
      billStatus: "open",
      ourAmountFen: "2150",
      theirAmountFen: "2001",
      differenceFen: "149",
      openBefore: 0,
      openedCount: 6,
      settledCount: 4,
      openAfter: 2,
      oldestOpenTime: noon.toISOString(),
    });
    expect(continuityGap({ ...bill, opened: bill.openedCount, settled: bill.settledCount })).toBe(0);
    expect(await statement()).toMatchObject({ settleStatus: "held", awaitsBill: true });
  });

  it("FIN-07 are the same when they come again; another one, or one out of turn, is refused", async () => {
    const again = (await differencesOf(firstId)).length;
    const other = wechatFile([listed("1", noon, 100)]);
    expect(await upload("wechat", day, other)).toMatchObject({ code: "finance.billDiffers" });
    expect(await upload("wechat", ago(1), wechatFile([]))).toMatchObject({ code: "finance.billOutOfTurn" });
    expect((await differencesOf(firstId)).length).toBe(again);
  });

  it("FIN-07 carry what happened before midnight on, and end by themselves what a later bill has", async () => {
    const next = ago(2);
    const lines = [listed(late, at(next, "00:00:03"), 900), listed(lost, at(next, "00:10:00"), 700)];
    const { data } = await upload("wechat", next, wechatFile(lines));
    expect(data.differences).toBe(0);
    expect(await billOf(data.billId)).toMatchObject({
      billStatus: "balanced",
      openBefore: 2,
      openedCount: 0,
      settledCount: 2,
      openAfter: 0,
      oldestOpenTime: null,
    });
    const arrived = (await differencesOf(firstId)).find(({ reason }) => reason === "missingThere");
    expect(arrived).toMatchObject({ differenceState: "done", arrived: true });
    expect((await upload("wechat", next, wechatFile(lines))).data.billId).toBe(data.billId);
  });

  it("FIN-07 let the statement go with the last difference that somebody works off", async () => {
    const before = (await statement())!;
    const { statementId } = before;
    expect((await platform.try(settlements.release, { statementId, version: before.version })).body.code).toBe(
      "finance.settlementAwaitsBill",
    );
    for (const { differenceId, differenceState } of await differencesOf(firstId)) {
      if (differenceState === "done") continue;
      await platform.call(billDifferences.take, { differenceId, version: 1 });
      const stale = await platform.try(billDifferences.settle, { differenceId, version: 1, remark: "x" });
      expect(stale.body.code).toBe("finance.differenceChanged");
      const bare = await platform.try(billDifferences.settle, { differenceId, version: 2, remark: " " });
      expect(bare.body.code).toBe("field.required");
      await platform.call(billDifferences.settle, { differenceId, version: 2, remark: "已核实" });
      const done = await platform.try(billDifferences.take, { differenceId, version: 3 });
      expect(done.body.code).toBe("state.notAllowed");
    }
    expect(await billOf(firstId)).toMatchObject({ billStatus: "workedOff", differenceCount: 4, openCount: 0 });
    expect(await statement()).toMatchObject({ statementId, settleStatus: "pending", awaitsBill: false });
  });

  it("FIN-09 of Alipay are read from the archive in GB18030, and hold what is closed later too", async () => {
    const { statementId, version } = (await statement())!;
    await platform.call(settlements.hold, { statementId, version, remark: "人工复核" });
    heldByHand = statementId;
    const sold = await sell("alipay", noon, 1_000);
    const missing = await sell("alipay", noon, 600);
    const { data } = await upload("alipay", day, alipayFile(day, [listed(sold, noon, 1_000)]));
    expect((await differencesOf(data.billId)).map(({ reason, orderNo }) => [reason, orderNo])).toEqual([
      ["missingThere", missing],
    ]);
    await closeSettlements(server.database, at(addDays(today, 1), "00:30:00"), { error: () => undefined });
    const held = (await platform.call(settlements.list, { ...range, toDay: addDays(today, 1) })).rows;
    expect(held.filter(({ awaitsBill }) => awaitsBill).length).toBeGreaterThan(0);
  });

  it("FIN-07 hold a statement that somebody held by hand as soon as it is let go, while a difference of theirs is open", async () => {
    const shown = async () =>
      (await platform.call(settlements.list, range)).rows.find(({ statementId }) => statementId === heldByHand)!;
    const before = await shown();
    expect(before).toMatchObject({ settleStatus: "held", awaitsBill: false, reason: "人工复核" });
    await platform.call(settlements.release, { statementId: heldByHand, version: before.version });
    expect(await shown()).toMatchObject({ settleStatus: "held", awaitsBill: true, reason: "" });
    expect((await platform.try(settlements.confirm, { statementIds: [heldByHand] })).body.code).toBe(
      "state.notAllowed",
    );
  });

  it("FIN-09 name a fee that the rate of its day does not give; nobody asks the provider about it, and it is worked off like the others", async () => {
    const next = addDays(day, 1);
    await asSystem(server.database, (tx) =>
      tx.query(
        "insert into fee_rate (top_id, merchant_id, payment, rate, from_day, set_by) values ($1, $2, 'alipay', 38, $3, 1)",
        [shop.topId, shop.merchantId, next],
      ),
    );
    const [agreed, dearer] = [await sell("alipay", at(next, "12:00:00"), 10_000), await sell("alipay", noon, 5_000)];
    const then = at(next, "12:00:00");
    const lines = [listed(agreed, then, 10_000, { feeFen: 38 }), listed(dearer, then, 5_000, { feeFen: 31 })];
    const { data } = await upload("alipay", next, alipayFile(next, lines));
    const [found, ...others] = await differencesOf(data.billId);
    expect(found).toMatchObject({ reason: "feeDiffers", orderNo: dearer, ourAmountFen: "30", theirAmountFen: "31" });
    expect(others).toEqual([]);
    expect(await billOf(data.billId)).toMatchObject({
      billStatus: "open",
      differenceFen: "0",
      feeDifferenceFen: "1",
      openCount: 1,
    });
    const one = { differenceId: found!.differenceId, version: 1 };
    expect((await platform.try(billDifferences.ask, one)).body.code).toBe("finance.nothingToAsk");
    await platform.call(billDifferences.settle, { ...one, remark: "服务商已退回" });
    expect(await billOf(data.billId)).toMatchObject({ billStatus: "workedOff", feeDifferenceFen: "1" });
  });
});

describe("the nightly fetch", () => {
  const apiKey = "0123456789abcdefghijklmnopqrstuv";
  const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  let wechat: WechatStandIn;
  const merchant = { merchantNo: accounts.wechat, appId: "wx8888888888888888", certificateSerial: "5157F09EFD" };

  beforeAll(async () => {
    const publicKey = own.publicKey.export({ format: "pem", type: "spki" }).toString();
    wechat = await startWechatStandIn({ ...merchant, apiKey, publicKey });
  });
  afterAll(() => wechat.stop());

  it("FIN-07 FIN-10 takes the bill of the day that is next, with the hash that the provider states, and waits when it is another", async () => {
    const yesterday = ago(1);
    const sold = await sell("wechat", at(yesterday, "10:00:00"), 800);
    wechat.bills.list = () => [listed(sold, at(yesterday, "10:00:01"), 800)];
    const key = wechat.keys.at(-1)!;
    const provider = wechatProvider({
      ...merchant,
      name: "wechat",
      url: wechat.url,
      notifyUrl: "https://x/notices",
      privateKey: own.privateKey,
      apiKey,
      platformKeys: new Map([[key.serial, createPublicKey(key.publicKey)]]),
    });
    const providers = {
      forPayment: () => undefined,
      named: (name: string) => (name === "wechat" ? provider : undefined),
    };
    const problems: string[] = [];
    const log = { error: (facts: { err: Error }) => problems.push(facts.err.message) } as never;
    const parts = { database: server.database, providers, log };
    const fetched = async () =>
      (await platform.call(bills.list, range)).rows.filter(({ billSource }) => billSource === "fetched");

    await fetchBills(parts, at(today, "09:59:00"));
    expect([problems, await fetched()]).toEqual([[], []]);
    wechat.bills.send = (file) => file.subarray(0, file.length - 5);
    await fetchBills(parts, at(today, "10:00:00"));
    expect(problems).toEqual(["the bill has another hash than the provider states"]);
    wechat.bills.send = (file) => file;
    await fetchBills(parts, at(today, "10:15:00"));
    await fetchBills(parts, at(today, "10:30:00"));
    expect(await fetched()).toMatchObject([
      { billDate: yesterday, billStatus: "balanced", ourAmountFen: "800", uploader: null, openAfter: 0 },
    ]);
    expect(problems).toHaveLength(1);
  });
});
