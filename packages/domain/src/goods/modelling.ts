import { checkRemark } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** States of a product's way into the platform's library (PRODUCT-19); `ignored` is what the platform left without an answer. */
export const modellingStates = ["underReview", "success", "failed", "ignored"] as const;
export type ModellingState = (typeof modellingStates)[number];

export const modellingDecisions = ["approve", "reject", "ignore"] as const;
export type ModellingDecision = (typeof modellingDecisions)[number];

/** What failed or was ignored can be submitted again; what succeeded stands in the library. */
export const modellingTable: StateTable<ModellingState, ModellingDecision | "resubmit"> = {
  underReview: { approve: "success", reject: "failed", ignore: "ignored" },
  success: {},
  failed: { resubmit: "underReview" },
  ignored: { resubmit: "underReview" },
};

/** The review of the product itself (PRODUCT-18), which follows its modelling. */
export const reviewStates = ["pending", "approved", "notApproved", "ignored"] as const;
export type ReviewState = (typeof reviewStates)[number];

const reviews: Readonly<Record<ModellingState, ReviewState>> = {
  underReview: "pending",
  success: "approved",
  failed: "notApproved",
  ignored: "ignored",
};

export const reviewStateOf = (state: ModellingState): ReviewState => reviews[state];

/** Working days that a review takes at most (PRODUCT-21, MSG-120). */
export const reviewWorkdays = 2;

/** The remark of a decision; a rejection says why. */
export function checkModellingDecision(decision: ModellingDecision, remark: string): Result<string> {
  const checked = checkRemark(remark);
  if (!checked.ok) return checked;
  return decision === "reject" && checked.value === ""
    ? refuse("goods.reviewRemarkMissing", { field: "auditRemark" })
    : accept(checked.value);
}

/**
 * By what a product is known again: brand, name and specification without spaces, punctuation and case, full-width
 * letters as ordinary ones (PRODUCT-20).
 */
export function likenessOf({
  brand,
  productName,
  specification,
}: {
  readonly brand: string;
  readonly productName: string;
  readonly specification: string;
}): string {
  const plain = (text: string) =>
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  const [name, maker, size] = [plain(productName), plain(brand), plain(specification)];
  const own = maker !== "" && name.startsWith(maker) ? name.slice(maker.length) : name;
  return `${maker}|${size !== "" && own.endsWith(size) ? own.slice(0, own.length - size.length) : own}|${size}`;
}
