import type { Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { findByAccount } from "../access/people/person.queries.ts";
import {
  type Clerk,
  closeCard,
  deductFrom,
  issueCard,
  memberFor,
  rechargeCards,
  turnCards,
} from "../members/cardDesk.ts";
import { replaceCard } from "../members/replacement.ts";
import { lockCards, lockCardsNamed } from "../members/cardBook.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import { demoCards, demoFates } from "./cardBook.ts";
import { backdateMembers, cardsRunningLow, merchantByNo } from "./members.queries.ts";
import { demoTimeZone } from "./seed.ts";

const everything = { merchants: "all" } as const;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A holder comes back to the counter below this much. */
const lowFen = 3_000n;
/** Holders who do not come back, so that their cards fall into arrears. */
const forgetful: readonly number[] = demoFates.arrears;

function must<T>(answer: T, what: string): Exclude<T, { ok: false }> {
  if (typeof answer === "object" && answer !== null && "ok" in answer)
    throw new Error(`The demo's ${what} was refused: ${JSON.stringify(answer)}.`);
  return answer as Exclude<T, { ok: false }>;
}

async function clerkOf(tx: Handle, account: string, now: Date): Promise<Clerk> {
  return { tx, now, actorId: (await findByAccount(tx, account))?.userId ?? null };
}

/** Members and their cards, issued and recharged before the history begins. */
export async function seedMembers(tx: Handle, secrets: Secrets, now: Date, historyDays: number): Promise<void> {
  for (const [index, card] of demoCards.entries()) {
    const owner = await merchantByNo(tx, card.merchantNo);
    const at = new Date(now.getTime() - (historyDays + 1 + (index % 9)) * dayMs + (index % 8) * hourMs);
    const clerk = await clerkOf(tx, card.merchantNo.startsWith("0002") ? "demodrug" : "demo", at);
    const today = businessDay(at, demoTimeZone);
    const holder = { holderName: card.holderName, holderPhone: card.holderPhone };
    await memberFor(clerk, secrets, owner, holder, card.level, card.kind === "student" ? "校园一卡通" : "");
    const activate = !(demoFates.notActivated as readonly number[]).includes(index + 1);
    const wish = {
      ...card,
      activate,
      holder,
      expiry: addDays(today, 1_000),
      giftFen: card.kind === "gift" ? card.giftFen : 0n,
      dailyCount: card.kind === "student" ? 20 : 0,
      dailyAmountFen: card.kind === "student" ? 20_000n : 0n,
      machineIds: [],
      areaId: null,
      tradePassword: "",
    };
    const { cardId } = must(await issueCard(clerk, secrets, owner, wish, today), "card");
    if (!activate || card.kind === "gift") continue;
    must(
      await rechargeCards(clerk, await lockCards(tx, everything, [cardId]), {
        balanceFen: card.firstRechargeFen,
        giftFen: card.giftFen,
        method: index % 4 === 0 ? "transfer" : "cash",
        remark: "",
      }),
      "recharge",
    );
  }
  await backdateMembers(tx);
}

/** Holders whose cards run low come to the counter, one after the other: in the morning of a day of the history, and all the time while the company lives. */
export async function rechargeLowCards(tx: Handle, from: Date, everyMs: number): Promise<void> {
  const low = await cardsRunningLow(
    tx,
    demoCards.filter((_, index) => !forgetful.includes(index + 1)).map(({ cardNo }) => cardNo),
    lowFen,
  );
  for (const [index, cardId] of low.entries()) {
    const clerk = await clerkOf(tx, "demo", new Date(from.getTime() + index * everyMs));
    must(
      await rechargeCards(clerk, await lockCards(tx, everything, [cardId]), {
        balanceFen: 10_000n,
        giftFen: Number(cardId) % 3 === 0 ? 500n : 0n,
        method: "cash",
        remark: "",
      }),
      "recharge",
    );
  }
}

/** After the history: locked, lost, replaced and cancelled cards, a deduction with its correction. Arrears come from sales. */
export async function settleMembers(tx: Handle, now: Date): Promise<void> {
  const at = new Date(now.getTime() - hourMs);
  const today = businessDay(now, demoTimeZone);
  const find = async (number: number) => {
    const { cardNo, merchantNo } = demoCards[number - 1]!;
    const { topId } = await merchantByNo(tx, merchantNo);
    return (await lockCardsNamed(tx, [{ topId, cardNo }]))[0]!;
  };
  const clerk = await clerkOf(tx, "demo", at);
  for (const number of demoFates.locked) must(await turnCards(clerk, [await find(number)], "lock"), "lock");
  for (const number of demoFates.reportedLost)
    must(await turnCards(clerk, [await find(number)], "reportLost"), "loss report");
  for (const number of demoFates.replaced) {
    const old = await find(number);
    must(await turnCards(clerk, [old], "reportLost"), "loss report");
    const numbers = {
      cardNo: `9${old.cardNo.slice(1)}`,
      physicalNo: `b0${old.physicalNo.slice(2)}`,
      logicalNo: `${old.logicalNo}B`,
    };
    must(
      await replaceCard(clerk, await find(number), { ...numbers, expiry: addDays(today, 1_000) }, today),
      "replacement",
    );
  }
  for (const number of demoFates.cancelled) must(await closeCard(clerk, await find(number), "cash"), "cancellation");
  // One holder came back after all, and repaid a part or all of it.
  must(
    await rechargeCards(clerk, [await find(demoFates.arrears[2])], {
      balanceFen: 5_000n,
      giftFen: 0n,
      method: "cash",
      remark: "补交欠款",
    }),
    "repayment",
  );
  must(await deductFrom(clerk, await find(1), 1_000n, "破损商品赔付"), "deduction");
  must(
    await deductFrom({ ...clerk, now: new Date(at.getTime() + 600_000) }, await find(1), -400n, "多扣退回"),
    "correction",
  );
}
