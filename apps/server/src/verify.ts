import { join } from "node:path";
import { asSystem, openDatabase } from "@yunshou/database";
import { startEmbeddedPostgres } from "@yunshou/database/embedded/index";
import { verifyDatabase } from "@yunshou/database/verify";
import { readConfig } from "./config.ts";

/**
 * `npm run verify`: recomputes ledger, rollups, stock and refunds from their sources and prints what differs.
 * Exit status 1 when anything does.
 */
const config = readConfig();
const postgres = config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: join(config.dataDir, "postgres"), log: () => {} }) : undefined;
const database = openDatabase({ adminUrl: config.databaseUrl ?? postgres!.url, webConnections: 1, systemConnections: 1 });
try {
  const startedAt = performance.now();
  const findings = await asSystem(database, (tx) => verifyDatabase(tx), { tries: 1 });
  for (const { check, count, examples } of findings) {
    console.log(`${check}: ${count} found`);
    for (const { subject, expected, actual } of examples) console.log(`  ${subject}: should be ${expected}, is ${actual}`);
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(findings.length === 0 ? `Nothing differs (${seconds} s).` : `${findings.length} checks found differences (${seconds} s).`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await postgres?.stop();
}
