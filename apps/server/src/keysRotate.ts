import { parseArgs } from "node:util";
import { asSystem, type Database } from "@yunshou/database";
import { renewKeyCheck, secretsOfDatabase } from "./access/start/baseData.ts";
import { platformMerchantId } from "./access/people/platformMerchant.ts";
import { type Config, ConfigError } from "./config.ts";
import { writeAudit } from "./platform/audit.queries.ts";
import { openForCommand, runCommand } from "./platform/command.ts";
import { rotate } from "./platform/rotation.ts";
import { loadSecrets, replaceKeyFile, retireKeyFile, type Secrets } from "./platform/secrets.ts";
import { sealedColumns, sealedFiles } from "./sealed.ts";

/**
 * `npm run keys:rotate [-- --new-key]`: seals everything anew with MASTER_KEY that MASTER_KEY_PREVIOUS sealed, beside running
 * servers that read both. `--new-key` only puts a new key in the place of the key file of DATA_DIR. Exit status 1 when
 * something is left.
 */
async function main(config: Config): Promise<number> {
  const { values } = parseArgs({ options: { "new-key": { type: "boolean", default: false } } });
  if (values["new-key"]) {
    replaceKeyFile(config);
    console.log(
      "There is a new master key. Start every server of this database anew, then run keys:rotate without --new-key.",
    );
    return 0;
  }
  const { database, close } = await openForCommand(config);
  try {
    const loaded = loadSecrets(config);
    const { previousKeyId } = loaded;
    if (previousKeyId === undefined)
      throw new ConfigError(
        "There is no previous master key: set MASTER_KEY_PREVIOUS to the old one, or begin with keys:rotate -- --new-key.",
      );
    const { secrets, isStarted } = await asSystem(database, (tx) => secretsOfDatabase(tx, loaded), {
      readOnly: true,
      tries: 1,
    });
    if (!isStarted)
      throw new ConfigError(
        "No server was started with the new master key yet: start every server of this database anew, then run this again.",
      );
    const problems = await rotate({
      database,
      secrets,
      dataDir: config.dataDir,
      columns: sealedColumns,
      files: sealedFiles,
      say: (line) => console.log(line),
    });
    if (problems.length > 0) {
      console.log(problems.join("\n"));
      console.log("The previous master key is still needed. Run keys:rotate again when this is mended.");
      return 1;
    }
    await finish(database, secrets, previousKeyId);
    const retired = retireKeyFile(config, previousKeyId);
    console.log(
      `Everything is sealed with the key ${secrets.keyId}. ${retired === undefined ? "MASTER_KEY_PREVIOUS may go at the next start of each server" : `The old key lies in ${retired} now`}; keep the old key as long as backups made before today.`,
    );
    return 0;
  } finally {
    await close();
  }
}

async function finish(database: Database, secrets: Secrets, previousKeyId: string): Promise<void> {
  await asSystem(database, async (tx) => {
    await renewKeyCheck(tx, secrets);
    await writeAudit(tx, {
      action: "system.keys.rotate",
      object: secrets.keyId,
      merchant: { topId: platformMerchantId, merchantId: platformMerchantId },
      before: { key: previousKeyId },
      after: { key: secrets.keyId },
      actorId: null,
      address: "",
      requestId: "",
    });
  });
}

await runCommand(main);
