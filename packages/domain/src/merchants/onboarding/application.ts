import { checkEmail, checkMobile } from "../../access/users.ts";
import { checkRemark, checkText, fieldLimits } from "../../fields.ts";
import { accept, refuse, type Result } from "../../result.ts";
import type { StateTable } from "../../states.ts";
import { checkBankAccount } from "./bankCard.ts";
import { checkIdCardNo } from "./idCard.ts";

export const applicationStates = ["draft", "pending", "approved", "notApproved", "ignored"] as const;
export type ApplicationState = (typeof applicationStates)[number];
export type ApplicationEvent = "submit" | "withdraw" | "approve" | "reject" | "ignore";

/** Review of a small merchant's application (MERCHANT-12). Not approved, it may be corrected and submitted again. */
export const applicationTable: StateTable<ApplicationState, ApplicationEvent> = {
  draft: { submit: "pending" },
  pending: { withdraw: "draft", approve: "approved", reject: "notApproved", ignore: "ignored" },
  notApproved: { submit: "pending" },
  approved: {},
  ignored: {},
};

export const reviewDecisions = ["approve", "reject", "ignore"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** The pictures that an application needs, each once. */
export const imageKinds = ["idFront", "idBack", "store", "bankCard"] as const;
export type ImageKind = (typeof imageKinds)[number];

export const wizardSteps = ["subject", "store", "bank"] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Which pictures belong to which step of the wizard. */
export const imagesOfStep: Readonly<Record<WizardStep, readonly ImageKind[]>> = {
  subject: ["idFront", "idBack"],
  store: ["store"],
  bank: ["bankCard"],
};

/** An invitation is good for this long. */
export const invitationDays = 14;

/**
 * Drafts that a merchant may open within 24 hours and leave lying. A hundred small shops a day is more than anybody signs
 * up, and what lies longer counts no more, because nothing takes a draft away.
 */
export const draftLimit = 100;

/** Whether a merchant of which so many drafts of the last 24 hours lie may open another one. */
export function checkDrafts(lying: number): Result<undefined> {
  return lying < draftLimit ? accept() : refuse("merchants.tooManyDrafts", { values: { limit: draftLimit } });
}

/** What the applicant writes. An empty number keeps the one that is stored. */
export interface ApplicationFields {
  readonly merchantName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string;
  readonly idCardNo: string;
  readonly storeName: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly bankName: string;
  readonly bankAccount: string;
}

/** Whether the numbers that are never shown again are there already. */
export interface StoredNumbers {
  readonly idCardNo: boolean;
  readonly bankAccount: boolean;
}

const kept = (text: string, stored: boolean, check: (text: string) => Result<string>): Result<string> =>
  stored && text.trim() === "" ? accept("") : check(text);

const checksOfStep = {
  subject: (fields: ApplicationFields, stored: StoredNumbers, today: string) => ({
    merchantName: checkText(fields.merchantName, "merchantName", fieldLimits.nameLength),
    contactName: checkText(fields.contactName, "contactName", fieldLimits.nameLength),
    contactPhone: checkMobile(fields.contactPhone, "contactPhone"),
    email: checkEmail(fields.email, "email"),
    idCardNo: kept(fields.idCardNo, stored.idCardNo, (text) => checkIdCardNo(text, today)),
  }),
  store: (fields: ApplicationFields) => ({
    storeName: checkText(fields.storeName, "storeName", fieldLimits.nameLength),
    province: checkText(fields.province, "province", fieldLimits.nameLength),
    city: checkText(fields.city, "city", fieldLimits.nameLength),
    address: checkText(fields.address, "address", fieldLimits.addressLength),
  }),
  bank: (fields: ApplicationFields, stored: StoredNumbers) => ({
    bankName: checkText(fields.bankName, "bankName", fieldLimits.nameLength),
    bankAccount: kept(fields.bankAccount, stored.bankAccount, checkBankAccount),
  }),
} as const;

/** The fields of one step, cleaned, or the first rule that they break (MERCHANT-10, MERCHANT-11, FORM-01 to FORM-06). */
export function checkStep(
  step: WizardStep,
  fields: ApplicationFields,
  stored: StoredNumbers,
  today: string,
): Result<Partial<ApplicationFields>> {
  const checked: Readonly<Record<string, Result<string>>> = checksOfStep[step](fields, stored, today);
  const values: Record<string, string> = {};
  for (const [name, result] of Object.entries(checked)) {
    if (!result.ok) return result;
    values[name] = result.value;
  }
  return accept(values);
}

/**
 * Only what is not under review and not decided may be written (MERCHANT-12). An approved application that a payment
 * provider sent back is corrected too; `sentBack` says so.
 */
export function checkEditable(state: ApplicationState, sentBack = false): Result<undefined> {
  const correctable = state === "approved" && sentBack;
  return applicationTable[state].submit === undefined && !correctable ? refuse("state.notAllowed") : accept();
}

/** A complete application: every step, every picture, and the applicant's own name as signature (MERCHANT-11, MERCHANT-12). */
export function checkSubmission(
  fields: ApplicationFields,
  stored: StoredNumbers,
  images: readonly ImageKind[],
  signature: string,
  today: string,
): Result<undefined> {
  for (const step of wizardSteps) {
    const checked = checkStep(step, fields, stored, today);
    if (!checked.ok)
      return checked.code === "field.required"
        ? refuse("merchants.applicationIncomplete", checked.field === undefined ? {} : { field: checked.field })
        : checked;
  }
  const missing = imageKinds.find((kind) => !images.includes(kind));
  if (missing !== undefined) return refuse("merchants.imageMissing", { field: missing });
  return signature.trim() === fields.contactName.trim()
    ? accept()
    : refuse("merchants.signatureDiffers", { field: "signature" });
}

/** Who had a hand in an application. */
export interface Applicant {
  readonly createdBy: string;
  readonly submittedBy: string | null;
}

/** A second person decides; whoever writes that it is not approved says why (MERCHANT-12). */
export function checkReview(
  application: Applicant,
  reviewerId: string,
  decision: ReviewDecision,
  remark: string,
): Result<string> {
  if (application.createdBy === reviewerId || application.submittedBy === reviewerId)
    return refuse("merchants.ownApplication");
  const checked = checkRemark(remark);
  if (!checked.ok) return checked;
  const text = checked.value;
  return decision === "reject" && text === ""
    ? refuse("merchants.reviewRemarkMissing", { field: "remark" })
    : accept(text);
}
