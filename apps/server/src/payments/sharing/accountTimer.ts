import { timerKind } from "../../platform/timers.ts";

/** Registers an account of shares at its provider, until that has said yes or no. The key is the account. */
export const accountDue = timerKind<{ tries: number }>("payments.shareAccount");
