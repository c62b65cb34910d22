import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A new key as Standard Webhooks writes it, of 32 bytes. */
export const newWebhookKey = (): string => `${prefix}${randomBytes(32).toString("base64")}`;

/**
 * The headers of a signed message (Standard Webhooks 1.0): HMAC-SHA256 of `id.timestamp.body` with the bytes of the key.
 *
 * @param at when it is sent; receivers refuse what is older than some minutes.
 */
export function webhookHeaders(key: string, id: string, at: Date, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const bytes = Buffer.from(key.slice(prefix.length), "base64");
  const signature = createHmac("sha256", bytes).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
