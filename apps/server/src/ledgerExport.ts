import { closeSync, openSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { asSystem } from "@yunshou/database";
import type { Config } from "./config.ts";
import { writeJournal } from "./ledger/wholeJournal.ts";
import { openForCommand, runCommand } from "./platform/command.ts";

/**
 * `npm run ledger:export [-- <file>]`: writes the whole ledger as a journal of plain-text accounting, which hledger reads,
 * to the file or to standard output. Its last transaction claims every balance.
 */
async function write(config: Config): Promise<number> {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  const { database, close } = await openForCommand(config);
  const target = file === undefined ? 1 : openSync(file, "w");
  try {
    await asSystem(database, (tx) => writeJournal(tx, (text) => void writeSync(target, text)), {
      tries: 1,
      readOnly: true,
    });
    return 0;
  } finally {
    if (file !== undefined) closeSync(target);
    await close();
  }
}

await runCommand(write);
