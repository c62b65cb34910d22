import type { Refusal } from "@yunshou/domain";
import type { ShortMessage } from "./templates.ts";

/** Sends text messages; a provider is an adapter behind this. Never called inside a transaction. */
export interface SmsSender {
  /** @throws Error when the message was not taken; the reason is in the log and in /metrics already. */
  send(message: ShortMessage): Promise<void>;
  /** Refuses while the provider takes nothing, alike for every number, so that it says nothing about any. */
  refusal(now: Date): Refusal | undefined;
  /** Lines for /metrics. */
  metrics(): readonly string[];
}

/** 138****5678 */
export function masked(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
