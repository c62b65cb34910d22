import { businessTime, type CodeValue, type DiscountKind } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CodeNarrowing, insertBatch, unnarrowed } from "../../marketing/codes/batches.queries.ts";
import { makeCodes, shownCode } from "../../marketing/codes/codeBook.ts";
import { benchSecrets, brokenRules } from "../../testing/bench/orderBench.ts";
import {
  after,
  bench,
  claim,
  close,
  notice,
  open,
  orderOf,
  reset,
  result,
  start,
} from "../../testing/bench/shipping.ts";

interface Made {
  readonly codeId: string;
  readonly code: string;
}

interface Wish {
  readonly kind?: DiscountKind;
  readonly value?: CodeValue;
  readonly fullFen?: bigint;
  readonly maxUses?: number;
  readonly narrowing?: Partial<CodeNarrowing>;
  readonly validTo?: string;
  /** The card to whose holder it was handed out. */
  readonly cardId?: string;
  /** Another merchant than that of the machine. */
  readonly merchantId?: string;
}

/** A code of the bench's merchant; lanes of the bench cost 3.50. */
async function given(wish: Wish = {}): Promise<Made> {
  const { topId } = bench.machine;
  const merchantId = wish.merchantId ?? bench.machine.merchantId;
  const { kind = "voucher", value = { amountFen: 100n }, maxUses = 1, validTo = "2099-01-01" } = wish;
  let made: Made | undefined;
  await bench.write(async (tx) => {
    const batch = await insertBatch(tx, {
      topId,
      merchantId,
      kind,
      name: "券",
      type: "small",
      value,
      fullFen: wish.fullFen ?? 0n,
      total: 1,
      maxUses,
      validDays: kind === "coupon" ? 1 : null,
      validFrom: "2020-01-01",
      validTo,
      ...unnarrowed,
      ...wish.narrowing,
      createdBy: null,
    });
    await makeCodes(tx, benchSecrets, batch, {
      validFrom: "2020-01-01",
      validTo,
      cardIds: [wish.cardId ?? null],
    });
    const [row] = await tx.query<{ codeId: string; codeSealed: Buffer }>(
      `select id as "codeId", code_sealed as "codeSealed" from discount_code where batch_id = $1`,
      [batch.batchId],
    );
    made = { codeId: row!.codeId, code: shownCode(benchSecrets, row!) };
  });
  return made!;
}

let requests = 0;
/** What became of a request with a code: the order, or the reason why there is none. */
async function asked(discountCode: string, more: object = {}): Promise<{ orderId?: string; reason?: string }> {
  const requestId = `code${++requests}`;
  bench.sent.length = 0;
  await bench.act("payRequest", [{ requestId, discountCode, ...more }], { now: start });
  const [row] = await bench.read<{ orderId: string }>(
    `select order_id as "orderId" from order_source where source_key = $1`,
    [`pay:${requestId}`],
  );
  const said = bench.sent.map(({ body }) => (body as { reason?: string }).reason).find(Boolean);
  return { ...(row === undefined ? {} : { orderId: row.orderId }), ...(said === undefined ? {} : { reason: said }) };
}

const pay = async (orderId: string) => {
  bench.provider.pay(orderId);
  await notice(`n${orderId}`, {
    kind: "payment",
    outTradeNo: orderId,
    tradeNo: `T${orderId}`,
    amountFen: bench.provider.payments.get(orderId)!.amountFen,
    paidAt: start,
  });
};
const codeIs = async ({ codeId }: Made) =>
  (
    await bench.read<{ state: string; used: number; held: number }>(
      "select state, used, held from discount_code where id = $1",
      [codeId],
    )
  )[0];
const moneyOf = async (orderId: string) =>
  (
    await bench.read(
      `select price_fen as price, discount_fen as discount, paid_fen as paid from sales_order where id = $1`,
      [orderId],
    )
  )[0];

beforeAll(open);
afterAll(close);
beforeEach(async () => {
  reset();
  await bench.write((tx) => tx.query("delete from discount_guess"));
});

describe("a discount code at a machine", () => {
  it("COUPON-02 VOUCHER-02 is in use until its order is paid at the lower price, and used then", async () => {
    const made = await given();
    const { orderId } = await asked(made.code);
    expect(await codeIs(made)).toEqual({ state: "inUse", used: 0, held: 1 });
    expect((await asked(made.code)).reason).toBe("codes.inUse");
    expect(bench.provider.payments.get(orderId!)!.amountFen).toBe(250n);
    await pay(orderId!);
    expect(await codeIs(made)).toEqual({ state: "used", used: 1, held: 0 });
    expect(await moneyOf(orderId!)).toEqual({ price: "350", discount: "100", paid: "250" });
    expect((await asked(made.code)).reason).toBe("codes.used");
    await claim(orderId!);
    await result(orderId!);
    expect(await orderOf(orderId!)).toMatchObject({ state: "completed" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("can be used again when nobody pays, and when all was paid back without goods", async () => {
    const made = await given({ kind: "promoCode", value: { percent: 70 } });
    const first = await asked(made.code);
    await bench.sweep(after(600));
    expect(await orderOf(first.orderId!)).toMatchObject({ payState: "closed" });
    expect(await codeIs(made)).toEqual({ state: "unused", used: 0, held: 0 });
    const { orderId } = await asked(made.code);
    await pay(orderId!);
    await claim(orderId!);
    await result(orderId!, { dispensed: 0, fault: "jam" });
    await bench.sweep(after(60));
    expect(await orderOf(orderId!)).toMatchObject({ payState: "refunded", refundedFen: "245" });
    expect(await codeIs(made)).toEqual({ state: "unused", used: 0, held: 0 });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M15 of fifty customers with one code one gets it", async () => {
    const made = await given({ kind: "coupon" });
    const ids = Array.from({ length: 50 }, () => `race${++requests}`);
    await Promise.all(
      ids.map((requestId, place) =>
        bench.act("payRequest", [{ requestId, lane: 11 + (place % 3), discountCode: made.code }], { now: start }),
      ),
    );
    const orders = await bench.read("select 1 from order_source where source_key = any($1)", [
      ids.map((one) => `pay:${one}`),
    ]);
    expect(orders).toHaveLength(1);
    expect(await codeIs(made)).toEqual({ state: "inUse", used: 0, held: 1 });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("is refused with the reason where it counts for nothing, and stays unused", async () => {
    const cases: readonly [Wish, string][] = [
      [{ fullFen: 351n }, "codes.belowFull"],
      [{ narrowing: { machineIds: ["1"] } }, "codes.otherMachine"],
      [{ validTo: "2020-01-02" }, "codes.expired"],
      [{ kind: "promoCode", value: { percent: 100 } }, "codes.noBenefit"],
    ];
    for (const [wish, reason] of cases) {
      const made = await given(wish);
      expect(await asked(made.code)).toEqual({ reason });
      expect(await codeIs(made)).toMatchObject({ used: 0, held: 0 });
    }
  });

  it("MKT-02 MKT-16 counts in its hours, in its business and for the level of its holder alone, and stays unused where it is refused", async () => {
    const { hour, minute } = businessTime(start, "Asia/Shanghai");
    const now = hour * 60 + minute;
    const cardOf = async (level: string) => {
      const [row] = await bench.read<{ id: string }>(
        `with m as (insert into member (top_id, merchant_id, holder_sealed, name_index, phone_index, level) values (1, 1, '', '', $1::text::bytea, $1) returning id)
         insert into card (top_id, merchant_id, member_id, card_no, physical_no, logical_no, kind, state, expires_on)
         select 1, 1, id, $1, left(md5($1), 8), $1, 'normal', 'activated', '2099-01-01' from m returning id`,
        [level],
      );
      return row!.id;
    };
    const [silver, gold] = [await cardOf("silver"), await cardOf("gold")];
    const levels: Partial<CodeNarrowing> = { memberLevels: ["gold", "diamond"] };
    const refused: readonly [Wish, string][] = [
      [{ narrowing: { slots: [now < 720 ? { from: 1_439, to: 1_440 } : { from: 0, to: 1 }] } }, "codes.otherHour"],
      [{ narrowing: { businessTypes: ["prescription"] } }, "codes.otherBusiness"],
      [{ narrowing: levels }, "codes.otherLevel"],
      [{ kind: "coupon", narrowing: levels, cardId: silver }, "codes.otherLevel"],
    ];
    for (const [wish, reason] of refused) {
      const made = await given(wish);
      expect(await asked(made.code)).toEqual({ reason });
      expect(await codeIs(made)).toEqual({ state: "unused", used: 0, held: 0 });
    }
    const right = await given({
      kind: "coupon",
      cardId: gold,
      narrowing: { ...levels, slots: [{ from: now, to: now + 1 }], businessTypes: ["ordinary"] },
    });
    const { orderId } = await asked(right.code);
    expect(await moneyOf(orderId!)).toMatchObject({ price: "350", discount: "100" });
    expect(await codeIs(right)).toEqual({ state: "inUse", used: 0, held: 1 });
    // What its order holds is paid and used, also when its hours are over by then.
    await bench.write((tx) => tx.query("update discount_batch set slots = '{0,1}' where name = '券'"));
    await pay(orderId!);
    expect(await codeIs(right)).toEqual({ state: "used", used: 1, held: 0 });
    expect(await brokenRules(bench)).toEqual([]);
    await bench.write((tx) => tx.query("update discount_batch set slots = '{}'"));
  });

  it("is unknown at the machines of another merchant of the same tree", async () => {
    let merchantId = "";
    await bench.write(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        `with n as (select next_id() as id) insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind)
         select n.id, m.top_id, m.id, m.path || n.id, 'CODEX', 'CODEX', m.kind from merchant m, n where m.id = $1 returning id`,
        [bench.machine.merchantId],
      );
      merchantId = row!.id;
    });
    const made = await given({ merchantId });
    expect(await asked(made.code)).toEqual({ reason: "codes.unknown" });
    expect(await codeIs(made)).toMatchObject({ state: "unused", used: 0, held: 0 });
  });

  it("is not looked at after five wrong ones at the machine", async () => {
    const made = await given();
    for (let guess = 0; guess < 5; guess++)
      expect(await asked(`99999999999${guess}`)).toEqual({ reason: "codes.unknown" });
    expect(await asked(made.code)).toEqual({ reason: "codes.tooManyTries" });
  });

  it("MKT-18 leaves nothing to pay where it is worth more than the price, and is used at once", async () => {
    const made = await given({ value: { amountFen: 1_000n } });
    const { orderId } = await asked(made.code);
    expect(await orderOf(orderId!)).toMatchObject({ payState: "paid", shipState: "offered" });
    expect(await codeIs(made)).toEqual({ state: "used", used: 1, held: 0 });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("MKT-18 can be used again when the goods that it made free stayed inside, and is used once they come out after all", async () => {
    const made = await given({ value: { amountFen: 1_000n } });
    const { orderId } = await asked(made.code);
    await claim(orderId!);
    await result(orderId!, { dispensed: 0, fault: "jam" });
    expect(await orderOf(orderId!)).toMatchObject({
      payState: "paid",
      shipState: "failed",
      exception: "dispenseFailed",
    });
    expect(await codeIs(made)).toEqual({ state: "unused", used: 0, held: 0 });
    await result(orderId!, { dispensed: 1 }, 9);
    expect(await codeIs(made)).toEqual({ state: "used", used: 1, held: 0 });
    expect(await brokenRules(bench)).toEqual([]);
    const silent = await given({ value: { amountFen: 1_000n } });
    await asked(silent.code);
    await bench.sweep(after(400));
    expect(await codeIs(silent)).toEqual({ state: "unused", used: 0, held: 0 });
    const again = await asked(silent.code);
    expect(await orderOf(again.orderId!)).toMatchObject({ payState: "paid", shipState: "offered" });
    expect(await codeIs(silent)).toEqual({ state: "used", used: 1, held: 0 });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M15 offers the goods again to a machine that did not hear of them, and refuses the code to nobody who has it already", async () => {
    const made = await given({ value: { amountFen: 1_000n } });
    const { orderId } = await asked(made.code);
    const again = async () => {
      bench.sent.length = 0;
      await bench.act("payRequest", [{ requestId: `code${requests}`, discountCode: made.code }], { now: after(20) });
      return bench.sent.map(({ type, body }) => [type, (body as { reason?: string }).reason]);
    };
    await bench.write((tx) => tx.query("update outbox set due_at = now() + interval '1 hour'"));
    expect(await again()).toEqual([]);
    expect(
      await bench.read("select type from outbox where key = $1 and due_at <= now()", [`offer:${orderId}`]),
    ).toEqual([{ type: "shipOffer" }]);
    await claim(orderId!);
    await result(orderId!);
    expect(await again()).toEqual([["payRefused", "payments.requestDone"]]);
    expect(await codeIs(made)).toEqual({ state: "used", used: 1, held: 0 });
    expect(await brokenRules(bench)).toEqual([]);
  });
});
