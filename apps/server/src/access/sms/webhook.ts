import { createHmac, randomUUID } from "node:crypto";
import type { SmsProvider } from "./delivery.ts";

export interface WebhookSettings {
  readonly endpoint: string;
  readonly keySecret: string;
}

/** The statuses by which a webhook refuses one message: anything else that is not 2xx counts against the webhook itself. */
const aboutMessage = 422;

/** The signature of a webhook: HMAC-SHA256 of "<timestamp>.<body>", hexadecimal. */
export function webhookSignature(keySecret: string, timestamp: string, body: string): string {
  return createHmac("sha256", keySecret).update(`${timestamp}.${body}`).digest("hex");
}

/** Any other provider behind an address of the operator's own (docs/configuration.md). */
export function webhookSms({ endpoint, keySecret }: WebhookSettings): SmsProvider {
  return {
    name: "webhook",
    async send({ phone, template, values, text }, signal) {
      const body = JSON.stringify({ id: randomUUID(), phone, template, values, text });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const headers = {
        "content-type": "application/json",
        "x-yunshou-timestamp": timestamp,
        "x-yunshou-signature": webhookSignature(keySecret, timestamp, body),
      };
      const response = await fetch(endpoint, { method: "POST", headers, body, signal, redirect: "error" });
      await response.body?.cancel();
      if (response.ok) return { taken: true };
      return {
        taken: false,
        code: `HTTP ${response.status}`,
        about: response.status === aboutMessage ? "message" : "provider",
        busy: response.status === 429 || response.status >= 500,
      };
    },
  };
}
