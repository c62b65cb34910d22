import { yuanFromFen } from "@yunshou/domain";

/** One line of the ledger, with its transaction. */
export interface JournalLine {
  readonly txnId: string;
  readonly day: string;
  readonly kind: string;
  readonly referenceId: string;
  readonly idempotencyKey: string;
  readonly account: string;
  /** + credit, − debit, as the ledger has it. */
  readonly fen: string;
}

/** The balance of an account in the same moment. */
export interface JournalBalance {
  readonly account: string;
  readonly fen: string;
}

/** What begins a journal: plain-text accounting with yuan to the fen. */
export const journalHead = "; Yunshou ledger: debits are above zero, credits below\ncommodity 1000.00 CNY\n";

/** A journal's amounts are debits above zero; ours are credits above zero. */
const amount = (fen: string): string => `${yuanFromFen(-BigInt(fen))} CNY`;
/** Ends of lines and semicolons would begin something else there. */
const plain = (text: string): string => text.replaceAll(/[\r\n;|]/g, " ");

/** Transactions as a journal has them; lines of one transaction follow one another, and the last may be unfinished. */
export function journalText(lines: readonly JournalLine[], previousTxnId?: string): string {
  let known = previousTxnId;
  let text = "";
  for (const line of lines) {
    if (line.txnId !== known)
      text += `\n${line.day} (${line.txnId}) ${plain(line.kind)} ${line.referenceId}  ; ${plain(line.idempotencyKey)}\n`;
    known = line.txnId;
    text += `    ${plain(line.account)}  ${amount(line.fen)}\n`;
  }
  return text;
}

/** The last transaction moves nothing and claims every balance, so that a reader of the journal refuses one that does not add up. */
export function journalClaims(day: string, balances: readonly JournalBalance[]): string {
  if (balances.length === 0) return "";
  const claims = balances.map(({ account, fen }) => `    ${plain(account)}  0.00 CNY = ${amount(fen)}\n`);
  return `\n${day} balances\n${claims.join("")}`;
}
