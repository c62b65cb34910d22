import { createHash, timingSafeEqual } from "node:crypto";
import { normalRecoveryCode, secondFactorLimits } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { generateSecret, generateURI, verify } from "otplib";
import { readableCode } from "../people/oneTimePassword.ts";
import {
  type FactorRow,
  lockFactor,
  putSecret,
  recoveryCodesOf,
  replaceRecoveryCodes,
  setLastStep,
  takeRecoveryCode,
} from "../people/secondFactor.queries.ts";
import type { AccessKeys } from "../people/verifier.ts";

export const factorContext = (userId: string) => `second-factor:${userId}`;
const recoveryGroups = 3;

/** Draws a secret of 160 bits and keeps it sealed; what is answered goes into the app of the user. Undefined when the user has a second factor already. */
export async function newSecret(
  tx: Handle,
  { secrets }: AccessKeys,
  user: { readonly userId: string; readonly account: string },
  issuer: string,
): Promise<{ secret: string; address: string } | undefined> {
  const secret = generateSecret();
  if (!(await putSecret(tx, user.userId, secrets.seal(Buffer.from(secret), factorContext(user.userId)))))
    return undefined;
  return {
    secret,
    address: generateURI({ issuer, label: user.account, secret, period: secondFactorLimits.stepSeconds }),
  };
}

/** Whether a code is the user's and has not been used; a code of the app and all older ones are used up by it. */
export async function takeCode(
  tx: Handle,
  keys: AccessKeys,
  userId: string,
  code: string,
  now: Date,
  which: "confirmed" | "unconfirmed" = "confirmed",
): Promise<"app" | "recovery" | undefined> {
  const factor = await lockFactor(tx, userId);
  if (factor === undefined || (factor.confirmedAt === null) !== (which === "unconfirmed")) return undefined;
  if (/^\d{6}$/.test(code)) return (await takeAppCode(tx, keys, userId, factor, code, now)) ? "app" : undefined;
  return which === "confirmed" && (await takeRecovery(tx, keys, userId, code)) ? "recovery" : undefined;
}

async function takeAppCode(
  tx: Handle,
  { secrets }: AccessKeys,
  userId: string,
  factor: FactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const secret = secrets.open(factor.secret, factorContext(userId)).toString();
  const epoch = Math.floor(now.getTime() / 1_000);
  const { stepSeconds, toleranceSeconds } = secondFactorLimits;
  // Once a code of the newest step that counts was used, nothing is left to accept before the next step.
  if (factor.lastStep > Math.floor((epoch + toleranceSeconds) / stepSeconds)) return false;
  const answer = await verify({
    secret,
    token: code,
    epoch,
    period: stepSeconds,
    epochTolerance: toleranceSeconds,
    afterTimeStep: factor.lastStep,
  });
  if (!answer.valid || !("timeStep" in answer)) return false;
  await setLastStep(tx, userId, answer.timeStep);
  return true;
}

/** Replaces the recovery codes; they are readable in this answer only. */
export async function newRecoveryCodes(tx: Handle, keys: AccessKeys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, () => readableCode(recoveryGroups));
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => keys.secrets.seal(hashOfRecovery(code), recoveryContext(userId))),
  );
  return codes;
}

export const recoveryContext = (userId: string) => `recovery-code:${userId}`;

/** Sealed as a hash, so that neither the database nor the key alone tells a code, and another key can seal it anew. */
function hashOfRecovery(code: string): Buffer {
  return createHash("sha256").update(normalRecoveryCode(code)).digest();
}

async function takeRecovery(tx: Handle, { secrets }: AccessKeys, userId: string, code: string): Promise<boolean> {
  const wanted = hashOfRecovery(code);
  const matching = (await recoveryCodesOf(tx, userId)).find((sealed) =>
    timingSafeEqual(secrets.open(sealed, recoveryContext(userId)), wanted),
  );
  return matching !== undefined && takeRecoveryCode(tx, userId, matching);
}
