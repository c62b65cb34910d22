import { applicationTable, checkReview, type Refusal, type ReviewDecision, step } from "@yunshou/domain";
import { readablePassword } from "../../access/people/oneTimePassword.ts";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { createUser } from "../../access/people/person.ts";
import type { AccessKeys } from "../../access/people/verifier.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call } from "../../platform/call.ts";
import { createMerchant } from "../tree/createMerchant.ts";
import { sealContact } from "../tree/contact.ts";
import { saveContact } from "../tree/merchants.queries.ts";
import { openApplicant } from "./applicant.ts";
import { type ApplicationRecord, insertEvent, markReviewed } from "./applications.queries.ts";

export interface ReviewParts {
  readonly keys: AccessKeys;
  /** Sends the one-time password once everything is committed. */
  readonly tell: (
    recipient: { readonly userId: string; readonly account: string; readonly phone: string },
    password: string,
  ) => void;
}

type ReviewCall = Pick<Call<unknown, "merchants.application.review">, "tx" | "session" | "address" | "requestId">;

/** Decides about one locked application. Approval creates the merchant and its application administrator. */
export async function decide(
  call: ReviewCall,
  parts: ReviewParts,
  application: ApplicationRecord,
  decision: ReviewDecision,
  remark: string,
): Promise<Refusal | undefined> {
  const { tx, session } = call;
  const next = step(applicationTable, application.applyStatus, decision);
  if (!next.ok) return next;
  const checked = checkReview(application, session.userId, decision, remark);
  if (!checked.ok) return checked;
  let createdMerchantId: string | null = null;
  if (decision === "approve") {
    const created = await admit(call, parts, application);
    if (typeof created !== "string") return created;
    createdMerchantId = created;
  }
  await markReviewed(tx, application, {
    status: next.value,
    reviewerId: session.userId,
    remark: checked.value,
    createdMerchantId,
  });
  await insertEvent(tx, application, decision, session.userId, checked.value);
  await recordAudit(call, {
    action: `merchants.application.${decision}`,
    object: application.applyNo,
    merchant: application,
    before: { applyStatus: application.applyStatus },
    after: { applyStatus: next.value, remark: checked.value },
  });
  return undefined;
}

/** The merchant below the one that asked, and the account of its administrator; the one-time password goes to the contact phone. */
async function admit(
  call: ReviewCall,
  { keys, tell }: ReviewParts,
  application: ApplicationRecord,
): Promise<string | Refusal> {
  const { tx } = call;
  const applicant = openApplicant(keys.secrets, application);
  const parentId = application.merchantId === platformMerchantId ? null : application.merchantId;
  const merchant = await createMerchant(tx, {
    name: application.merchantName,
    kind: "ordinary",
    parentId,
    province: application.province,
  });
  if ("ok" in merchant) return merchant;
  await saveContact(
    tx,
    merchant.merchantId,
    sealContact(keys.secrets, merchant.merchantId, {
      ...applicant,
      address: `${application.city}${application.address}`,
    }),
  );
  const password = readablePassword();
  const phone = applicant.contactPhone;
  const administrator = (name: string) =>
    createUser(tx, keys, {
      merchantId: merchant.merchantId,
      topId: merchant.topId,
      account: name,
      name: applicant.contactName,
      phone,
      email: applicant.email,
      level: "1",
      roles: [parentId === null ? "merchantAdmin" : "childMerchantAdmin"],
      secret: { password },
      mustChange: true,
    });
  let account = merchant.merchantNo.length <= 18 ? `sh${merchant.merchantNo}` : application.applyNo;
  let user = await administrator(account);
  // A merchant that moved away gave its number back, and its administrator kept the account.
  if ("ok" in user && user.code === "access.accountTaken") {
    account = application.applyNo;
    user = await administrator(account);
  }
  if ("ok" in user) return { ...user, field: "contactPhone" };
  await recordAudit(call, {
    action: "merchants.merchant.add",
    object: merchant.merchantNo,
    merchant,
    after: { name: application.merchantName, parentId, applyNo: application.applyNo, account },
  });
  tell({ userId: user.userId, account, phone }, password);
  return merchant.merchantId;
}
