import { randomInt } from "node:crypto";
import type { Handle } from "@yunshou/database";
import { readTypedCode, showTypedCode, typedCodeDigits } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import type { CodeBatch } from "./batches.queries.ts";
import { addMade, insertCodes, nextIds } from "./codes.queries.ts";

export const discountCodeContext = (codeId: string) => `discount:${codeId}:code`;

const codePurpose = "discount code";

/** The column by which a code is found. */
export const discountCodeIndex = (secrets: Secrets, code: string): Buffer => secrets.keyedHash(codePurpose, code);

/** What a search for a whole code looks for; a text that cannot be a code is found nowhere. */
export function discountCodeIndexes(secrets: Pick<Secrets, "keyedHashes">, typed: string): readonly Buffer[] {
  const code = readTypedCode(typed);
  return code === undefined ? [] : secrets.keyedHashes(codePurpose, code);
}

/** The same as a filter that a stored export may hold: hexadecimal digits of hashes, and no code. */
export const codeHashes = (secrets: Secrets, typed: string | undefined): readonly string[] | undefined =>
  typed === undefined ? undefined : discountCodeIndexes(secrets, typed).map((hash) => hash.toString("hex"));

/** The code of a row, as people read it. */
export const shownCode = (
  secrets: Secrets,
  { codeId, codeSealed }: { readonly codeId: string; readonly codeSealed: Buffer },
): string => showTypedCode(secrets.open(codeSealed, discountCodeContext(codeId)).toString());

const randomCode = () => String(randomInt(10 ** typedCodeDigits)).padStart(typedCodeDigits, "0");

/** Codes that are made together. */
export interface Making {
  readonly validFrom: string;
  readonly validTo: string;
  /** One for each code: the card of its holder, or null. */
  readonly cardIds: readonly (string | null)[];
}

/** Makes codes of a locked batch, and answers their ids. A code that the merchant has already is thrown again. */
export async function makeCodes(tx: Handle, secrets: Secrets, batch: CodeBatch, making: Making): Promise<string[]> {
  const all: string[] = [];
  let waiting = [...making.cardIds];
  while (waiting.length > 0) {
    const ids = await nextIds(tx, waiting.length);
    const codes = waiting.map((cardId, place) => {
      const [code, codeId] = [randomCode(), ids[place]!];
      return {
        codeId,
        cardId,
        codeSealed: secrets.seal(Buffer.from(code), discountCodeContext(codeId)),
        codeIndex: discountCodeIndex(secrets, code),
      };
    });
    const made = await insertCodes(tx, batch, making, codes);
    all.push(...made);
    waiting = codes.filter(({ codeId }) => !made.has(codeId)).map(({ cardId }) => cardId);
  }
  await addMade(tx, batch, making.cardIds.length, making);
  return all;
}
