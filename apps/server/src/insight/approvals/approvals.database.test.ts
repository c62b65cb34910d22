import { approvals } from "@yunshou/contract/insight/approvals";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { shares } from "@yunshou/contract/machines/shares";
import { machines } from "@yunshou/contract/machines/machines";
import { refunds } from "@yunshou/contract/orders/refunds";
import { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

const today = businessDay(new Date(), "Asia/Shanghai");
let server: TestServer;
let shop: CreatedMerchant;
let asker: Client;
let second: Client;
let staff: Client;
let platform: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "审批店" });
  const other = await givenMerchant(server, { name: "别家店" });
  const { userId } = await givenUser(server, shop, { account: "asker" });
  await givenUser(server, shop, { account: "second" });
  await givenUser(server, shop, { account: "staff", roles: ["staff"] });
  const stranger = await givenUser(server, other, { account: "stranger" });
  const top = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, top, { account: "platform", roles: ["platformAdmin"], level: "3" });
  await wait(shop, userId);
  await wait(other, stranger.userId);
  [asker, second, staff, platform] = (await Promise.all(
    ["asker", "second", "staff", "platform"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client];
});
afterAll(() => server.stop());

/** A certificate, a purchase plan and a withdrawal that somebody asked for, in this order. */
const wait = ({ topId, merchantId }: CreatedMerchant, userId: string) =>
  asSystem(server.database, async (tx) => {
    const of = [topId, merchantId, userId];
    await tx.query(
      "insert into certificate (top_id, merchant_id, kind, cert_no, name, written_by, updated_at) values ($1, $2, 'merchant', 'C1', '食品经营许可证', $3, now() - interval '3 hours')",
      of,
    );
    await tx.query(
      `insert into goods_document (top_id, merchant_id, kind, doc_no, doc_date, state, quantity, amount_fen, created_by, created_at)
       values ($1, $2, 'plan', 'JH1', current_date, 'submitted', 3, 1200, $3, now() - interval '2 hours'), ($1, $2, 'plan', 'JH2', current_date, 'draft', 3, 1200, $3, now())`,
      of,
    );
    const [account] = await tx.query<{ id: string }>(
      "insert into collection_account (top_id, merchant_id, provider_name, bank_name, numbers_sealed) values ($1, $2, '微信', '招商银行', '') returning id",
      [topId, merchantId],
    );
    await tx.query(
      `insert into withdrawal (top_id, merchant_id, account_id, bank_name, card_tail, amount_fen, fee_fen, applied_by, applied_at)
       values ($1, $2, $4, '招商银行', '1234', 1000, 10, $3, now() - interval '1 hour')`,
      [...of, account!.id],
    );
  });

const seen = async (client: Client, input: { approvalView?: "mine" | "toDecide"; approvalKind?: "plan" } = {}) =>
  (await client.call(approvals.list, input)).rows;
const kinds = async (...given: Parameters<typeof seen>) => (await seen(...given)).map((row) => row.approvalKind);

describe("what waits for a second person", () => {
  it("is listed for whoever may decide it, the oldest first, and never for who asked for it", async () => {
    expect(await seen(second)).toMatchObject([
      { approvalKind: "plan", objectNo: "JH1", amountFen: "1200", quantity: 3, merchantName: "审批店" },
    ]);
    expect(await kinds(asker)).toEqual([]);
    expect(await kinds(second, { approvalKind: "plan" })).toEqual(["plan"]);
    expect((await seen(platform)).find(({ merchantName }) => merchantName === "审批店")).toMatchObject({
      approvalKind: "certificate",
      objectNo: "C1",
      objectName: "食品经营许可证",
      amountFen: null,
      asker: "asker",
    });
  });

  it("is listed for who asked for it, whoever decides it", async () => {
    expect(await kinds(asker, { approvalView: "mine" })).toEqual(["certificate", "plan", "withdrawal"]);
    expect(await kinds(second, { approvalView: "mine" })).toEqual([]);
  });

  it("PERM-01 is of the kinds that one's rights reach, and of one's own merchants", async () => {
    expect(await kinds(staff)).toEqual([]);
    const withdrawals = (await seen(platform)).filter(({ approvalKind }) => approvalKind === "withdrawal");
    expect(new Set(withdrawals.map(({ merchantName }) => merchantName))).toEqual(new Set(["别家店", "审批店"]));
  });

  it("HOME-02 is counted on the home page as the list counts it", async () => {
    const days = { fromDay: addDays(today, -6), toDay: today };
    for (const client of [asker, second, staff, platform])
      expect((await client.call(dashboard.overview, days)).pending.approvals).toBe(
        (await client.call(approvals.list, {})).total,
      );
  });

  it("STOCK-08 is a plan asked for by who handed it in, since then, and decided neither by her nor by who made it", async () => {
    await asSystem(server.database, (tx) =>
      tx.query(
        `insert into goods_document (top_id, merchant_id, kind, doc_no, doc_date, state, created_by, created_at, submitted_by, submitted_at)
         select $1, $2, 'plan', 'JH3', current_date, 'submitted', m.id, now() - interval '9 days', h.id, now()
         from app_user m join app_user h on h.account = 'asker' where m.account = 'second'`,
        [shop.topId, shop.merchantId],
      ),
    );
    const numbers = async (...given: Parameters<typeof seen>) => (await seen(...given)).map(({ objectNo }) => objectNo);
    expect(await numbers(asker)).toEqual([]);
    expect(await numbers(second)).toEqual(["JH1"]);
    const [row] = (await seen(second, { approvalView: "mine" })).filter(({ objectNo }) => objectNo === "JH3");
    expect(row).toMatchObject({ asker: "asker" });
    expect(Date.now() - Date.parse(row!.askedTime)).toBeLessThan(60_000);
  });

  it("CARD-24 is of the areas of cards to which one is limited, in the list and on the home page", async () => {
    const cards = await givenMerchant(server, { name: "校园卡" });
    const { userId } = await givenUser(server, cards, { account: "north" });
    await givenUser(server, cards, { account: "whole" });
    await asSystem(server.database, (tx) =>
      tx.query(
        `with area as (
           insert into card_area (top_id, id, merchant_id, path, name) values ($1, 71, $2, '{71}', '北区'), ($1, 72, $2, '{72}', '南区') returning id),
         staff as (insert into card_area_staff (top_id, merchant_id, area_id, user_id) select $1, $2, id, $3 from area where id = 71),
         card as (
           insert into card (top_id, merchant_id, area_id, card_no, physical_no, logical_no, kind, state, expires_on)
           select $1, $2, id, 'C' || id, '000000' || id, 'C' || id, 'normal', 'reportedLost', '2099-01-01' from area returning id, card_no)
         insert into card_application (top_id, merchant_id, card_id, new_card_no, physical_no, logical_no, expires_on)
         select $1, $2, id, 'N' || card_no, '000001' || right(card_no, 2), 'N' || card_no, '2099-01-01' from card`,
        [cards.topId, cards.merchantId, userId],
      ),
    );
    const days = { fromDay: today, toDay: today };
    for (const [account, numbers] of [
      ["north", ["C71"]],
      ["whole", ["C71", "C72"]],
    ] as const) {
      const client = await loginAs(server, account, testPassword);
      const found = (await seen(client)).filter(({ approvalKind }) => approvalKind === "card");
      expect(found.map(({ objectNo }) => objectNo)).toEqual(numbers);
      expect((await client.call(dashboard.overview, days)).pending.approvals).toBe(numbers.length);
    }
  });

  it("REFUND-04 MERCHANT-05 is nothing of a machine that another merchant owns, whose refunds and medicines only its owner decides", async () => {
    const top = await givenMerchant(server, { kind: "drug" });
    const owner = await givenMerchant(server, { parentId: top.merchantId, kind: "drug" });
    const friend = await givenMerchant(server, { parentId: top.merchantId, kind: "drug" });
    for (const [account, merchant] of [
      ["top", top],
      ["owner", owner],
      ["friend", friend],
    ] as const)
      await givenUser(server, merchant, { account });
    const boss = await loginAs(server, "top", testPassword);
    const { machineId } = await boss.call(machines.register, machineForm(owner, "SH1"));
    await boss.call(shares.shareWithMerchant, {
      merchantId: friend.merchantId,
      machineIds: [machineId],
      granted: true,
    });
    await sellAt(server, machineId, { lane: 11 });
    const [refund] = await rowsOf<{ id: string }>(
      server,
      `insert into refund (top_id, merchant_id, order_id, machine_id, amount_fen, state, reason, method, held_from)
       select top_id, merchant_id, id, machine_id, 100, 'proposed', 'other', 'manual', 'pending' from sales_order where machine_id = $1 returning id`,
      [machineId],
    );
    const productId = await givenProduct(server, owner, "M1");
    const [exposed] = await rowsOf<{ id: string }>(
      server,
      `with excursion as (
         insert into temperature_excursion (top_id, merchant_id, machine_id, storage, began_at, last_at, lowest, highest)
         select top_id, merchant_id, id, 'cold', now(), now(), 3, 12 from machine where id = $1 returning *)
       insert into exposed_batch (top_id, merchant_id, machine_id, excursion_id, product_id, batch_no, lanes, pieces, state, proposed_by, decided_at)
       select e.top_id, e.merchant_id, e.machine_id, e.id, $2, 'B1', '11', 3, 'destroying', u.id, now() from excursion e, app_user u where u.account = 'top' returning id`,
      [machineId, productId],
    );
    server.forgetSessions();
    for (const [account, expected] of [
      ["owner", ["destruction", "refund"]],
      ["friend", []],
    ] as const) {
      const client = await loginAs(server, account, testPassword);
      expect((await kinds(client)).toSorted()).toEqual(expected);
      if (account === "friend") {
        const decision = { refundNo: refund!.id, decision: "decline", note: "x" } as const;
        expect((await client.try(refunds.decide, decision)).body.code).toBe("record.unknown");
        const destroyed = { exposureId: exposed!.id, decision: "confirm", reason: "x" } as const;
        expect((await client.try(temperatures.decide, destroyed)).body.code).toBe("pharmacy.exposureUnknown");
      }
    }
  });
});
