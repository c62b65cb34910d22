import { checkMobile } from "../access/users.ts";
import { checkCode, checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** What a blacklist names (SYS-17): a phone, whoever has it; a card number; a member with all cards. */
export const blacklistKinds = ["phone", "card", "member"] as const;
export type BlacklistKind = (typeof blacklistKinds)[number];

/** The phone or the card number that is named, without blanks around it. */
export function checkBlacklistValue(kind: "phone" | "card", text: string): Result<string> {
  return kind === "phone" ? checkMobile(text, "entryValue") : checkCode(text, "entryValue");
}

/** The reason is required: whoever takes the entry off reads it. */
export const checkBlacklistReason = (text: string): Result<string> =>
  checkText(text, "reason", fieldLimits.remarkLength);

/** What stands on a blacklist gets no card, no money on one, and no holder (SYS-17). */
export const checkNotBlacklisted = (isBlacklisted: boolean, field?: string): Result<undefined> =>
  isBlacklisted ? refuse("members.blacklisted", field === undefined ? {} : { field }) : accept();
