import { closeSync, openSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { asSystem } from "@yunshou/database";
import type { Config } from "./config.ts";
import { type JournalBalance, journalClaims, journalHead, journalText } from "./ledger/journal.ts";
import { lastDay, readJournal } from "./ledger/journal.queries.ts";
import { openForCommand, runCommand } from "./platform/command.ts";

const linesAtOnce = 10_000;

/**
 * `npm run ledger:export [-- <file>]`: writes the whole ledger as a journal of plain-text accounting, which hledger reads,
 * to the file or to standard output. Its last transaction claims every balance.
 */
async function write(config: Config): Promise<number> {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  const { database, close } = await openForCommand(config);
  const target = file === undefined ? 1 : openSync(file, "w");
  try {
    await asSystem(
      database,
      async (tx) => {
        const balances: JournalBalance[] = [];
        let txnId: string | undefined;
        writeSync(target, journalHead);
        await readJournal(tx, linesAtOnce, (part) => {
          writeSync(target, journalText(part.lines, txnId));
          txnId = part.lines.at(-1)?.txnId ?? txnId;
          balances.push(...part.balances);
        });
        writeSync(target, journalClaims(await lastDay(tx), balances));
      },
      { tries: 1, readOnly: true },
    );
    return 0;
  } finally {
    if (file !== undefined) closeSync(target);
    await close();
  }
}

await runCommand(write);
