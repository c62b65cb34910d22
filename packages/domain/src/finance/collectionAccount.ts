import { checkText, fieldLimits } from "../fields.ts";
import { checkBankAccount } from "../merchants/onboarding/bankCard.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** In preparation until somebody activates it; stopped by hand, and then activated again (FIN-12, FIN-13, FIN-22). */
export const collectionAccountStates = ["preparation", "activated", "stopped"] as const;
export type CollectionAccountState = (typeof collectionAccountStates)[number];

/** Only what was never activated may be edited (FIN-14): a stopped account has moved money, and its past names it. */
export const collectionAccountTable: StateTable<CollectionAccountState, "edit" | "activate" | "stop"> = {
  preparation: { edit: "preparation", activate: "activated" },
  activated: { stop: "stopped" },
  stopped: { activate: "activated" },
};

/** What a form of a collection account sends; the key is sealed and never shown again (FIN-11, FIN-18). */
export interface CollectionAccountFields {
  readonly providerName: string;
  readonly payAccountNo: string;
  readonly bankName: string;
  readonly bankCardNo: string;
  readonly collectionUnit: string;
  readonly payKey: string;
}

const keyLimit = 4_096;

/**
 * Provider, account and bank are named, and the card has a right check digit (FIN-17, MERCHANT-11).
 * The key may be empty: an account that only receives transfers has none.
 */
export function checkCollectionAccount(form: CollectionAccountFields): Result<CollectionAccountFields> {
  const limit = fieldLimits.nameLength;
  for (const field of ["providerName", "payAccountNo", "collectionUnit", "bankName"] as const) {
    const checked = checkText(form[field], field, limit);
    if (!checked.ok) return checked;
  }
  const card = checkBankAccount(form.bankCardNo);
  if (!card.ok) return { ...card, field: "bankCardNo" };
  if (form.payKey.length > keyLimit) return refuse("field.tooLong", { field: "payKey", values: { limit: keyLimit } });
  return accept({
    providerName: form.providerName.trim(),
    payAccountNo: form.payAccountNo.trim(),
    bankName: form.bankName.trim(),
    bankCardNo: card.value,
    collectionUnit: form.collectionUnit.trim(),
    payKey: form.payKey.trim(),
  });
}

/** `******1234`: what a screen shows of a number or key (FIN-18); nothing of a short one, null of none. */
export function maskTail(secret: string): string | null {
  if (secret === "") return null;
  return `******${secret.length > 8 ? secret.slice(-4) : ""}`;
}
