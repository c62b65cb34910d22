import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { cards } from "@yunshou/contract/members/cards";
import type { Database } from "@yunshou/database";
import {
  bestTopUp,
  businessDay,
  cardBatchLimit,
  checkCardArea,
  checkLimits,
  checkRemark,
  checkTradePassword,
  isSameChip,
  readPhysicalNo,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit, recordAudits } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { changeAllowances } from "./allowances/changes.queries.ts";
import { areaOf, hasAreas, saveAreaOfCards } from "./areas/areas.queries.ts";
import type { Card } from "./card.ts";
import { cardRow } from "./cardRow.ts";
import { lockCards } from "./cardBook.queries.ts";
import { type Clerk, closeCard, deductFrom, issueCard, rechargeCards, turnCards } from "./cardDesk.ts";
import * as queries from "./cards.queries.ts";
import { type AnyCall, cardMerchantOf, checkCards, merchantChoices } from "./gate.ts";
import { hashesOf, sealPassword, shownHolder } from "./holders.ts";
import { lockForReplacement, replaceCard } from "./replacement.ts";
import { checkPassword } from "./tradePassword.ts";
import { startExport } from "../platform/export/startExport.ts";
import { cardExports } from "./memberExports.ts";
import { type RunningTopUp, runningTopUps } from "./topUps/topUps.queries.ts";

interface Dependencies {
  readonly database: Database;
  readonly secrets: Secrets;
}

type Row = StoredRow<typeof cards.list>;

const unknown = (field = "cardId") => refuse("members.cardUnknown", { field });
const clerkOf = ({ tx, now, session }: AnyCall): Clerk => ({ tx, now, actorId: session.userId });
const merchantOf = ({ topId, merchantId }: Card) => ({ topId, merchantId });

/** One card of the caller, locked. */
async function find(call: AnyCall, cardId: string): Promise<Card | Refusal> {
  const [card] = await lockCards(call.tx, call.session.scope, [cardId]);
  return checkCards(call) ?? card ?? unknown();
}

/** All cards of a batch, locked; one that the caller does not have refuses the whole. */
async function findAll(call: AnyCall, cardIds: readonly string[]): Promise<Card[] | Refusal> {
  const refused = checkCards(call);
  if (refused !== undefined) return refused;
  const distinct = [...new Set(cardIds)];
  if (distinct.length > cardBatchLimit)
    return refuse("members.tooManyCards", { field: "cardIds", values: { limit: cardBatchLimit } });
  const found = await lockCards(call.tx, call.session.scope, distinct);
  return found.length === distinct.length ? found : unknown("cardIds");
}

/** Handlers of cards (CARD-01 to CARD-23, CARD-27 to CARD-30). */
export function cardHandlers({ database, secrets }: Dependencies): HandlersOf<typeof cards> {
  return {
    async list(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await queries.listCards(
        call.tx,
        call.session.scope,
        filtersOf(secrets, call.input),
        call.input,
      );
      const named = [...new Set(rows.flatMap(({ machineIds }) => machineIds))];
      const machines = new Map(
        (named.length === 0 ? [] : await queries.machinesInScope(call.tx, call.session.scope, named)).map((one) => [
          one.machineId,
          one,
        ]),
      );
      return { rows: rows.map((row) => rowOf(secrets, row, machines)), ...counts };
    },

    async options(call) {
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const merchants = (await merchantChoices(call)).map(({ topId: _, ...merchant }) => merchant);
      return { merchants, machines: await queries.machinesInScope(call.tx, call.session.scope, null) };
    },

    async issue(call) {
      const { input } = call;
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const owner = await cardMerchantOf(call, input.merchantId);
      if ("ok" in owner) return owner;
      const areaId = await areaFor(call, owner, input.areaId);
      if (typeof areaId === "object" && areaId !== null) return areaId;
      const machineIds = await machinesOf(call, input.machineIds, []);
      if (!Array.isArray(machineIds)) return machineIds;
      const { holderName, holderPhone, cardType, cardExpiry, dailyCountLimit } = input;
      const [giftFen, dailyAmountFen] = [BigInt(input.giftFen), BigInt(input.dailyAmountLimitFen)];
      const wish = {
        ...input,
        holder: { holderName, holderPhone },
        kind: cardType,
        expiry: cardExpiry,
        giftFen,
        dailyCount: dailyCountLimit,
        dailyAmountFen,
        machineIds,
        areaId,
      };
      const issued = await issueCard(
        clerkOf(call),
        secrets,
        { topId: owner.topId, merchantId: owner.merchantId },
        wish,
        businessDay(call.now, owner.timeZone),
      );
      if ("ok" in issued) return issued;
      const after = {
        physicalNo: input.physicalNo.toLowerCase(),
        cardType,
        cardExpiry,
        activated: input.activate,
        giftFen: input.giftFen,
        dailyCountLimit,
        dailyAmountLimitFen: input.dailyAmountLimitFen,
        hasPassword: input.tradePassword !== "",
      };
      await recordAudit(call, { action: "members.card.issue", object: input.cardNo.trim(), merchant: owner, after });
      return issued;
    },

    async act(call) {
      const found = await findAll(call, call.input.cardIds);
      if (!Array.isArray(found)) return found;
      const before = new Map(found.map((card) => [card.cardId, card.state]));
      const refused = await turnCards(clerkOf(call), found, call.input.action);
      if (refused !== undefined) return refused;
      await recordAudits(
        call,
        found.map((card) => ({
          action: `members.card.${call.input.action}`,
          object: card.cardNo,
          merchant: merchantOf(card),
          before: { state: before.get(card.cardId) },
          after: { state: card.state },
        })),
      );
      return {};
    },

    async cancel(call) {
      const card = await find(call, call.input.cardId);
      if ("ok" in card) return card;
      const before = { state: card.state, balanceFen: String(card.balanceFen), giftFen: String(card.giftFen) };
      const refused = await closeCard(clerkOf(call), card, call.input.payout);
      if (refused !== undefined) return refused;
      await recordAudit(call, {
        action: "members.card.cancel",
        object: card.cardNo,
        merchant: merchantOf(card),
        before,
        after: { payout: call.input.payout },
      });
      return {};
    },

    async recharge(call) {
      const { amountFen, giftFen, method, physicalNo, remark } = call.input;
      const found = await findAll(call, call.input.cardIds);
      if (!Array.isArray(found)) return found;
      const note = checkRemark(remark);
      if (!note.ok) return note;
      if (physicalNo.trim() !== "" && !isThatCard(found, physicalNo))
        return refuse("members.physicalDiffers", { field: "physicalNo" });
      const gifts = await topUpGifts(call, found, BigInt(amountFen));
      const refused = await rechargeCards(clerkOf(call), found, {
        balanceFen: BigInt(amountFen),
        giftFen: BigInt(giftFen),
        method,
        remark: note.value,
        added: new Map([...gifts].map(([cardId, one]) => [cardId, one.giftFen])),
      });
      if (refused !== undefined) return refused;
      await recordAudits(
        call,
        found.map((card) => ({
          action: "members.card.recharge",
          object: card.cardNo,
          merchant: merchantOf(card),
          after: {
            amountFen,
            giftFen: String(BigInt(giftFen) + (gifts.get(card.cardId)?.giftFen ?? 0n)),
            activity: gifts.get(card.cardId)?.activity.name,
            method,
            balanceFen: String(card.balanceFen),
            remark: note.value,
          },
        })),
      );
      return {};
    },

    async deduct(call) {
      const { cardId, amountFen, tradePassword, remark } = call.input;
      const note = checkRemark(remark);
      if (!note.ok) return note;
      // Asked before the card is locked, because a try is counted in a transaction of its own.
      const password =
        checkCards(call) ??
        (BigInt(amountFen) > 0n ? await checkPassword(call, database, secrets, cardId, tradePassword) : undefined);
      if (password !== undefined) return password;
      const card = await find(call, cardId);
      if ("ok" in card) return card;
      const refused = await deductFrom(clerkOf(call), card, BigInt(amountFen), note.value);
      if (refused !== undefined) return refused;
      // A correction asks for no password, so it proves none.
      if (BigInt(amountFen) > 0n) await queries.forgetWrongPasswords(call.tx, card);
      const after = {
        amountFen,
        balanceFen: String(card.balanceFen),
        giftFen: String(card.giftFen),
        remark: note.value,
      };
      await recordAudit(call, {
        action: BigInt(amountFen) < 0n ? "members.card.correct" : "members.card.deduct",
        object: card.cardNo,
        merchant: merchantOf(card),
        after,
      });
      return {};
    },

    async replace(call) {
      const { cardNo, physicalNo, logicalNo, cardExpiry } = call.input;
      const { old, bearers } = await lockForReplacement(call.tx, call.session.scope, call.input.cardId, call.input);
      const card = checkCards(call) ?? old ?? unknown();
      if ("ok" in card) return card;
      const moved = { balanceFen: String(card.balanceFen), giftFen: String(card.giftFen) };
      const replaced = await replaceCard(
        clerkOf(call),
        card,
        { cardNo, physicalNo, logicalNo, expiry: cardExpiry },
        businessDay(call.now, card.timeZone),
        bearers,
      );
      if ("ok" in replaced) return replaced;
      await recordAudit(call, {
        action: "members.card.replace",
        object: card.cardNo,
        merchant: merchantOf(card),
        before: moved,
        after: { cardNo: cardNo.trim(), cardExpiry },
      });
      return replaced;
    },

    async setLimits(call) {
      const { dailyCountLimit, dailyAmountLimitFen } = call.input;
      const card = await find(call, call.input.cardId);
      if ("ok" in card) return card;
      if (card.state === "cancelled") return refuse("members.cardNotUsable");
      const limits = checkLimits({ dailyCount: dailyCountLimit, dailyAmountFen: BigInt(dailyAmountLimitFen) });
      if (!limits.ok) return limits;
      const machineIds = await machinesOf(call, call.input.machineIds, card.machineIds);
      if (!Array.isArray(machineIds)) return machineIds;
      await queries.saveLimits(call.tx, card, { ...limits.value, machineIds });
      await changeAllowances(call.tx, [card]);
      const before = {
        dailyCountLimit: card.dailyCount,
        dailyAmountLimitFen: String(card.dailyAmountFen),
        machineIds: card.machineIds,
      };
      await recordAudit(call, {
        action: "members.card.setLimits",
        object: card.cardNo,
        merchant: merchantOf(card),
        before,
        after: { dailyCountLimit, dailyAmountLimitFen, machineIds },
      });
      return {};
    },

    async setArea(call) {
      const found = await findAll(call, call.input.cardIds);
      if (!Array.isArray(found)) return found;
      const area = await areaOf(call.tx, call.session.scope, call.input.areaId);
      if (area === undefined || found.some(({ merchantId }) => merchantId !== area.merchantId))
        return refuse("cardAreas.unknown", { field: "areaId" });
      await saveAreaOfCards(
        call.tx,
        area,
        found.map(({ cardId }) => cardId),
      );
      await recordAudits(
        call,
        found.map((card) => ({
          action: "members.card.setArea",
          object: card.cardNo,
          merchant: merchantOf(card),
          before: { areaId: card.areaId },
          after: { area: area.name },
        })),
      );
      return {};
    },

    async setPassword(call) {
      const card = await find(call, call.input.cardId);
      if ("ok" in card) return card;
      if (card.state === "cancelled") return refuse("members.cardNotUsable");
      const password = checkTradePassword(call.input.tradePassword);
      if (!password.ok) return password;
      await queries.savePassword(call.tx, card, sealPassword(secrets, card.cardId, password.value));
      await recordAudit(call, { action: "members.card.setPassword", object: card.cardNo, merchant: merchantOf(card) });
      return {};
    },

    async export(call) {
      const { format, ...filters } = call.input;
      return (
        checkCards(call) ??
        startExport({ ...call, input: { ...filtersOf(secrets, filters), format } }, cardExports.cards)
      );
    },
  };
}

/** What a reader read is the number of the one card that is recharged (CARD-21). */
function isThatCard(found: readonly Card[], physicalNo: string): boolean {
  const read = readPhysicalNo(physicalNo);
  return read.ok && found.length === 1 && isSameChip(found[0]!.physicalNo, read.value);
}

/** Machines that the caller names, all of them his; what the card had beyond his sight stays. */
async function machinesOf(
  { tx, session }: AnyCall,
  wanted: readonly string[],
  before: readonly string[],
): Promise<string[] | Refusal> {
  const distinct = [...new Set(wanted)];
  const asked = [...new Set([...distinct, ...before])];
  if (asked.length === 0) return [];
  const visible = new Set((await queries.machinesInScope(tx, session.scope, asked)).map(({ machineId }) => machineId));
  if (distinct.some((machineId) => !visible.has(machineId))) return refuse("machines.unknown", { field: "machineIds" });
  return [...distinct, ...before.filter((machineId) => !visible.has(machineId))];
}

/** What running activities add to a recharge, by card: the best of each card's own merchant (CARD-26). */
async function topUpGifts(call: AnyCall, found: readonly Card[], amountFen: bigint) {
  const gifts = new Map<string, { readonly activity: RunningTopUp; readonly giftFen: bigint }>();
  for (const topId of new Set(found.map((card) => card.topId))) {
    const own = found.filter((card) => card.topId === topId && card.state !== "cancelled").map(({ cardId }) => cardId);
    const running = Map.groupBy(await runningTopUps(call.tx, topId, own, call.now), ({ cardId }) => cardId);
    for (const [cardId, activities] of running) {
      const best = bestTopUp(activities, amountFen);
      if (best !== undefined) gifts.set(cardId, best);
    }
  }
  return gifts;
}

/** Where a new card lies: an area of its merchant that the caller manages (CARD-08, CARD-24). */
async function areaFor(
  { tx, session }: AnyCall,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  areaId: string | null,
): Promise<string | null | Refusal> {
  const keeps = await hasAreas(tx, topId, merchantId);
  const checked = checkCardArea(areaId, { limits: session.scope.cardAreas, hasAreas: keeps });
  if (!checked.ok || checked.value === null) return checked.ok ? null : checked;
  const area = await areaOf(tx, session.scope, checked.value);
  return area?.merchantId === merchantId ? area.areaId : refuse("cardAreas.unknown", { field: "areaId" });
}

function filtersOf(
  secrets: Secrets,
  { holderPhone, cardNo, physicalNo, cardType, cardStatus, areaId }: Omit<ParsedInputOf<typeof cards.export>, "format">,
): queries.CardFilters {
  return { cardNo, physicalNo, cardType, cardStatus, areaId, phoneHash: hashesOf(secrets, { holderPhone }).phoneHash };
}

const rowOf = (
  secrets: Secrets,
  record: queries.CardRecord,
  machines: ReadonlyMap<string, queries.MachineName>,
): Row => ({
  ...cardRow(record),
  ...shownHolder(secrets, record),
  machines: record.machineIds.flatMap((machineId) => machines.get(machineId) ?? []),
});
