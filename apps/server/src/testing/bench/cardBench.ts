import type { InputOf } from "@yunshou/contract";
import { cards } from "@yunshou/contract/members/cards";
import { asSystem } from "@yunshou/database";
import { verifyDatabase } from "@yunshou/database/verify";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, afterEach, expect } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer } from "./client.ts";
import { rowsOf } from "./machines.ts";
import { givenMerchant, givenUser, testPassword } from "./people.ts";

type CardForm = InputOf<typeof cards.issue>;

export interface TestCard {
  readonly cardId: string;
  readonly cardNo: string;
  readonly physicalNo: string;
}

export const today = businessDay(new Date(), "Asia/Shanghai");
/** Yesterday to tomorrow. */
export const range = { fromDay: addDays(today, -1), toDay: addDays(today, 1) };

export const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
export const refusalOf = async (answer: Promise<{ body: { code: string; data: { field?: string } } }>) => {
  const { code, data } = (await answer).body;
  return [code, data?.field];
};

/**
 * A server with a merchant, one below it, their people and whatever cards a test needs. Stops by itself after the file, and
 * proves after each test that cards, books and ledger agree (M14).
 */
export async function openCardBench() {
  const server = await startTestServer();
  afterAll(() => server.stop());
  afterEach(async () => {
    expect(await asSystem(server.database, (tx) => verifyDatabase(tx))).toEqual([]);
  });
  const one = async (
    merchant: CreatedMerchant,
    account: string,
    roles: readonly ("merchantAdmin" | "operator")[] = ["merchantAdmin"],
  ): Promise<Client> => {
    await givenUser(server, merchant, { account, roles, ...(roles[0] === "operator" ? { level: "3" as const } : {}) });
    return loginAs(server, account, testPassword);
  };
  const shop = await givenMerchant(server, { name: "云途零售" });
  const child = await givenMerchant(server, { name: "云途东区", parentId: shop.merchantId });
  const owner = await one(shop, "owner");
  const operator = await one({ merchantId: "1", topId: "1", merchantNo: "0" }, "operator", ["operator"]);

  let serial = 0;
  const form = (more: Partial<CardForm> = {}): CardForm => {
    serial += 1;
    return {
      merchantId: shop.merchantId,
      cardNo: `C${serial}`,
      physicalNo: serial.toString(16).padStart(8, "0"),
      logicalNo: `L${serial}`,
      cardType: "normal",
      cardExpiry: addDays(today, 300),
      activate: true,
      dailyCountLimit: 0,
      dailyAmountLimitFen: "0",
      machineIds: [],
      ...more,
    };
  };
  const issued = async (more: Partial<CardForm> = {}): Promise<TestCard> => {
    const input = form(more);
    return { ...(await owner.call(cards.issue, input)), cardNo: input.cardNo, physicalNo: input.physicalNo };
  };
  const withMoney = async (amountFen: string, giftFen = "0", more: Partial<CardForm> = {}): Promise<TestCard> => {
    const card = await issued(more);
    await owner.call(cards.recharge, { cardIds: [card.cardId], amountFen, giftFen, method: "cash" });
    return card;
  };
  /** What a machine sells beyond an empty balance; orders/book/cards.database.test.ts proves that sales do it. */
  const owing = (cardId: string, fen: bigint) =>
    asSystem(server.database, async (tx) => {
      await tx.query("update card set balance_fen = $2 where id = $1", [cardId, String(-fen)]);
      await tx.query(
        "insert into card_movement (top_id, merchant_id, card_id, kind, amount_fen, gift_amount_fen, balance_after_fen, gift_after_fen, happened_at) values ($1, $2, $3, 'deduction', $4, 0, $4, 0, now())",
        [shop.topId, shop.merchantId, cardId, String(-fen)],
      );
      const postings = [
        { account: `card:${cardId}:balance`, fen: String(-fen) },
        { account: "card_deductions", fen: String(fen) },
      ];
      const entry = { kind: "cardDeduction", key: `test:${cardId}`, reference: cardId, postings };
      await tx.query("select ledger.post($1::jsonb)", [
        JSON.stringify([{ ...entry, merchant: shop.merchantId, top: shop.topId }]),
      ]);
    });
  const cardOf = async (cardNo: string, client = owner) =>
    (await client.call(cards.list, { cardNo })).rows.find((row) => row.cardNo === cardNo)!;
  const newPhone = () => `139${String(40_000_000 + (serial += 1))}`;
  const actionsOn = async (object: string) =>
    (
      await rowsOf<{ action: string }>(server, "select action from audit_log where object = $1 order by id", [object])
    ).map(({ action }) => action);
  return { server, shop, child, owner, operator, one, form, issued, withMoney, owing, cardOf, newPhone, actionsOn };
}
