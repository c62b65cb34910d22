import { asSystem, type Database, type Handle } from "@yunshou/database";
import {
  businessDay,
  checkCodeGuesses,
  checkCodeUsable,
  checkWhere,
  codeRule,
  codeTaken,
  type CodeUsage,
  type PricedBasket,
  type PromotionRule,
  type QuotedCodeReason,
  quotedCodeReasons,
  type Refusal,
  refuse,
} from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { findCodes, type LockedCode, readCodes, withHolderLevel } from "./claim.queries.ts";
import { discountCodeIndexes } from "./codeBook.ts";
import { countGuess, guessesOf, lookAtGuesses } from "./guesses.queries.ts";

/** Codes that somebody at the console tries on a basket. */
export interface TriedCodes {
  readonly place: { readonly topId: string; readonly merchantId: string; readonly timeZone: string };
  readonly usage: CodeUsage;
  readonly at: Date;
  readonly now: Date;
  readonly userId: string;
  readonly typed: readonly string[];
}

interface Tried {
  readonly discountCode: string;
  readonly code: LockedCode | undefined;
  readonly refused: Refusal | undefined;
}

/** What the codes of a question are worth; nothing is claimed and nothing locked. */
export interface QuotedCodes {
  readonly rules: readonly PromotionRule[];
  readonly outcomes: (priced: PricedBasket) => {
    readonly discountCode: string;
    readonly couponName: string | null;
    readonly codeKind: LockedCode["kind"] | null;
    readonly discountFen: string;
    readonly reason: QuotedCodeReason | null;
    readonly limit: string | null;
  }[];
}

/**
 * Reads the codes of the machine's merchant as a machine would, without using them up. Whoever types wrong ones is counted
 * as at the counter, so that nobody guesses codes by asking for prices.
 */
export async function quoteCodes(
  tx: Handle,
  { database, secrets }: { readonly database: Database; readonly secrets: Pick<Secrets, "keyedHashes"> },
  { place, usage, at, now, userId, typed }: TriedCodes,
): Promise<QuotedCodes> {
  const distinct = [...new Set(typed)];
  const guesser = { topId: place.topId, merchantId: place.merchantId, guesserId: userId };
  const whyUnusable = (code: LockedCode): Refusal | undefined => {
    const taken = checkWhere(code.usage, usage);
    if (!taken.ok) return taken;
    const usable = checkCodeUsable(code, businessDay(at, place.timeZone));
    return usable.ok ? undefined : usable;
  };
  const tried: Tried[] = [];
  for (const discountCode of distinct) {
    const guesses = checkCodeGuesses(await lookAtGuesses(tx, guesser, now));
    const code = guesses.ok ? await codeNamed(tx, secrets, place, discountCode) : undefined;
    if (guesses.ok && code === undefined)
      await asSystem(database, async (own) => {
        await guessesOf(own, guesser, now);
        await countGuess(own, guesser);
      });
    const refused = !guesses.ok ? guesses : code === undefined ? refuse("codes.unknown") : whyUnusable(code);
    const known = code && (await withHolderLevel(tx, code, businessDay(at, place.timeZone)));
    tried.push({ discountCode, code: known, refused });
  }
  return {
    rules: tried.flatMap(({ code, refused }) => (code === undefined || refused !== undefined ? [] : [codeRule(code)])),
    outcomes: (priced) =>
      tried.map(({ discountCode, code, refused }) => {
        const taken = refused ?? codeTaken(code!, priced);
        return {
          discountCode,
          couponName: code?.name ?? null,
          codeKind: code?.kind ?? null,
          discountFen: taken.ok ? String(taken.value) : "0",
          reason: taken.ok ? null : reasonOf(taken),
          limit: taken.ok ? null : limitOf(taken),
        };
      }),
  };
}

const reasonOf = ({ code }: Refusal): QuotedCodeReason =>
  quotedCodeReasons.find((reason) => reason === code) ?? "codes.noBenefit";

function limitOf({ values }: Refusal): string | null {
  const limit = values?.["limit"];
  return limit === undefined ? null : String(limit);
}

async function codeNamed(
  tx: Handle,
  secrets: Pick<Secrets, "keyedHashes">,
  { topId, merchantId }: TriedCodes["place"],
  typed: string,
): Promise<LockedCode | undefined> {
  const wanted = discountCodeIndexes(secrets, typed).map((index) => ({ topId, merchantId, index }));
  const [found] = wanted.length === 0 ? [] : await findCodes(tx, wanted);
  return found === undefined ? undefined : (await readCodes(tx, [found])).get(found.codeId);
}
