import { type sharedStatements, statementTokenHeader } from "@yunshou/contract/finance/accountStatements";
import { refuse, type Refusal, windowWaitSeconds } from "@yunshou/domain";
import { blockOf } from "../../access/login/guessing.ts";
import { ages, count, lockSubject } from "../../access/people/login.queries.ts";
import { hashOf } from "../../access/session/session.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal, keep } from "../../platform/refused.ts";
import { openByToken, type StatementRecord } from "./accountStatements.queries.ts";
import { contentOf } from "./content.ts";
import { fileAnswer } from "./statementFile.ts";

const tokenPattern = /^[\w-]{43}$/;
/** Wrong tokens of one block of addresses within an hour; nobody guesses 256 bits, and nobody shall try. */
const wrongAtMost = 20;
const hourSeconds = 3_600;

/** The statement of the token in the header. A wrong token is counted, so the refusal must stay. */
async function statementOfCall({ tx, headers, address }: Call<unknown, "public">): Promise<StatementRecord | Refusal> {
  const subject = `statementLink:${blockOf(address)}`;
  const tooMany = async () => {
    const seconds = windowWaitSeconds(await ages(tx, subject, wrongAtMost), wrongAtMost, hourSeconds);
    return seconds > 0 ? refuse("access.tooManyAttempts", { values: { seconds } }) : undefined;
  };
  const refused = await tooMany();
  if (refused !== undefined) return refused;
  const token = headers[statementTokenHeader];
  const found =
    typeof token === "string" && tokenPattern.test(token) ? await openByToken(tx, hashOf(token)) : undefined;
  if (found !== undefined) return found;
  // Looked at again under the lock, so that of wrong tokens at once as few are counted as of wrong tokens one after the other.
  await lockSubject(tx, subject);
  const late = await tooMany();
  if (late !== undefined) return late;
  await count(tx, subject);
  return keep(refuse("finance.statementLinkInvalid"));
}

/** Handlers for the holder of a read-only link. They run in the rights of the system; the token is their scope. */
export function sharedStatementHandlers(files: { readonly dataDir: string }): HandlersOf<typeof sharedStatements> {
  return {
    async read(call) {
      const statement = await statementOfCall(call);
      if (isRefusal(statement)) return statement;
      const { madeTime, statementHash, settleAmountFen } = statement;
      const { lines, days, ...content } = await contentOf(call.tx, statement);
      return { ...content, lines: [...lines], days: [...days], madeTime, statementHash, settleAmountFen };
    },

    async file(call) {
      const statement = await statementOfCall(call);
      if (isRefusal(statement)) return statement;
      return fileAnswer(files, statement, await contentOf(call.tx, statement), call.input.fileFormat, call.language);
    },
  };
}
