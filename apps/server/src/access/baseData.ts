import { randomBytes } from "node:crypto";
import { asSystem, type Database } from "@yunshou/database";
import { serverPhrases } from "@yunshou/phrases/server";
import { ConfigError } from "../config.ts";
import type { Secrets } from "../platform/secrets.ts";
import { baseRoles, type RoleCode } from "./roles.ts";
import { anyAdministrator, ensurePlatformMerchant, ensureSetting, upsertRole } from "./users.queries.ts";
import { createUser } from "./users.ts";
import type { AccessKeys } from "./verifier.ts";

/** The merchant to which the accounts of the platform itself belong. */
export const platformMerchantId = "1";
const platformMerchantNo = "0000";

const keyCheck = "key check";

/**
 * What every installation has before anybody logs in: roles, the platform's own merchant and the realm that salts passwords.
 * Safe to run at each start and from several processes.
 *
 * @throws ConfigError when the master key is not the one that sealed this database.
 */
export async function ensureBaseData(database: Database, secrets: Secrets): Promise<AccessKeys> {
  return asSystem(database, async (tx) => {
    for (const code of Object.keys(baseRoles) as RoleCode[]) {
      await upsertRole(tx, { code, name: serverPhrases.zh.roles[code], permissions: baseRoles[code].permissions, isAdmin: baseRoles[code].isAdmin });
    }
    await ensurePlatformMerchant(tx, platformMerchantId, platformMerchantNo, serverPhrases.zh.names.platformMerchant);
    const check = await ensureSetting(tx, "access.keyCheck", secrets.seal(Buffer.from(keyCheck), keyCheck).toString("base64"));
    if (!opens(secrets, String(check))) {
      throw new ConfigError("The master key does not belong to this database: restore the folder secrets of DATA_DIR, or set MASTER_KEY to the key that was used before.");
    }
    const realm = await ensureSetting(tx, "access.realm", randomBytes(8).toString("hex"));
    return { secrets, realm: String(realm) };
  });
}

function opens(secrets: Secrets, check: string): boolean {
  try {
    return secrets.open(Buffer.from(check, "base64"), keyCheck).toString() === keyCheck;
  } catch {
    return false;
  }
}

/**
 * Creates the account `admin` when no administrator exists.
 *
 * @returns the one-time password when none was given, to be shown once; null when nothing had to be made or told.
 */
export async function ensureFirstAdministrator(database: Database, keys: AccessKeys, password: string | undefined): Promise<{ account: string; oneTimePassword: string | null } | null> {
  return asSystem(database, async (tx) => {
    if (await anyAdministrator(tx)) return null;
    const oneTime = password === undefined ? readablePassword() : null;
    const created = await createUser(tx, keys, {
      merchantId: platformMerchantId,
      topId: platformMerchantId,
      account: "admin",
      name: serverPhrases.zh.names.firstAdministrator,
      level: "3",
      roles: ["platformAdmin"],
      secret: { password: password ?? oneTime ?? "" },
      mustChange: oneTime !== null,
    });
    if ("ok" in created) throw new ConfigError("No administrator exists, but the account admin is taken.");
    return { account: "admin", oneTimePassword: oneTime };
  });
}

/** 80 random bits in letters and digits that nobody confuses. */
function readablePassword(): string {
  const alphabet = "23456789abcdefghjkmnpqrstuvwxyzA";
  const text = Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}
