import type { Handle } from "@yunshou/database";
import { type CodeGuesses, guessLimits } from "@yunshou/domain";

/** Who names codes: a machine, or a person at the console. */
export interface Guesser {
  readonly topId: string;
  readonly merchantId: string;
  readonly guesserId: string;
}

/** Wrong codes of the window by a guesser and by all of its merchant; the guesser's count is held until the transaction ends. */
export async function guessesOf(
  tx: Handle,
  { topId, guesserId, merchantId }: Guesser,
  now: Date,
): Promise<CodeGuesses> {
  const since = new Date(now.getTime() - guessLimits.windowMs);
  const [own] = await tx.query<{ wrong: number }>(
    `insert into discount_guess (top_id, guesser_id, merchant_id, since) values ($1, $2, $3, $4)
     on conflict (guesser_id, top_id) do update
       set merchant_id = excluded.merchant_id,
           wrong = case when discount_guess.since < $5 then 0 else discount_guess.wrong end,
           since = case when discount_guess.since < $5 then excluded.since else discount_guess.since end
     returning wrong`,
    [topId, guesserId, merchantId, now, since],
  );
  const [all] = await tx.query<{ wrong: number }>(
    "select coalesce(sum(wrong), 0)::int as wrong from discount_guess where merchant_id = $1 and since >= $2",
    [merchantId, since],
  );
  return { ofOne: own?.wrong ?? 0, ofMerchant: all?.wrong ?? 0 };
}

/** The same without a count of this one, for a question in a transaction that cannot write. */
export async function lookAtGuesses(
  tx: Handle,
  { topId, guesserId, merchantId }: Guesser,
  now: Date,
): Promise<CodeGuesses> {
  const since = new Date(now.getTime() - guessLimits.windowMs);
  const [row] = await tx.query<CodeGuesses>(
    `select coalesce(sum(wrong) filter (where guesser_id = $2), 0)::int as "ofOne", coalesce(sum(wrong) filter (where merchant_id = $3), 0)::int as "ofMerchant"
     from discount_guess where top_id = $1 and (guesser_id = $2 or merchant_id = $3) and since >= $4`,
    [topId, guesserId, merchantId, since],
  );
  return row ?? { ofOne: 0, ofMerchant: 0 };
}

export async function countGuess(tx: Handle, { topId, guesserId }: Guesser): Promise<void> {
  await tx.query("update discount_guess set wrong = wrong + 1 where guesser_id = $1 and top_id = $2", [
    guesserId,
    topId,
  ]);
}
