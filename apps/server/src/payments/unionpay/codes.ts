import { ProviderRefused, ProviderUnreachable } from "../provider.ts";

/** It was done; `A6` says that a side of it is not complete, which is no concern of ours. */
const done = new Set(["00", "A6"]);

/**
 * Nothing is known of the outcome (03, 04), it is under way (05, 82: the customer enters a password, 83), money moved and the
 * rest is unknown (42, 74, 75), or the same number was sent before (12): who gets one of these has to ask.
 */
const undecided = new Set(["03", "04", "05", "12", "42", "70", "74", "75", "82", "83"]);

/** UnionPay is busy or closed and did nothing: it can be asked again. */
const busy = new Set(["02", "06", "37"]);

/**
 * About whoever asks and not about the transaction: the form of the message (10, 13), its signature (11), a merchant or a
 * right that is not there (31, 32), the hour (39), or nothing at all (99).
 */
const unheard = new Set(["10", "11", "13", "31", "32", "39", "99"]);

/** No such transaction. */
export const missingCode = "34";
/** There is no transaction that could be taken back, or it is over. */
export const originalMissingCode = "35";
/** No such file: nothing was settled that day. */
export const noFileCode = "98";

/** What a code of UnionPay ("应答码") says of a transaction; one that is none says nothing. */
export function outcomeOf(code: string): "done" | "open" | "failed" {
  if (done.has(code)) return "done";
  return !/^\d\d$/.test(code) || undecided.has(code) || busy.has(code) ? "open" : "failed";
}

/** @throws ProviderUnreachable, ProviderRefused unless it was done. */
export function mustBeDone(about: string, code: string, text: string): void {
  const outcome = outcomeOf(code);
  if (outcome === "open") throw new ProviderUnreachable(`${about}: ${code} ${text}`);
  if (outcome === "failed") throw new ProviderRefused(`${code} ${text}`.trim(), unheard.has(code) ? "caller" : "wish");
}
