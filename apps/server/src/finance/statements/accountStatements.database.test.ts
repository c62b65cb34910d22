import { createHash } from "node:crypto";
import { accountStatements, sharedStatements, statementTokenHeader } from "@yunshou/contract/finance/accountStatements";
import { splitPlans } from "@yunshou/contract/finance/splits";
import { asSystem, postLedger } from "@yunshou/database";
import { addDays, businessDay, statementText } from "@yunshou/domain";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { closeSettlements } from "../settlement/closing.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
const today = businessDay(new Date(), "Asia/Shanghai");
/** When the running day has been closed. */
const later = new Date(`${addDays(today, 1)}T04:00:00Z`);
const range = { fromDay: addDays(today, -5), toDay: today };

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "对账店" });
  await givenUser(server, shop, { account: "boss", roles: ["merchantAdmin"] });
  boss = await loginAs(server, "boss", testPassword);
  await boss.call(splitPlans.create, {
    merchantId: shop.merchantId,
    splitPlan: "场地",
    machineIds: [],
    productIds: [],
    receivers: [{ name: "物业", ratio: 1_000 }],
  });
  await asSystem(server.database, async (tx) => {
    await tx.query(
      "insert into machine (top_id, id, merchant_id, machine_no, name, category, type) values ($1, 77, $2, 'S77', 'S77', 'vending', 'snack')",
      [shop.topId, shop.merchantId],
    );
    const [order] = await tx.query<{ id: string }>(
      `insert into sales_order (top_id, merchant_id, machine_id, product_name, quantity, dispensed, payment, business, state, pay_state, ship_state, price_fen, paid_fen, source_key, ordered_at, paid_at, business_day)
       values ($1, $2, 77, 'p', 1, 1, 'wechat', 'luckyPurchase', 'completed', 'paid', 'dispensed', 10000, 10000, 's', now(), now(), $3) returning id`,
      [shop.topId, shop.merchantId, today],
    );
    await postLedger(tx, [
      {
        kind: "sale",
        idempotencyKey: "sale:1",
        referenceId: order!.id,
        merchantId: shop.merchantId,
        topMerchantId: shop.topId,
        postings: [
          { account: "psp_clearing:wechat", amountFen: -10_000n },
          { account: "available", amountFen: 10_000n },
        ],
      },
    ]);
  });
});
afterAll(() => server.stop());

const listed = async () => (await boss.call(accountStatements.list, {})).rows;
/** What the holder of a link gets. */
const opened = async (token: string, path = sharedStatements.read.path) =>
  fetch(server.address + path, { headers: { [statementTokenHeader]: token } });

describe("account statements", () => {
  it("FIN-07 a day that is not closed has no statement", async () => {
    expect(await boss.try(accountStatements.create, { merchantId: shop.merchantId, ...range })).toMatchObject({
      body: { code: "finance.statementDayOpen" },
    });
  });

  it("FIN-07 FIN-19 FIN-20 a merchant and a receiver have theirs, each line with its rule and base", async () => {
    await closeSettlements(server.database, later, { error: (about: unknown) => expect.fail(JSON.stringify(about)) });
    const { rows } = await boss.call(accountStatements.receivers, { merchantId: shop.merchantId });
    const { receiverId } = rows[0]!;
    await boss.call(accountStatements.create, { merchantId: shop.merchantId, receiverId, ...range });
    await boss.call(accountStatements.create, { merchantId: shop.merchantId, ...range });
    // 100 yuan less 0.6 % fee, 1 % of a lucky purchase and 10 % of the receiver.
    expect(await listed()).toMatchObject([
      { splitReceiver: null, settleAmountFen: "8840", linkState: "none" },
      { splitReceiver: "物业", settleAmountFen: "1000", linkState: "none" },
    ]);
    expect((await findingsOf(server)).filter((finding) => finding.startsWith("accountStatement"))).toEqual([]);
  });

  it("FIN-07 whoever has the link reads the statement and computes its hash anew; a closed or old link opens nothing", async () => {
    const [own] = await listed();
    const one = { accountStatementId: own!.accountStatementId };
    expect(await boss.try(accountStatements.share, { ...one, version: 1, linkDays: 91 })).toMatchObject({
      body: { code: "finance.statementLinkDays" },
    });
    const first = await boss.call(accountStatements.share, { ...one, version: 1, linkDays: 1 });
    const second = await boss.call(accountStatements.share, { ...one, version: 2, linkDays: 1 });
    expect((await opened(first.token)).status).toBe(409);
    const { data } = (await (await opened(second.token)).json()) as {
      data: Parameters<typeof statementText>[0] & { statementHash: string };
    };
    expect(data.lines).toMatchObject([
      { item: "collected", payMethod: "wechat", rate: null, count: 1, baseFen: null, amountFen: "10000" },
      { item: "fee", rate: 60, baseFen: "10000", amountFen: "-60" },
      { item: "higoFee", rate: 100, baseFen: "10000", amountFen: "-100" },
      { item: "share", receiver: "物业", rate: 1_000, baseFen: "10000", amountFen: "-1000" },
    ]);
    expect(createHash("sha256").update(statementText(data)).digest("hex")).toBe(data.statementHash);
    expect(data.statementHash).toBe(own!.statementHash);
    expect(await listed()).toMatchObject([{ linkState: "active", openCount: 1 }, {}]);
    await boss.call(accountStatements.revoke, { ...one, version: 3 });
    expect((await opened(second.token)).status).toBe(409);
    expect(await listed()).toMatchObject([{ linkState: "revoked" }, {}]);
  });

  it("FIN-07 LANG-06 the files carry the hash: PDF with its fonts embedded, XLSX with numbers", async () => {
    const [own] = await listed();
    const { token } = await boss.call(accountStatements.share, {
      accountStatementId: own!.accountStatementId,
      version: 4,
      linkDays: 1,
    });
    const path = sharedStatements.file.path;
    const file = async (query: string) => Buffer.from(await (await opened(token, `${path}?${query}`)).arrayBuffer());
    for (const language of ["zh", "lo"]) {
      const pdf = await file(`fileFormat=pdf&language=${language}`);
      expect(pdf.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
      expect(pdf.includes("/FontFile3") || pdf.includes("/FontFile2")).toBe(true);
    }
    const sheet = unzipSync(await file("fileFormat=xlsx&language=de"))["xl/worksheets/sheet1.xml"];
    const text = Buffer.from(sheet!).toString("utf8");
    expect(text).toContain(own!.statementHash);
    expect(text).toContain("<v>-10.00</v>");
  });
});
