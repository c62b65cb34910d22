import type { Permission } from "@yunshou/contract";
import type { mallReviews, shopReviews } from "@yunshou/contract/mall/reviews";
import {
  checkMallReview,
  checkText,
  mallOrderTable,
  maskName,
  refuse,
  mallReviewLimits,
  type MallReviewState,
  mallReviewTable,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { openReceiver } from "../orders/receiver.ts";
import { orderOfCall } from "../shopFront/shopFronts.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";
import * as queries from "./reviews.queries.ts";

/** How the log calls it; a page of the menu is hidden too, in other words. */
const verbs = { hide: "hideReview", show: "showReview" } as const;

type OneCall = Call<{ readonly reviewId: string }, Permission>;

/** Handlers of the reviews of a mall. */
export function mallReviewHandlers(): HandlersOf<typeof mallReviews> {
  const hold = async ({ tx, session, input }: OneCall) =>
    (await queries.lockReview(tx, session.scope, input.reviewId)) ?? refuse("record.unknown");
  const record = (call: OneCall, review: queries.HeldReview, verb: string, after?: object) =>
    recordAudit(call, {
      action: `mall.review.${verb}`,
      object: review.orderId,
      merchant: review,
      before: { state: review.state },
      ...(after === undefined ? {} : { after }),
    });
  async function turn(call: OneCall, event: "hide" | "show", reason: string) {
    const review = await hold(call);
    if (isRefusal(review)) return review;
    const next = step<MallReviewState, "hide" | "show">(mallReviewTable, review.state, event);
    if (!next.ok) return next;
    await queries.saveReviewState(call.tx, review, { state: next.value, reason, userId: call.session.userId });
    await record(call, review, verbs[event], { state: next.value, reason });
    return {};
  }
  return {
    list: ({ tx, session, language, input }) => queries.listReviews(tx, session.scope, language, input, input),

    async reply(call) {
      const reply = checkText(call.input.reply, "reply", mallReviewLimits.replyLength);
      if (!reply.ok) return reply;
      const review = await hold(call);
      if (isRefusal(review)) return review;
      const { tx, now, session } = call;
      await queries.saveReply(tx, review, { reply: reply.value, userId: session.userId, at: now });
      await record(call, review, "answer", { reply: reply.value });
      return {};
    },

    async hide(call) {
      const reason = checkText(call.input.reason, "reason", mallReviewLimits.reasonLength);
      return reason.ok ? turn(call, "hide", reason.value) : reason;
    },

    show: (call) => turn(call, "show", ""),
  };
}

/** Reviews as buyers read and write them; they run as the system, because nobody is logged in. */
export const shopReviewHandlers = ({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof shopReviews> => ({
  async list({ tx, input }) {
    const shop = await shopByNumber(tx, input.shopNo);
    if (shop === undefined) return refuse("mall.shopUnknown");
    if (!shop.takesReviews) return { rows: [], total: 0, meanHundredths: null };
    return queries.shownReviews(tx, shop, input.mallProductId, input.page);
  },

  async ofOrder(call) {
    const order = await orderOfCall(call);
    return isRefusal(order) ? order : { review: await queries.reviewOfOrder(call.tx, order) };
  },

  async write(call) {
    const { tx, input, now } = call;
    const order = await orderOfCall(call);
    if (isRefusal(order)) return order;
    if (!order.takesReviews) return refuse("mall.reviewsOff");
    const isReviewed = (await queries.reviewOfOrder(tx, order)) !== null;
    const orderStatus = mallOrderTable[order.payState][order.fulfilment];
    const content = checkMallReview(input, { orderStatus, isReviewed });
    if (!content.ok) return content;
    const { buyerName } = openReceiver(secrets, order.orderNo, order.receiverSealed);
    const review = { buyerName: maskName(buyerName), stars: input.stars, content: content.value, at: now };
    // Of two that come at once the index of the table lets one in.
    return (await queries.insertReview(tx, order, review)) ? {} : refuse("mall.reviewTwice");
  },
});
