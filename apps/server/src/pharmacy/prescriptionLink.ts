import { timingSafeEqual } from "node:crypto";
import { prescriptionTokenHeader } from "@yunshou/contract/pharmacy/prescriptionUploads";
import type { Handle } from "@yunshou/database";
import { prescriptionLimits, refuse, type Refusal, windowWaitSeconds } from "@yunshou/domain";
import { blockOf } from "../access/login/guessing.ts";
import { ages, count, lockSubject } from "../access/people/login.queries.ts";
import type { Call } from "../platform/call.ts";
import { keep } from "../platform/refused.ts";
import type { Secrets } from "../platform/secrets.ts";

/** What a machine asked a prescription for, and the number that it will have. */
export interface PrescriptionWish {
  readonly rxNo: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly productId: string;
  readonly quantity: number;
}

export interface PrescriptionLink extends PrescriptionWish {
  readonly expiresAt: Date;
}

type Keys = Pick<Secrets, "keyedHash" | "keyedHashes">;
const purpose = "prescription upload";
const lifeMs = prescriptionLimits.uploadMinutes * 60_000;

/** What `payRefused` tells: nothing is stored, because the token carries the wish under a keyed hash. */
export function prescriptionOffer(secrets: Keys, { rxNo, ...wish }: PrescriptionWish, now: Date) {
  const said = [
    rxNo,
    wish.topId,
    wish.merchantId,
    wish.machineId,
    wish.productId,
    wish.quantity,
    now.getTime() + lifeMs,
  ];
  const text = said.join(".");
  return {
    rxNo,
    uploadToken: `${text}.${secrets.keyedHash(purpose, text).toString("base64url")}`,
    expiresInSeconds: lifeMs / 1_000,
  };
}

const tokenPattern = /^((?:\d{1,19}\.){5}\d{1,4}\.\d{13})\.([\w-]{43})$/;

/** What a token is for, or undefined when it is none, or its time is over. */
export function readPrescriptionToken(secrets: Keys, token: string, now: Date): PrescriptionLink | undefined {
  const [, text, hash] = tokenPattern.exec(token) ?? [];
  if (text === undefined || hash === undefined) return undefined;
  const sent = Buffer.from(hash, "base64url");
  if (!secrets.keyedHashes(purpose, text).some((known) => known.length === sent.length && timingSafeEqual(known, sent)))
    return undefined;
  const [rxNo, topId, merchantId, machineId, productId, quantity, expiresMs] = text.split(".") as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const expiresAt = new Date(Number(expiresMs));
  return expiresAt <= now
    ? undefined
    : { rxNo, topId, merchantId, machineId, productId, quantity: Number(quantity), expiresAt };
}

type LinkCall = Pick<Call<unknown, "public">, "address" | "headers" | "now"> & { readonly tx: Handle };

/** Wrong tokens of one block of addresses within an hour. */
const wrongAtMost = 20;
const hourSeconds = 3_600;

/** The link of the token in the header. A wrong token is counted, so the refusal must stay. */
export async function linkOfCall(
  secrets: Keys,
  { tx, headers, address, now }: LinkCall,
): Promise<PrescriptionLink | Refusal> {
  const token = headers[prescriptionTokenHeader];
  const link = typeof token === "string" ? readPrescriptionToken(secrets, token, now) : undefined;
  if (link !== undefined) return link;
  const subject = `prescription:${blockOf(address)}`;
  await lockSubject(tx, subject);
  const seconds = windowWaitSeconds(await ages(tx, subject, wrongAtMost), wrongAtMost, hourSeconds);
  if (seconds > 0) return refuse("access.tooManyAttempts", { values: { seconds } });
  await count(tx, subject);
  return keep(refuse("pharmacy.prescriptionLink"));
}
