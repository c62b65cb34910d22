import type { Handle } from "@yunshou/database";
import { type JournalBalance, journalClaims, journalHead, journalText } from "./journal.ts";
import { lastDay, readJournal } from "./journal.queries.ts";

const linesAtOnce = 10_000;

/** Writes the whole ledger as a journal, a part at a time; its last transaction claims every balance. Needs the system role. */
export async function writeJournal(tx: Handle, write: (text: string) => void): Promise<void> {
  const balances: JournalBalance[] = [];
  let txnId: string | undefined;
  write(journalHead);
  await readJournal(tx, linesAtOnce, (part) => {
    write(journalText(part.lines, txnId));
    txnId = part.lines.at(-1)?.txnId ?? txnId;
    balances.push(...part.balances);
  });
  write(journalClaims(await lastDay(tx), balances));
}
