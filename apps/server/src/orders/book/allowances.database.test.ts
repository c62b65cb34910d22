/** One file because what machines are told and what they sell by it are tried on the same bench of cards and machines. */
import { allowanceSigningText, type DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { asSystem } from "@yunshou/database";
import { type CardEvent, cardRecharged } from "@yunshou/domain";
import { createPublicKey, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EffectContext, MachineIdentity } from "../../machines/effects/effect.ts";
import { listAllowances, tellAllowances } from "../../members/allowances/allowanceDuties.ts";
import { allowanceEffects, allowanceMachines } from "../../members/allowances/allowanceEffects.ts";
import { changeTerms, lookAtSwitchedOff, lookAtUnlisted } from "../../members/allowances/changes.queries.ts";
import { insertEntry } from "../../members/blacklist/blacklist.queries.ts";
import { enter, openCardBook, writeCardBook } from "../../members/cardBook.ts";
import { lockCardById, nextIds } from "../../members/cardBook.queries.ts";
import { closeCard, rechargeCards, turnCards } from "../../members/cardDesk.ts";
import { replaceCard } from "../../members/replacement.ts";
import { benchSecrets, type Bench, brokenRules, openBench } from "../../testing/bench/orderBench.ts";

let bench: Bench;
const start = new Date("2026-11-22T01:30:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const terms = { topId: "1", merchantId: "1" };

let serial = 0;
interface Given {
  readonly cardId: string;
  readonly cardNo: string;
}
/** A card that somebody holds and that bought something at the machine before. */
async function givenCard(
  balanceFen: bigint,
  { held = true, used = true, machine = bench.machine } = {},
): Promise<Given> {
  serial += 1;
  const cardNo = `K${serial}`;
  const cardId = await asSystem(bench.database, async (tx) => {
    const [member] = await tx.query<{ id: string }>(
      "insert into member (top_id, merchant_id, holder_sealed, name_index, phone_index) values (1, 1, '', '', $1) returning id",
      [Buffer.from(cardNo)],
    );
    const [row] = await tx.query<{ id: string }>(
      `insert into card (top_id, merchant_id, member_id, card_no, physical_no, logical_no, kind, state, expires_on)
       values (1, 1, $3, $1, $2, $1, 'normal', 'activated', '2099-01-01') returning id`,
      [cardNo, String(serial).padStart(8, "0"), held ? member!.id : null],
    );
    const card = (await lockCardById(tx, "1", row!.id))!;
    const [movementId] = (await nextIds(tx, 1)) as [string];
    const book = openCardBook();
    const paid = { balanceFen, giftFen: 0n };
    enter(book, card, { movementId, kind: "recharge", change: paid, at: start, method: "cash" });
    book.ledger.push(cardRecharged({ ...card, movementId }, paid, "cash"));
    await writeCardBook(tx, book);
    if (used)
      await tx.query(
        "insert into card_use (top_id, machine_id, card_id, merchant_id, used_at) values (1, $1, $2, 1, $3)",
        [machine.machineId, row!.id, start],
      );
    return row!.id;
  });
  return { cardId, cardNo };
}

const duties = async (now = start) => {
  await asSystem(bench.database, (tx) => listAllowances({ tx, now }, benchSecrets));
  await asSystem(bench.database, (tx) => tellAllowances({ tx, now }));
};
const allow = async (limitFen: number, hours = 24, now = start) => {
  await bench.write(async (tx) => {
    await tx.query(
      `insert into card_offline_setting (top_id, merchant_id, limit_fen, hours) values (1, 1, $1, $2)
       on conflict (merchant_id, top_id) do update set limit_fen = excluded.limit_fen, hours = excluded.hours`,
      [limitFen, hours],
    );
    await changeTerms(tx, terms);
  });
  await duties(now);
};
/** What the machine is being told; undefined when nothing waits for it. */
const told = async (machine = bench.machine) => {
  const rows = await bench.read<{ body: DownBody<"allowances"> }>(
    "select body from outbox where machine_id = $1 and key = 'allowances'",
    [machine.machineId],
  );
  return rows[0]?.body;
};
const toldOf = async ({ cardNo }: Given) => (await told())?.allowances.find((one) => one.cardNo === cardNo)?.amountFen;
const say = (type: "allowanceAnswer" | "hello", body: unknown, now = start, machine = bench.machine) =>
  asSystem(bench.database, (tx) => {
    const incoming = { machine, message: { type, body }, receivedAt: now, occurredAt: now } as never;
    const context = { tx, now } as EffectContext;
    return type === "hello"
      ? allowanceMachines(context, [incoming])
      : allowanceEffects.allowanceAnswer(context, [incoming]);
  });
const listOf = async (machine = bench.machine) =>
  (
    await bench.read<{ version: number; state: string; reason: string }>(
      "select version, state, reason from card_allowance_list where machine_id = $1 and replaced_at is null",
      [machine.machineId],
    )
  )[0];

let sales = 0;
interface Sold {
  readonly machine?: MachineIdentity;
  readonly now?: Date;
}
async function sell(
  { cardNo }: Given,
  body: Partial<UpBody<"sale">>,
  { machine = bench.machine, now = later(5) }: Sold = {},
) {
  const saleId = body.saleId ?? `A${++sales}`;
  await bench.act("sale", [{ saleId, payment: "memberCard", cardNo, ...body }], { machine, now });
  const [order] = await bench.read<{ id: string; exception: string | null; state: string }>(
    "select id, exception, state from sales_order where source_key = $1 and machine_id = $2",
    [`sale:${saleId}`, machine.machineId],
  );
  const notes = await bench.read<{ kind: string; detail: Record<string, string> }>(
    "select kind, detail from order_event where order_id = $1 order by id",
    [order!.id],
  );
  return { ...order!, notes };
}
const noteOf = ({ notes }: Awaited<ReturnType<typeof sell>>) => notes.at(-1);
const balanceOf = async ({ cardId }: Given) =>
  (await bench.read<{ fen: string }>("select balance_fen as fen from card where id = $1", [cardId]))[0]!.fen;
const usedOf = async ({ cardId }: Given) =>
  (
    await bench.read<{ version: number; fen: string }>(
      "select version, sum(amount_fen) as fen from card_allowance_use where card_id = $1 group by 1 order by 1",
      [cardId],
    )
  ).map(({ version, fen }) => [version, fen]);
const atDesk = async (
  { cardId }: Given,
  work: (clerk: Parameters<typeof closeCard>[0], card: never) => Promise<unknown>,
) =>
  bench.write(async (tx) => {
    const refused = await work({ tx, now: later(1), actorId: null }, (await lockCardById(tx, "1", cardId)) as never);
    expect(refused === undefined || !("ok" in (refused as object))).toBe(true);
  });
const turn = (card: Given, event: CardEvent) => atDesk(card, (clerk, one) => turnCards(clerk, [one], event as never));

beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.write(async (tx) => {
    await tx.query("delete from card_use");
    await tx.query("delete from card_allowance_change");
    await tx.query("delete from outbox");
    // Versions grow as long as the machine lives.
    await tx.query("update card_allowance_list set replaced_at = $1 where replaced_at is null", [start]);
    await tx.query("delete from card_offline_setting");
  });
  await bench.setStock(bench.machine.machineId, 150);
});

describe("what machines are told of cards", () => {
  it("CARD-22 is the least of limit and balance, signed for this machine, and confirmed by it", async () => {
    const [rich, poor] = [await givenCard(9_000n), await givenCard(700n)];
    await allow(2_000, 10);
    const body = (await told())!;
    const until = later(600).getTime();
    expect(body.allowances).toEqual([
      { cardNo: rich.cardNo, amountFen: 2_000, until },
      { cardNo: poor.cardNo, amountFen: 700, until },
    ]);
    const key = createPublicKey({
      key: {
        kty: "OKP",
        crv: "Ed25519",
        x: Buffer.from(benchSecrets.commandKey.publicKeyHex, "hex").toString("base64url"),
      },
      format: "jwk",
    });
    const isSigned = (machineNo: string, said: Pick<DownBody<"allowances">, "version" | "allowances">) =>
      verify(null, Buffer.from(allowanceSigningText(machineNo, said)), key, Buffer.from(body.signature, "base64"));
    expect([isSigned("M1", body), isSigned("M2", body), isSigned("M1", { ...body, version: 99 })]).toEqual([
      true,
      false,
      false,
    ]);
    await say("allowanceAnswer", { version: body.version, result: "applied" });
    expect(await listOf()).toMatchObject({ version: body.version, state: "confirmed" });
    expect(await told()).toBeUndefined();
  });

  it("is nothing while the setting is off, and ends at once when it is switched off", async () => {
    await givenCard(9_000n);
    await allow(0);
    expect(await listOf()).toBeUndefined();
    await allow(2_000);
    const { version } = (await told())!;
    await allow(0);
    expect(await told()).toMatchObject({ version: version + 1, allowances: [] });
  });

  it("leaves out cards that nobody holds, that never came, that are empty or that pay at other machines", async () => {
    const good = await givenCard(9_000n);
    await givenCard(9_000n, { held: false });
    await givenCard(9_000n, { used: false });
    await givenCard(0n);
    const { cardId } = await givenCard(9_000n);
    await bench.write((tx) => tx.query("update card set allowed_machines = '{12345}' where id = $1", [cardId]));
    const { cardId: old } = await givenCard(9_000n);
    await bench.write((tx) => tx.query("update card set expires_on = '2026-11-21' where id = $1", [old]));
    await allow(2_000);
    expect((await told())!.allowances.map(({ cardNo }) => cardNo)).toEqual([good.cardNo]);
  });

  it.each([
    ["frozen", (card: Given) => turn(card, "lock")],
    ["reported lost", (card: Given) => turn(card, "reportLost")],
    ["cancelled", (card: Given) => atDesk(card, (clerk, one) => closeCard(clerk, one, "cash"))],
    [
      "replaced",
      (card: Given) =>
        atDesk(card, (clerk, one) =>
          replaceCard(
            clerk,
            one,
            {
              cardNo: `N${card.cardNo}`,
              physicalNo: `a${card.cardId.slice(-7)}`,
              logicalNo: "x",
              expiry: "2099-01-01",
            },
            "2026-11-22",
          ),
        ),
    ],
    [
      "on the blacklist",
      ({ cardNo }: Given) =>
        bench.write(async (tx) => {
          const [entryId] = (await nextIds(tx, 1)) as [string];
          const named = { cardNo, memberId: null, phoneIndex: null, phoneSealed: null };
          await insertEntry(tx, { ...terms, ...named, entryId, kind: "card", reason: "x", addedBy: null });
        }),
    ],
  ])("CARD-23 is taken back at once for a card that is %s", async (_, act) => {
    const [card, other] = [await givenCard(9_000n), await givenCard(8_000n)];
    await allow(2_000);
    const { version } = (await told())!;
    expect(await toldOf(card)).toBe(2_000);
    await act(card);
    await duties(later(1));
    expect((await told())!.version).toBe(version + 1);
    expect(await toldOf(card)).toBeUndefined();
    expect(await toldOf(other)).toBe(2_000);
  });

  it("CARD-27 is taken back from the cards of a merchant whose membership cards were switched off, and given again with them", async () => {
    const card = await givenCard(9_000n);
    await allow(2_000, 72);
    const { version } = (await told())!;
    const turn = async (features: string, now: Date) => {
      await bench.write((tx) => tx.query("update merchant set features = $1::text[] where id = 1", [features]));
      await asSystem(bench.database, async (tx) => {
        await lookAtUnlisted(tx, 10);
        await lookAtSwitchedOff(tx, 10);
      });
      await duties(now);
    };
    await turn("{purchase}", later(11));
    expect(await toldOf(card)).toBeUndefined();
    expect((await told())!.version).toBe(version + 1);
    await turn("{purchase}", later(22));
    expect((await told())!.version).toBe(version + 1);
    await turn("{purchase,membershipCard}", later(33));
    expect(await toldOf(card)).toBe(2_000);
  });

  it("is renewed after half of its life, not before, and told once more after a hello", async () => {
    await givenCard(9_000n);
    await allow(2_000, 10);
    const { version } = (await told())!;
    await duties(later(299));
    expect((await listOf())!.version).toBe(version);
    expect(await listOf()).toMatchObject({ state: "expired" });
    await say("hello", {}, later(299));
    expect(await listOf()).toMatchObject({ version, state: "pending" });
    await duties(later(300));
    expect((await told())!.version).toBe(version + 1);
    await say("allowanceAnswer", { version: version + 1, result: "refused", reason: "存储已满" });
    expect(await listOf()).toMatchObject({ state: "refused", reason: "存储已满" });
  });

  it("is left alone while it is empty, and while its machine cannot be told another", async () => {
    const card = await givenCard(9_000n);
    await allow(2_000, 2);
    const { version } = (await told())!;
    const connect = (connection: string) =>
      bench.write((tx) =>
        tx.query("update machine_state set connection = $1 where machine_id = $2", [
          connection,
          bench.machine.machineId,
        ]),
      );
    await connect("offline");
    await duties(later(61));
    expect((await listOf())!.version).toBe(version);
    await connect("online");
    await duties(later(62));
    expect((await listOf())!.version).toBe(version + 1);
    await turn(card, "lock");
    await duties(later(63));
    await duties(later(24 * 60));
    expect(await listOf()).toMatchObject({ version: version + 2 });
    await turn(card, "unlock");
    await asSystem(bench.database, (tx) => lookAtUnlisted(tx, 10));
    await duties(later(24 * 60 + 1));
    expect(await toldOf(card)).toBe(2_000);
  });

  it("never exceeds a message: 500 cards at most, those of this machine first", async () => {
    await bench.write((tx) =>
      tx.query(
        `with m as (insert into member (top_id, merchant_id, holder_sealed, name_index, phone_index)
             select 1, 1, '', '', convert_to('many' || n, 'UTF8') from generate_series(1, 510) n returning id),
           c as (insert into card (top_id, merchant_id, member_id, card_no, physical_no, logical_no, kind, state, expires_on, gift_fen)
             select 1, 1, id, 'MANYMANYMANYMANY' || row_number() over (), 'f' || lpad(to_hex(row_number() over ()), 7, '0'), 'x', 'normal', 'activated', '2099-01-01', 5000 from m returning id)
         insert into card_use select 1, 777, id, 1, $1 from c`,
        [later(4)],
      ),
    );
    const here = await givenCard(9_000n);
    await allow(50_000);
    const body = (await told())!;
    expect(body.allowances).toHaveLength(500);
    expect(await toldOf(here)).toBe(9_000);
    expect(Buffer.byteLength(JSON.stringify({ type: "allowances", sentAt: start.getTime(), body }))).toBeLessThan(
      65_536,
    );
    await bench.write((tx) => tx.query("delete from card_use where machine_id = 777"));
    await bench.write((tx) => tx.query("delete from card where card_no like 'MANY%'"));
  });
});

describe("a sale that a machine made by card without network", () => {
  const version = async () => (await told())!.version;

  it("CARD-22 CARD-30 is paid by the card, without a flag, with a note that says why", async () => {
    const card = await givenCard(9_000n);
    await allow(2_000);
    const order = await sell(card, { allowance: { version: await version() } });
    expect(order).toMatchObject({ state: "completed", exception: null });
    expect(noteOf(order)).toEqual({ kind: "cardHonoured", detail: { version: await version() } });
    expect(await balanceOf(card)).toBe("8650");
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M1 counts once however often and late it is told", async () => {
    const card = await givenCard(9_000n);
    await allow(400);
    const body = { saleId: "told twice", allowance: { version: await version() } };
    await sell(card, body);
    await sell(card, body, { now: later(5) });
    await Promise.all([1, 2, 3].map(() => sell(card, body)));
    expect(await balanceOf(card)).toBe("8650");
    expect((await usedOf(card)).map(([, fen]) => fen)).toEqual(["350"]);
  });

  it.each([
    ["above what was signed", { quantity: 2, paidFen: 700, dispensed: 2 }, later(5), "allowanceSpent"],
    ["after its end", {}, later(24 * 60 + 1), "allowanceOver"],
    ["before it was signed", {}, later(-2), "allowanceOver"],
    ["by a version that nobody signed", { allowance: { version: 2_147_483_647 } }, later(5), "allowanceUnknown"],
  ])("is charged as ever and flagged when it was made %s", async (_, body, now, doubt) => {
    const card = await givenCard(9_000n);
    await allow(500);
    const order = await sell(card, { allowance: { version: await version() }, ...body }, { now });
    expect(order.exception).toBe("cardContradiction");
    expect(noteOf(order)).toMatchObject({ kind: "exception", detail: { card: doubt } });
    expect(await usedOf(card)).toEqual([]);
    expect(BigInt(await balanceOf(card))).toBeLessThan(9_000n);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("is flagged when the list is that of another machine, of another merchant, or does not name the card", async () => {
    const other = await bench.addMachine(`M${serial}`, 3, 50);
    const [card, unlisted] = [await givenCard(9_000n), await givenCard(9_000n, { used: false })];
    await allow(2_000);
    const allowance = { version: await version() };
    expect(
      noteOf(await sell(card, { allowance: { version: allowance.version + 7 } }, { machine: other })),
    ).toMatchObject({
      detail: { card: "allowanceUnknown" },
    });
    expect(noteOf(await sell(unlisted, { allowance }))).toMatchObject({ detail: { card: "allowanceUnknown" } });
    await bench.write((tx) => tx.query("update card_allowance_list set merchant_id = 2 where replaced_at is null"));
    expect(noteOf(await sell(card, { allowance }))).toMatchObject({ detail: { card: "allowanceUnknown" } });
    expect(await usedOf(card)).toEqual([]);
  });

  it("CARD-23 is honoured when the card was lost before the machine could know, and flagged when it knew", async () => {
    const card = await givenCard(9_000n);
    await givenCard(9_000n);
    await allow(2_000);
    const allowance = { version: await version() };
    await turn(card, "reportLost");
    await duties(later(2));
    expect(await sell(card, { allowance }, { now: later(3) })).toMatchObject({ exception: null });
    expect(await balanceOf(card)).toBe("8650");
    await duties(later(4));
    await say("allowanceAnswer", { version: await version(), result: "applied" }, later(4));
    // A sale of a minute before is told only now; one of a minute after could have known.
    expect(await sell(card, { allowance }, { now: later(4) })).toMatchObject({ exception: null });
    const late = await sell(card, { allowance }, { now: later(6) });
    expect(noteOf(late)).toMatchObject({ detail: { card: "reportedLost,allowanceOver" } });
    expect(await balanceOf(card)).toBe("8300");
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("CARD-17 is paid by the card that was issued in its place", async () => {
    const card = await givenCard(500n);
    await allow(2_000);
    const allowance = { version: await version() };
    const cardNo = `N${card.cardNo}`;
    const numbers = { cardNo, physicalNo: `b${card.cardId.slice(-7)}`, logicalNo: "y", expiry: "2099-01-01" };
    await atDesk(card, (clerk, one) => replaceCard(clerk, one, numbers, "2026-11-22"));
    const order = await sell(card, { allowance });
    expect(order).toMatchObject({ exception: null });
    const [next] = await bench.read<Given>(`select id as "cardId", card_no as "cardNo" from card where card_no = $1`, [
      cardNo,
    ]);
    expect([await balanceOf(card), await balanceOf(next!)]).toEqual(["0", "150"]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("CARD-22 leaves a cancelled card with arrears that its holder can pay, and nothing more", async () => {
    const card = await givenCard(500n);
    await allow(2_000);
    const allowance = { version: await version() };
    await atDesk(card, (clerk, one) => closeCard(clerk, one, "cash"));
    const order = await sell(card, { allowance });
    expect(noteOf(order)).toMatchObject({ kind: "cardHonoured", detail: { arrearsFen: "350" } });
    expect(await balanceOf(card)).toBe("-350");
    const pay = (balanceFen: bigint, giftFen = 0n) =>
      asSystem(bench.database, async (tx) =>
        rechargeCards({ tx, now: later(9), actorId: null }, [(await lockCardById(tx, "1", card.cardId))!], {
          balanceFen,
          giftFen,
          method: "cash",
          remark: "",
        }),
      );
    expect(await pay(351n)).toMatchObject({ code: "amount.tooLarge" });
    expect(await pay(350n, 1n)).toMatchObject({ code: "members.cardNotUsable" });
    expect(await pay(350n)).toBeUndefined();
    expect(await balanceOf(card)).toBe("0");
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("CARD-22 becomes arrears as far as the card was spent elsewhere meanwhile", async () => {
    const card = await givenCard(500n);
    await allow(2_000);
    const allowance = { version: await version() };
    await sell(card, { priceFen: 400, paidFen: 400 });
    const order = await sell(card, { allowance });
    expect(order).toMatchObject({ exception: null, state: "completed" });
    expect(noteOf(order)).toMatchObject({ detail: { arrearsFen: "250" } });
    expect(await balanceOf(card)).toBe("-250");
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("gives the card a new allowance once it was used, by a new version with a sum of its own", async () => {
    const card = await givenCard(9_000n);
    await allow(400);
    const first = await version();
    await sell(card, { allowance: { version: first } });
    await duties(later(6));
    expect(await version()).toBe(first + 1);
    await sell(card, { allowance: { version: first + 1 } }, { now: later(7) });
    expect(noteOf(await sell(card, { allowance: { version: first } }, { now: later(7) }))).toMatchObject({
      detail: { card: "allowanceSpent" },
    });
    expect(await usedOf(card)).toEqual([
      [first, "350"],
      [first + 1, "350"],
    ]);
  });

  it("M15 honours of 50 sales at once no more than was signed, and flags the others", async () => {
    const card = await givenCard(50_000n);
    await allow(7 * 350 + 349);
    const allowance = { version: await version() };
    const names = Array.from({ length: 50 }, (_, place) => `fifty ${place}`);
    const batches = Array.from({ length: 10 }, (_, place) => names.slice(place * 5, place * 5 + 5));
    const tell = (batch: readonly string[]) =>
      bench.act(
        "sale",
        batch.map((saleId) => ({ saleId, payment: "memberCard" as const, cardNo: card.cardNo, allowance })),
        { now: later(5) },
      );
    await Promise.all(batches.map(tell));
    const ended = await bench.read<{ exception: string | null; card: string | null }>(
      `select o.exception, max(e.detail ->> 'card') as card from sales_order o join order_event e on e.order_id = o.id
       where o.source_key like 'sale:fifty%' group by o.id, o.exception`,
    );
    expect(ended.filter(({ exception }) => exception === null)).toHaveLength(7);
    expect(ended.filter((one) => one.card === "allowanceSpent")).toHaveLength(43);
    expect(await usedOf(card)).toEqual([[allowance.version, String(7 * 350)]]);
    expect(await balanceOf(card)).toBe(String(50_000 - 50 * 350));
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("counts the sales of one batch one after the other", async () => {
    const card = await givenCard(9_000n);
    await allow(800);
    const allowance = { version: await version() };
    await bench.act(
      "sale",
      [1, 2, 3].map((one) => ({ saleId: `b${one}`, payment: "memberCard" as const, cardNo: card.cardNo, allowance })),
      { now: later(5) },
    );
    expect(await usedOf(card)).toEqual([[allowance.version, "700"]]);
    const flagged = await bench.read(
      "select 1 from sales_order where source_key = 'sale:b3' and exception is not null",
    );
    expect(flagged).toHaveLength(1);
  });
});
