import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@yunshou/database";
import { sharedTemplate } from "@yunshou/database/testing";
import { ensureBaseData } from "../../access/start/baseData.ts";
import { secretsFrom } from "../../platform/secrets.ts";

/** The master key of every test server that is given no other. */
const masterKey = "7e57".repeat(16);

/** The template of a database on which a server with that key has been started: roles, menu, functions and the platform's own merchant. */
export async function servedTemplate(): Promise<string> {
  const { name } = await sharedTemplate("yunshou_served", async ({ url }) => {
    const database = openDatabase({ adminUrl: url, webConnections: 1, systemConnections: 1 });
    await ensureBaseData(database, secretsFrom(Buffer.from(masterKey, "hex")));
    await database.close();
    return null;
  });
  return name;
}

/** Puts the key into a data folder, where a server and the commands beside it look for it. */
export function writeMasterKey(dataDir: string): void {
  const folder = join(dataDir, "secrets");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "master.key"), `${masterKey}\n`, { mode: 0o600 });
}
