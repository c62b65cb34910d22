import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { asSystem } from "@yunshou/database";
import { secretsOfDatabase } from "./access/start/baseData.ts";
import { type Config, ConfigError } from "./config.ts";
import { openForCommand, runCommand } from "./platform/command.ts";
import { loadSecrets } from "./platform/secrets.ts";
import { anchorFile, readAnchors } from "./system/audit/anchors.ts";
import { verifyAudit } from "./system/audit/verify.ts";

/**
 * `npm run audit:verify [-- <anchors.jsonl>]`: recomputes the chain over the audit log and compares it with the signed anchors,
 * by default those of DATA_DIR/audit; a copy that was kept elsewhere proves more. Exit status 1 when anything differs.
 */
async function verify(config: Config): Promise<number> {
  const [given] = parseArgs({ allowPositionals: true }).positionals;
  if (given !== undefined && !existsSync(given)) throw new ConfigError(`There is no file of anchors ${given}.`);
  const file = given ?? anchorFile(config.dataDir);
  const { database, close } = await openForCommand(config);
  try {
    const loaded = loadSecrets(config);
    const { anchors, unreadable } = await readAnchors(file);
    const startedAt = performance.now();
    const report = await asSystem(
      database,
      async (tx) => verifyAudit(tx, anchors, (await secretsOfDatabase(tx, loaded)).secrets.auditPublicKeys),
      { tries: 1, readOnly: true },
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    for (const { kind, seq, detail } of report.findings) console.log(`${kind} at ${seq}: ${detail}`);
    if (unreadable > 0) console.log(`${unreadable} lines of ${file} are no anchors.`);
    console.log(
      `${report.rows} rows, ${report.anchors} anchors, proven up to row ${report.anchoredTo} (${seconds.toFixed(2)} s, ${Math.round(report.rows / seconds)} rows/s).`,
    );
    const unanchored = report.rows > 0 && report.anchors === 0;
    if (unanchored) console.log(`There is no anchor in ${file}: nothing is proven.`);
    const sound = report.findings.length === 0 && unreadable === 0 && !unanchored;
    if (sound) console.log("Nothing differs.");
    return sound ? 0 : 1;
  } finally {
    await close();
  }
}

await runCommand(verify);
