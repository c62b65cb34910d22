import { randomInt } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { typedCodeDigits, readTypedCode } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { addMade, insertCodes, nextIds, type PickupBatch } from "./pickupBatches.queries.ts";

export const pickupContext = (pickupId: string) => `pickup:${pickupId}:code`;

const codePurpose = "pickup code";

/** The column by which a code is found. */
export const pickupIndex = (secrets: Secrets, code: string): Buffer => secrets.keyedHash(codePurpose, code);

/** What a search for a whole code looks for; a text that cannot be a code is found nowhere. */
export function pickupIndexes(secrets: Pick<Secrets, "keyedHashes">, typed: string): readonly Buffer[] {
  const code = readTypedCode(typed);
  return code === undefined ? [] : secrets.keyedHashes(codePurpose, code);
}

/** The code of a row. */
export const openCode = (
  secrets: Secrets,
  { pickupId, codeSealed }: { pickupId: string; codeSealed: Buffer },
): string => secrets.open(codeSealed, pickupContext(pickupId)).toString();

/** Digits that a machine understands as a code; whether somebody has them already is not asked. */
export const randomCode = (): string => String(randomInt(10 ** typedCodeDigits)).padStart(typedCodeDigits, "0");

/**
 * Makes codes of a locked batch that are still missing, at most `limit`. A code that the merchant has already is thrown again.
 * Answers how many were made.
 */
export async function makeCodes(tx: Handle, secrets: Secrets, batch: PickupBatch, limit: number): Promise<number> {
  const wanted = Math.min(limit, batch.wanted - batch.made);
  let made = 0;
  while (made < wanted) {
    const ids = await nextIds(tx, wanted - made);
    made += await insertCodes(
      tx,
      batch,
      ids.map((pickupId) => {
        const code = randomCode();
        return {
          pickupId,
          codeSealed: secrets.seal(Buffer.from(code), pickupContext(pickupId)),
          codeIndex: pickupIndex(secrets, code),
        };
      }),
    );
  }
  await addMade(tx, batch, made);
  return made;
}
