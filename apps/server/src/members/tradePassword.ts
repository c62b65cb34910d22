import { asSystem, type Database } from "@yunshou/database";
import { passwordTries, refuse, type Refusal } from "@yunshou/domain";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./cards.queries.ts";
import type { AnyCall } from "./gate.ts";
import { isPassword } from "./holders.ts";

/** A card with a password is deducted only with it; after some wrong ones, only after a new one was set. */
export async function checkPassword(
  { tx, session }: AnyCall,
  database: Database,
  secrets: Secrets,
  cardId: string,
  given: string,
): Promise<Refusal | undefined> {
  const stored = await queries.passwordOf(tx, session.scope, cardId);
  if (stored === undefined) return refuse("members.cardUnknown", { field: "cardId" });
  if (stored.passwordSealed === null) return undefined;
  const { topId } = stored;
  // Taken before anything is compared: of many guesses at once as few are looked at as of guesses one after the other.
  const taken = await asSystem(database, (own) => queries.takePasswordTry(own, topId, cardId, passwordTries));
  if (taken === undefined) return refuse("members.passwordTried", { field: "tradePassword" });
  if (isPassword(secrets, cardId, stored.passwordSealed, given)) {
    await asSystem(database, (own) => queries.returnPasswordTry(own, topId, cardId));
    return undefined;
  }
  return refuse(taken >= passwordTries ? "members.passwordTried" : "members.passwordWrong", { field: "tradePassword" });
}
