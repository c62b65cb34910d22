import { asSystem } from "@yunshou/database";
import { cardRecharged } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneProvider } from "../../payments/providers.ts";
import type { Effects } from "../../machines/effects/effect.ts";
import { readArrival } from "../../machines/gateway/inbox/arrival.ts";
import { applyBatch } from "../../machines/gateway/inbox/batch.ts";
import { effectsForTests } from "../../machines/gateway/testing/fixture.ts";
import { enter, openCardBook, writeCardBook } from "../../members/cardBook.ts";
import { lockCardById, nextIds } from "../../members/cardBook.queries.ts";
import { replaceCard } from "../../members/replacement.ts";
import { type Bench, brokenRules, benchSecrets, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { openBook, writeBook } from "./book.ts";
import { orderEffects } from "../effects.ts";
import { lockOrders } from "./order.queries.ts";
import { startRefund } from "../selling/refunds.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  await bench.setStock(bench.machine.machineId, 150);
});
afterAll(() => bench.close());

let serial = 0;
/** A card with money on it, as the counter would make it. */
async function givenCard({ balanceFen = 0n, giftFen = 0n, more = "", merchantId = "1" } = {}): Promise<{
  cardId: string;
  cardNo: string;
}> {
  serial += 1;
  const cardNo = `K${serial}`;
  return asSystem(bench.database, async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      "insert into card (top_id, merchant_id, card_no, physical_no, logical_no, kind, state, expires_on) values (1, $3, $1, $2, $1, 'normal', 'activated', '2099-01-01') returning id",
      [cardNo, String(serial).padStart(8, "0"), merchantId],
    );
    const card = (await lockCardById(tx, "1", row!.id))!;
    const [movementId] = await nextIds(tx, 1);
    const book = openCardBook();
    const paid = { balanceFen, giftFen };
    enter(book, card, { movementId: movementId!, kind: "recharge", change: paid, at: new Date(), method: "cash" });
    book.ledger.push(cardRecharged({ ...card, movementId: movementId! }, paid, "cash"));
    await writeCardBook(tx, book);
    if (more !== "") await tx.query(`update card set ${more} where id = $1`, [row!.id]);
    return { cardId: row!.id, cardNo };
  });
}

interface CardRow {
  balance: string;
  gift: string;
  consumed: string;
  purchases: number;
}
const cardOf = async (cardNo: string) =>
  (
    await bench.read<CardRow>(
      "select balance_fen as balance, gift_fen as gift, consumed_fen as consumed, consumed_count as purchases from card where card_no = $1",
      [cardNo],
    )
  )[0]!;
const account = async (code: string, merchantId = "1") =>
  (
    await bench.read<{ fen: string }>(
      "select balance_fen as fen from ledger.account where code = $1 and merchant_id = $2",
      [code, merchantId],
    )
  )[0]?.fen ?? "0";
const sell = (saleId: string, cardNo: string, more: object = {}) =>
  bench.act("sale", [{ saleId, payment: "memberCard", cardNo, ...more }]);
const orderOf = async (saleId: string) =>
  (
    await bench.read<{ id: string; state: string; exception: string | null; counted: boolean; payState: string }>(
      'select id, state, exception, counted, pay_state as "payState" from sales_order where source_key = $1',
      [`sale:${saleId}`],
    )
  )[0]!;
const eventsOf = (orderId: string) =>
  bench.read<{ kind: string; detail: Record<string, string> }>(
    "select kind, detail from order_event where order_id = $1 order by id",
    [orderId],
  );

describe("sales paid by a member card", () => {
  it("CARD-30 take the gift first and then the balance, in the transaction of the sale", async () => {
    const { cardId, cardNo } = await givenCard({ balanceFen: 1_000n, giftFen: 100n });
    await sell("gift first", cardNo);
    expect(await cardOf(cardNo)).toEqual({ balance: "750", gift: "0", consumed: "350", purchases: 1 });
    expect([await account(`card:${cardId}:balance`), await account(`card:${cardId}:gift`)]).toEqual(["750", "0"]);
    expect(await orderOf("gift first")).toMatchObject({ state: "completed", exception: null, counted: true });
    expect(
      await bench.read(
        "select kind, amount_fen as amount, gift_amount_fen as gift, balance_after_fen as after from card_movement where card_id = $1 order by id",
        [cardId],
      ),
    ).toEqual([
      { kind: "recharge", amount: "1000", gift: "100", after: "1000" },
      { kind: "consumption", amount: "-250", gift: "-100", after: "750" },
    ]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M1 are charged once however often the machine tells", async () => {
    const { cardNo } = await givenCard({ balanceFen: 1_000n });
    await sell("told twice", cardNo);
    await sell("told twice", cardNo);
    expect(await cardOf(cardNo)).toMatchObject({ balance: "650", purchases: 1 });
  });

  it("of one batch take from one card one after the other", async () => {
    const { cardNo } = await givenCard({ balanceFen: 500n, giftFen: 400n });
    await bench.act(
      "sale",
      [1, 2, 3].map((one) => ({ saleId: `batch ${one}`, payment: "memberCard" as const, cardNo })),
    );
    expect(await cardOf(cardNo)).toEqual({ balance: "-150", gift: "0", consumed: "1050", purchases: 3 });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("CARD-22 that the card does not cover leave it in arrears, and the order stands", async () => {
    const { cardNo } = await givenCard({ balanceFen: 100n });
    await sell("arrears", cardNo);
    expect(await cardOf(cardNo)).toMatchObject({ balance: "-250" });
    expect(await orderOf("arrears")).toMatchObject({ state: "completed", counted: true });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("of a number that nobody issued are counted as before, with a note", async () => {
    const before = BigInt(await account("card_float"));
    await sell("unknown", "8000000001");
    const order = await orderOf("unknown");
    expect(order).toMatchObject({ state: "completed", exception: null, counted: true });
    expect((await eventsOf(order.id)).map(({ kind }) => kind)).toContain("cardUnknown");
    expect(BigInt(await account("card_float"))).toBe(before - 350n);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it.each(["notActivated", "reportedLost", "cancelled"])(
    "CARD-14 CARD-23 of a card that is %s take nothing off it and are shown to a person",
    async (state) => {
      const { cardNo } = await givenCard({ balanceFen: 1_000n, more: `state = '${state}'` });
      await sell(state, cardNo);
      expect(await cardOf(cardNo)).toMatchObject({ balance: "1000", purchases: 0 });
      const order = await orderOf(state);
      expect(order).toMatchObject({
        state: "exception",
        exception: "cardContradiction",
        counted: true,
        payState: "paid",
      });
      expect((await eventsOf(order.id)).at(-1)).toEqual({
        kind: "exception",
        detail: { reasons: "cardContradiction", card: state },
      });
      expect(await bench.read("select 1 from alarm where kind = 'contradiction' and cleared_at is null")).not.toEqual(
        [],
      );
      expect(await brokenRules(bench)).toEqual([]);
    },
  );

  it.each([
    ["locked", "state = 'locked'"],
    ["dailyCount", "daily_count = 1, counted_day = '2099-01-01'"],
    ["dailyAmount", "daily_amount_fen = 100"],
    ["otherMachine", "allowed_machines = '{5}'"],
    ["expired", "expires_on = '2020-01-01'"],
  ])(
    "CARD-16 CARD-23 against the rule '%s' are charged, because the goods are out, and shown to a person",
    async (reason, more) => {
      const { cardNo } = await givenCard({
        balanceFen: 1_000n,
        more: more.replace(", counted_day = '2099-01-01'", ""),
      });
      if (reason === "dailyCount") await sell("first of the day", cardNo);
      const before = BigInt((await cardOf(cardNo)).balance);
      await sell(`against ${reason}`, cardNo);
      expect(BigInt((await cardOf(cardNo)).balance)).toBe(before - 350n);
      const order = await orderOf(`against ${reason}`);
      expect(order).toMatchObject({ state: "exception", exception: "cardContradiction" });
      expect((await eventsOf(order.id)).at(-1)?.detail).toMatchObject({ card: reason });
      expect(await brokenRules(bench)).toEqual([]);
    },
  );

  it("CARD-16 CARD-17 go on counting for the day on a card that is issued in the place of another", async () => {
    const old = await givenCard({ balanceFen: 1_000n, more: "daily_count = 1" });
    await sell("before the new card", old.cardNo);
    await bench.write(async (tx) => {
      const card = (await lockCardById(tx, "1", old.cardId))!;
      const wished = { cardNo: "KNEW", physicalNo: "fe000001", logicalNo: "KNEW", expiry: "2030-01-01" };
      expect(await replaceCard({ tx, now: new Date(), actorId: null }, card, wished, "2026-01-01")).toMatchObject({
        cardId: expect.any(String) as string,
      });
    });
    await sell("with the new card", "KNEW");
    expect(await cardOf("KNEW")).toMatchObject({ balance: "300" });
    const order = await orderOf("with the new card");
    expect((await eventsOf(order.id)).at(-1)?.detail).toMatchObject({ card: "dailyCount" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("keep the more urgent reason of an exception", async () => {
    const { cardNo } = await givenCard({ balanceFen: 1_000n, more: "state = 'locked'" });
    await sell("jammed", cardNo, { dispensed: 0, fault: "jam" });
    expect(await orderOf("jammed")).toMatchObject({ state: "exception", exception: "dispenseFailed" });
  });

  it("at a machine of a merchant below are paid by the merchant of the card, which then owes the other", async () => {
    await bench.write((tx) =>
      tx.query(
        "insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values (2, 1, 1, '{1,2}', '00010001', 'Below', 'ordinary'), (3, 1, 1, '{1,3}', '00010002', 'Beside', 'ordinary')",
      ),
    );
    const below = await bench.addMachine("MB");
    await bench.write(async (tx) => {
      for (const table of ["machine", "machine_state"])
        await tx.query(`update ${table} set merchant_id = 2 where ${table === "machine" ? "id" : "machine_id"} = $1`, [
          below.machineId,
        ]);
    });
    const machine = { ...below, merchantId: "2" };
    const { cardId, cardNo } = await givenCard({ balanceFen: 1_000n });
    await bench.act("sale", [{ saleId: "below", payment: "memberCard", cardNo }], { machine });
    expect(await cardOf(cardNo)).toMatchObject({ balance: "650" });
    expect([
      await account(`card:${cardId}:balance`),
      await account("due:2"),
      await account("due:1", "2"),
      await account("available", "2"),
    ]).toEqual(["650", "350", "-350", "350"]);
    // A card of a merchant beside is none of the ones this machine may take.
    const stranger = await givenCard({ balanceFen: 1_000n, merchantId: "3" });
    await bench.act("sale", [{ saleId: "beside", payment: "memberCard", cardNo: stranger.cardNo }], { machine });
    expect(await cardOf(stranger.cardNo)).toMatchObject({ balance: "1000" });
    expect(await orderOf("beside")).toMatchObject({ state: "completed", counted: true });
    expect(await brokenRules(bench)).toEqual([]);
  });
});

describe("refunds of what a card paid", () => {
  async function refund(orderId: string, amountFen: bigint): Promise<void> {
    await asSystem(bench.database, async (tx) => {
      const book = openBook(new Date());
      const order = (await lockOrders(tx, [{ topId: "1", orderId }])).get(orderId)!;
      await startRefund(tx, book, order, { amountFen, reason: "other", method: "manual" });
      await writeBook(tx, book);
    });
    await bench.sweep(new Date(Date.now() + 1_000));
  }

  it("REFUND-07 go back to the card in parts, the balance first, to the fen", async () => {
    const { cardId, cardNo } = await givenCard({ balanceFen: 1_000n, giftFen: 100n });
    await sell("returned", cardNo);
    const { id } = await orderOf("returned");
    await refund(id, 200n);
    expect(await cardOf(cardNo)).toMatchObject({ balance: "950", gift: "0", consumed: "150" });
    await refund(id, 150n);
    expect(await cardOf(cardNo)).toEqual({ balance: "1000", gift: "100", consumed: "0", purchases: 1 });
    expect([await account(`card:${cardId}:balance`), await account(`card:${cardId}:gift`)]).toEqual(["1000", "100"]);
    expect(await orderOf("returned")).toMatchObject({ payState: "refunded" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("CARD-17 go to the card that was issued in the place of the one that paid", async () => {
    const old = await givenCard({ balanceFen: 350n });
    await sell("replaced", old.cardNo);
    const next = await givenCard();
    await bench.write(async (tx) => {
      await tx.query("update card set state = 'cancelled' where id = $1", [old.cardId]);
      await tx.query("update card set state = 'reissued', replaces_id = $2 where id = $1", [next.cardId, old.cardId]);
    });
    await refund((await orderOf("replaced")).id, 350n);
    expect([await cardOf(old.cardNo), await cardOf(next.cardNo)]).toMatchObject([
      { balance: "0", consumed: "0" },
      { balance: "350", consumed: "0" },
    ]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  const refundsOf = (orderId: string) =>
    bench.read("select amount_fen as amount, method, state from refund where order_id = $1", [orderId]);

  it("REFUND-06 begin by themselves when nothing came out, once, and give back gift and balance to the fen", async () => {
    const { cardId, cardNo } = await givenCard({ balanceFen: 1_000n, giftFen: 100n });
    await sell("stuck", cardNo, { dispensed: 0, fault: "jam" });
    expect(await cardOf(cardNo)).toMatchObject({ balance: "750", gift: "0" });
    await Promise.all([bench.sweep(later(1)), bench.sweep(later(1))]);
    await bench.sweep(later(2));
    await sell("stuck", cardNo, { dispensed: 0, fault: "jam" });
    await bench.sweep(later(3));
    expect(await cardOf(cardNo)).toEqual({ balance: "1000", gift: "100", consumed: "0", purchases: 1 });
    expect(await account(`card:${cardId}:balance`)).toBe("1000");
    const order = await orderOf("stuck");
    expect(order).toMatchObject({ state: "exceptionProcessed", payState: "refunded" });
    expect(await refundsOf(order.id)).toEqual([{ amount: "350", method: "auto", state: "refunded" }]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("REFUND-06 give back the pieces that stayed inside, and no more", async () => {
    const { cardNo } = await givenCard({ balanceFen: 1_000n });
    await sell("one of two", cardNo, { quantity: 2, paidFen: 700, dispensed: 1, fault: "jam" });
    for (const second of [1, 2, 3]) await bench.sweep(later(second));
    expect(await cardOf(cardNo)).toMatchObject({ balance: "650" });
    expect(await refundsOf((await orderOf("one of two")).id)).toEqual([
      { amount: "350", method: "auto", state: "refunded" },
    ]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it.each([
    ["REFUND-04 above the merchant's maximum", "refund_agreed = true, refund_maximum_fen = 349", {}, "dispenseFailed"],
    [
      "of a lost card, which paid nothing,",
      "refund_agreed = false",
      { more: "state = 'reportedLost'" },
      "dispenseFailed",
    ],
  ] as const)("%s wait for a person", async (name, policy, given, exception) => {
    const merchant = (set: string) =>
      bench.write((tx) => tx.query(`update merchant set ${set} where id = $1`, [bench.machine.merchantId]));
    await merchant(policy);
    const { cardNo } = await givenCard({ balanceFen: 1_000n, ...given });
    await sell(name, cardNo, { dispensed: 0, fault: "jam" });
    for (const second of [1, 2]) await bench.sweep(later(second));
    await merchant("refund_agreed = false, refund_maximum_fen = 0");
    const order = await orderOf(name);
    expect(order).toMatchObject({ state: "exception", exception, payState: "paid" });
    expect(await refundsOf(order.id)).toEqual([]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("REFUND-07 begin once when a person was quicker than the duty", async () => {
    const { cardNo } = await givenCard({ balanceFen: 1_000n });
    await sell("quick person", cardNo, { dispensed: 0, fault: "jam" });
    const { id } = await orderOf("quick person");
    await refund(id, 350n);
    await bench.sweep(later(2));
    expect(await refundsOf(id)).toEqual([{ amount: "350", method: "manual", state: "refunded" }]);
    expect(await cardOf(cardNo)).toMatchObject({ balance: "1000" });
  });

  it("of a number that nobody issued touch no card", async () => {
    await refund((await orderOf("unknown")).id, 350n);
    expect(await orderOf("unknown")).toMatchObject({ payState: "refunded" });
    expect(await brokenRules(bench)).toEqual([]);
  });
});

it("M3 a batch and a person at the counter never wait for each other crosswise over one card", async () => {
  const { cardId, cardNo } = await givenCard({ balanceFen: 10_000n });
  const orders = orderEffects({
    database: bench.database,
    providers: oneProvider(bench.provider),
    notify: () => {},
    log: silentLog,
    secrets: benchSecrets,
  });
  const effects: Effects = { ...effectsForTests, ...orders };
  let seq = 0;
  const batch = (saleId: string) => {
    const message = {
      type: "sale",
      boot: "cards",
      seq: ++seq,
      at: 1,
      sentAt: 1,
      body: {
        saleId,
        cabinet: "main",
        lane: 12,
        quantity: 1,
        priceFen: 350,
        paidFen: 350,
        payment: "memberCard",
        cardNo,
        dispensed: 1,
      },
    };
    const arrival = readArrival(
      bench.machine.machineNo,
      `v1/m/${bench.machine.machineNo}/up`,
      Buffer.from(JSON.stringify(message)),
      performance.now(),
    );
    return applyBatch(bench.database, effects, new Map([[arrival, new Date()]]), new Map());
  };
  const recharge = () =>
    asSystem(bench.database, async (tx) => {
      const card = (await lockCardById(tx, "1", cardId))!;
      const [movementId] = await nextIds(tx, 1);
      const book = openCardBook();
      enter(book, card, {
        movementId: movementId!,
        kind: "recharge",
        change: { balanceFen: 100n, giftFen: 0n },
        at: new Date(),
        method: "cash",
      });
      book.ledger.push(cardRecharged({ ...card, movementId: movementId! }, { balanceFen: 100n, giftFen: 0n }, "cash"));
      await writeCardBook(tx, book);
    });
  await Promise.all(Array.from({ length: 8 }, (_, turn) => [batch(`crowd ${turn}`), recharge()]).flat());
  expect(await cardOf(cardNo)).toEqual({
    balance: String(10_000 + 800 - 8 * 350),
    gift: "0",
    consumed: "2800",
    purchases: 8,
  });
  expect(await brokenRules(bench)).toEqual([]);
});
