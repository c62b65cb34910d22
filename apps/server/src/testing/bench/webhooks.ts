import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** A message as its receiver got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The check of a receiver, written from the public description of Standard Webhooks and not from the sender. */
export function acceptsWebhook(key: string, { headers, body }: Received): boolean {
  const seconds = Number(headers["webhook-timestamp"]);
  if (Math.abs(Date.now() / 1_000 - seconds) > 300) return false;
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const bytes = Buffer.from(key.replace("whsec_", ""), "base64");
  const wanted = createHmac("sha256", bytes).update(signed).digest();
  return String(headers["webhook-signature"])
    .split(" ")
    .map((one) => one.split(","))
    .some(([version, given = ""]) => {
      const said = Buffer.from(given, "base64");
      return version === "v1" && said.length === wanted.length && timingSafeEqual(said, wanted);
    });
}
