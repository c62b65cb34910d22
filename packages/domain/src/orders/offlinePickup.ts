import { checkText, fieldLimits, isNotMobile } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import { type StateTable, step } from "../states.ts";
import { orderTable } from "./order.ts";
import type { BusinessType, DeliveryState, OrderState, PayState, ProcessOutcome, WinResult } from "./values.ts";

/** What a review of an offline pickup came to (ORDER-08). */
export const offlineReviewStates = ["pending", "approved", "notApproved", "ignored"] as const;
export type OfflineReviewState = (typeof offlineReviewStates)[number];

/** A decision is final; who was not approved or ignored applies again. */
export const offlineReviewTable: StateTable<OfflineReviewState, "approve" | "reject" | "ignore"> = {
  pending: { approve: "approved", reject: "notApproved", ignore: "ignored" },
  approved: {},
  notApproved: {},
  ignored: {},
};

export const offlineDecisions = ["approve", "reject", "ignore"] as const;
export type OfflineDecision = (typeof offlineDecisions)[number];

export const offlinePickupLimits = { pictures: 3, remark: 200, atOnce: 100 } as const;

/** What is known of the order of an offline pickup. */
export interface WonOrder {
  readonly business: BusinessType;
  readonly winResult: WinResult | null;
  readonly state: OrderState;
  readonly payState: PayState;
  readonly delivery: DeliveryState;
  /** How a person settled the money that waited for the prize. */
  readonly outcome?: ProcessOutcome | null;
}

/**
 * Whether the prize of an order may be handed over offline: it was won, paid, did not come out of the machine, and nobody
 * settled it otherwise (ORDER-08, ORDER-09). Money under way to the customer or goods under way decide first.
 */
export function checkOfflinePickup(order: WonOrder): Result<undefined> {
  if (order.business !== "luckyPurchase" || order.winResult !== "won")
    return refuse("orders.offlineNotWon", { field: "orderNo" });
  if (order.payState === "refunding") return refuse("orders.refundRunning", { field: "orderNo" });
  if (order.payState !== "paid") return refuse("orders.refundNotPaid", { field: "orderNo" });
  if (order.delivery === "delivering") return refuse("orders.deliveryRunning", { field: "orderNo" });
  if (!step(orderTable, order.state, "receiveOffline").ok) return refuse("orders.offlineNotOpen", { field: "orderNo" });
  // Other reasons make an order a problem although its prize came out, or a person settled it before.
  return order.delivery !== "delivered" && (order.outcome ?? null) === null
    ? accept()
    : refuse("orders.offlineGiven", { field: "orderNo" });
}

export interface OfflinePickupForm {
  readonly applicant: string;
  readonly contactPhone: string;
  readonly pictures: readonly string[];
}

/** Who applies, a mobile number, and one to three pictures as proof. */
export function checkOfflineForm(form: OfflinePickupForm): Result<OfflinePickupForm> {
  const applicant = checkText(form.applicant, "applicant", fieldLimits.nameLength);
  if (!applicant.ok) return applicant;
  const contactPhone = form.contactPhone.trim();
  if (isNotMobile(contactPhone)) return refuse("field.notMobile", { field: "contactPhone" });
  const pictures = [...new Set(form.pictures)];
  const limit = offlinePickupLimits.pictures;
  return pictures.length >= 1 && pictures.length <= limit
    ? accept({ applicant: applicant.value, contactPhone, pictures })
    : refuse("orders.offlinePictures", { field: "pictures", values: { limit } });
}

/** A remark is at most 200 characters; who does not approve says why. */
export function checkOfflineRemark(decision: OfflineDecision, text: string): Result<string> {
  const field = "reviewRemark";
  const remark = text.trim();
  if (decision === "reject") return checkText(remark, field, offlinePickupLimits.remark);
  return [...remark].length > offlinePickupLimits.remark
    ? refuse("field.tooLong", { field, values: { limit: offlinePickupLimits.remark } })
    : accept(remark);
}
