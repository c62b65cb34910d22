import { parseArgs } from "node:util";
import { resetAdministrator } from "./access/start/administratorReset.ts";
import { type Config, ConfigError } from "./config.ts";
import { openForCommand, runCommand } from "./platform/command.ts";
import { loadSecrets } from "./platform/secrets.ts";

/**
 * `npm run admin:reset -- --account <name>`: the way back for an administrator of the platform who lost password, telephone
 * and recovery codes. Prints a password that opens one login within 24 hours. Whoever may run it holds the master key anyway.
 */
async function main(config: Config): Promise<number> {
  const { values } = parseArgs({ options: { account: { type: "string" } } });
  if (values.account === undefined || values.account.trim() === "")
    throw new ConfigError("Name the account: npm run admin:reset -- --account admin");
  const { database, close } = await openForCommand(config);
  try {
    const { account, password } = await resetAdministrator(database, loadSecrets(config), values.account.trim());
    console.log(`One-time password of ${account}, good for one login within 24 hours: ${password}`);
    console.log("Its sessions ended and its second factor is gone; it sets up a new one after the login.");
    return 0;
  } finally {
    await close();
  }
}

await runCommand(main);
