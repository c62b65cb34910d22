import { parseArgs } from "node:util";
import { asSystem } from "@yunshou/database";
import { verifyDatabase } from "@yunshou/database/verify";
import type { Config } from "./config.ts";
import { openForCommand, runCommand } from "./platform/command.ts";

/**
 * `npm run verify`: recomputes ledger, rollups, stock and refunds from their sources and prints what differs.
 * Exit status 1 when anything does.
 */
async function verify(config: Config): Promise<number> {
  parseArgs();
  const { database, close } = await openForCommand(config);
  try {
    const startedAt = performance.now();
    const findings = await asSystem(database, (tx) => verifyDatabase(tx), { tries: 1 });
    for (const { check, count, examples } of findings) {
      console.log(`${check}: ${count} found`);
      for (const { subject, expected, actual } of examples)
        console.log(`  ${subject}: should be ${expected}, is ${actual}`);
    }
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(
      findings.length === 0
        ? `Nothing differs (${seconds} s).`
        : `${findings.length} checks found differences (${seconds} s).`,
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

await runCommand(verify);
