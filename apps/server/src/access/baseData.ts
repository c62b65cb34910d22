import { randomBytes } from "node:crypto";
import { allPermissions } from "@yunshou/contract";
import { asSystem, type Database } from "@yunshou/database";
import { serverPhrases } from "@yunshou/phrases/server";
import { ConfigError } from "../config.ts";
import type { Secrets } from "../platform/secrets.ts";
import { baseRoles, type RoleCode } from "./baseRoles.ts";
import { recordFunctions } from "./functions.queries.ts";
import { programEntries } from "./menu.ts";
import { recordEntries } from "./menus.queries.ts";
import { endSessions } from "./session.queries.ts";
import { administrators, ensurePlatformMerchant, ensureSetting, setVerifier, upsertRole } from "./users.queries.ts";
import { createUser } from "./users.ts";
import { readablePassword } from "./oneTimePassword.ts";
import { type AccessKeys, sealVerifier, verifierOf } from "./verifier.ts";

/** The merchant to which the accounts of the platform itself belong. */
export const platformMerchantId = "1";
const platformMerchantNo = "0000";

const keyCheck = "key check";

/**
 * What every installation has before anybody logs in: roles, menu and functions, the platform's own merchant and the realm that salts passwords.
 * Safe to run at each start and from several processes.
 *
 * @throws ConfigError when the master key is not the one that sealed this database.
 */
export async function ensureBaseData(database: Database, secrets: Secrets): Promise<AccessKeys> {
  return asSystem(database, async (tx) => {
    for (const code of Object.keys(baseRoles) as RoleCode[]) {
      await upsertRole(tx, { code, name: serverPhrases.zh.roles[code], permissions: baseRoles[code].permissions, isAdmin: baseRoles[code].isAdmin });
    }
    await recordEntries(tx, programEntries);
    await recordFunctions(tx, allPermissions);
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

export interface FirstAdministrator {
  readonly account: string;
  /** To be shown once; null when the password was given by the configuration. */
  readonly oneTimePassword: string | null;
}

/**
 * Creates the account `admin` when no administrator exists. As long as the only administrator has not replaced a one-time
 * password, each start makes a new one, so that nobody is locked out by a lost terminal.
 *
 * @returns null when nothing had to be made or told.
 */
export async function ensureFirstAdministrator(database: Database, keys: AccessKeys, password: string | undefined): Promise<FirstAdministrator | null> {
  return asSystem(database, async (tx) => {
    const known = await administrators(tx);
    const [only] = known;
    if (only !== undefined && (known.length > 1 || !only.mustChange)) return null;
    const oneTimePassword = password === undefined ? readablePassword() : null;
    const secret = password ?? oneTimePassword ?? "";
    if (only !== undefined) {
      const { version, sealed } = sealVerifier(keys, only.userId, await verifierOf(keys, only.account, secret));
      await setVerifier(tx, only.userId, version, sealed, oneTimePassword !== null);
      await endSessions(tx, only.userId, null);
      return { account: only.account, oneTimePassword };
    }
    const created = await createUser(tx, keys, {
      merchantId: platformMerchantId,
      topId: platformMerchantId,
      account: "admin",
      name: serverPhrases.zh.names.firstAdministrator,
      level: "3",
      roles: ["platformAdmin"],
      secret: { password: secret },
      mustChange: oneTimePassword !== null,
    });
    if ("ok" in created) throw new ConfigError("No administrator exists, but the account admin is taken.");
    return { account: "admin", oneTimePassword };
  });
}
