import type { cardApplications } from "@yunshou/contract/members/applications";
import {
  businessDay,
  type CardApplicationEvent,
  cardApplicationTable,
  checkApplicationReviewer,
  checkCardExpiry,
  checkCardNumbers,
  checkDayRange,
  checkNewCard,
  checkRemark,
  checkReplacement,
  checkText,
  fieldLimits,
  queryRangeDays,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { cardIdByNo } from "../cards.queries.ts";
import { type AnyCall, checkCards } from "../gate.ts";
import { shownHolder } from "../holders.ts";
import { lockForReplacement, replaceCard } from "../replacement.ts";
import * as queries from "./applications.queries.ts";

/** The application with the state that the event leads to, if the caller may decide it. */
async function reviewed(
  call: AnyCall,
  id: string,
  event: CardApplicationEvent,
): Promise<{ readonly held: queries.Application; readonly state: queries.Application["state"] } | Refusal> {
  const held =
    checkCards(call) ??
    (await queries.applicationOf(call.tx, call.session.scope, id)) ??
    refuse("record.unknown", { field: "cardApplicationId" });
  if ("ok" in held) return held;
  const next = step(cardApplicationTable, held.state, event);
  if (!next.ok) return next;
  const reviewer = checkApplicationReviewer(held.applicantId, call.session.userId);
  return reviewer.ok ? { held, state: next.value } : reviewer;
}

/** Handlers of applications for replacements (CARD-06, CARD-17 to CARD-20, CARD-22). */
export function cardApplicationHandlers({
  secrets,
}: {
  readonly secrets: Secrets;
}): HandlersOf<typeof cardApplications> {
  const close = async (call: AnyCall, id: string, event: "reject" | "ignore", reviewRemark: string) => {
    const found = await reviewed(call, id, event);
    if ("ok" in found) return found;
    const { held, state } = found;
    await queries.saveReview(call.tx, held, { state, reviewRemark, reviewedBy: call.session.userId, at: call.now });
    await recordAudit(call, {
      action: `members.application.${event}`,
      object: held.originalCardNo,
      merchant: held,
      after: { newCardNo: held.cardNo, reviewRemark },
    });
    return {};
  };

  return {
    async list(call) {
      const { tx, session, input } = call;
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      const refused = checkCards(call) ?? (range.ok ? undefined : range);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await queries.listApplications(tx, session.scope, session.timeZone, input, input);
      return {
        rows: rows.map(({ memberId, holderSealed, applicantId, ...row }) => ({
          ...row,
          ...shownHolder(secrets, { memberId, holderSealed }),
          own: applicantId === session.userId,
        })),
        ...counts,
      };
    },

    async create(call) {
      const { tx, session, now, input } = call;
      const refused = checkCards(call);
      if (refused !== undefined) return refused;
      const numbers = checkCardNumbers({ ...input, cardNo: input.newCardNo });
      if (!numbers.ok) return numbers.field === "cardNo" ? { ...numbers, field: "newCardNo" } : numbers;
      const remark = checkRemark(input.remark);
      if (!remark.ok) return remark;
      const cardId = await cardIdByNo(tx, session.scope, input.originalCardNo);
      const found =
        cardId === undefined ? undefined : await lockForReplacement(tx, session.scope, cardId, numbers.value);
      const card = found?.old;
      if (card === undefined) return refuse("members.cardUnknown", { field: "originalCardNo" });
      const expiry = checkCardExpiry(input.cardExpiry, businessDay(now, card.timeZone));
      if (!expiry.ok) return expiry;
      const fits = checkReplacement(card, numbers.value);
      if (!fits.ok) return fits.field === "cardNo" ? { ...fits, field: "newCardNo" } : fits;
      if (card.blacklisted) return refuse("members.blacklisted", { field: "originalCardNo" });
      const blank = checkNewCard(found?.bearers ?? [], card.merchantId, numbers.value);
      if (!blank.ok) return { ...blank, field: "newCardNo" };
      const { topId, merchantId } = card;
      const cardApplicationId = await queries.insertApplication(tx, {
        topId,
        merchantId,
        cardId: card.cardId,
        ...numbers.value,
        expiry: expiry.value,
        remark: remark.value,
        appliedBy: session.userId,
        appliedAt: now,
      });
      if (cardApplicationId === undefined) return refuse("cardApplications.open", { field: "originalCardNo" });
      await recordAudit(call, {
        action: "members.application.create",
        object: card.cardNo,
        merchant: { topId, merchantId },
        after: { newCardNo: numbers.value.cardNo, cardExpiry: expiry.value, remark: remark.value },
      });
      return { cardApplicationId };
    },

    async approve(call) {
      const { tx, session, now } = call;
      const found = await reviewed(call, call.input.cardApplicationId, "approve");
      if ("ok" in found) return found;
      const { held, state } = found;
      const { old: card, bearers } = await lockForReplacement(tx, session.scope, held.cardId, held);
      if (card === undefined) return refuse("members.cardUnknown");
      const moved = { balanceFen: String(card.balanceFen), giftFen: String(card.giftFen) };
      const today = businessDay(now, card.timeZone);
      const replaced = await replaceCard({ tx, now, actorId: session.userId }, card, held, today, bearers);
      if ("ok" in replaced) return replaced;
      await queries.saveReview(tx, held, { state, reviewRemark: "", reviewedBy: session.userId, at: now });
      await recordAudit(call, {
        action: "members.application.approve",
        object: held.originalCardNo,
        merchant: held,
        after: { newCardNo: held.cardNo },
      });
      await recordAudit(call, {
        action: "members.card.replace",
        object: held.originalCardNo,
        merchant: held,
        before: moved,
        after: { cardNo: held.cardNo, cardExpiry: held.expiry },
      });
      return replaced;
    },

    async reject(call) {
      const reason = checkText(call.input.reviewRemark, "reviewRemark", fieldLimits.remarkLength);
      return reason.ok ? close(call, call.input.cardApplicationId, "reject", reason.value) : reason;
    },

    ignore: (call) => close(call, call.input.cardApplicationId, "ignore", ""),
  };
}
