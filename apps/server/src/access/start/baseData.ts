import { randomBytes } from "node:crypto";
import { allPermissions } from "@yunshou/contract";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import { wordsOf } from "@yunshou/phrases/server";
import { ConfigError } from "../../config.ts";
import type { KeptKeys, Secrets } from "../../platform/secrets.ts";
import { baseRoles, type RoleCode } from "../people/baseRoles.ts";
import { recordFunctions } from "../menu/functions.queries.ts";
import { programEntries } from "../menu/menu.ts";
import { recordEntries } from "../menu/menus.queries.ts";
import { endSessions } from "../session/session.queries.ts";
import {
  ensurePlatformMerchant,
  ensureSetting,
  findSetting,
  lockAdministrators,
  putSetting,
  setVerifier,
  upsertRole,
} from "../people/person.queries.ts";
import { createUser } from "../people/person.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { readablePassword } from "../people/oneTimePassword.ts";
import { type AccessKeys, sealVerifier, verifierOf } from "../people/verifier.ts";

const platformMerchantNo = "0000";

const keyCheck = "key check";
const keyCheckSetting = "access.keyCheck";
const wrongKey =
  "The master key does not belong to this database: restore the folder secrets of DATA_DIR, or set MASTER_KEY to the key that was used before, or MASTER_KEY_PREVIOUS while a rotation lasts.";

/**
 * What every installation has before anybody logs in: roles, menu and functions, the platform's own merchant and the realm that salts passwords.
 * Safe to run at each start and from several processes.
 *
 * @throws ConfigError when the master key is not the one that sealed this database.
 */
export async function ensureBaseData(database: Database, secrets: Secrets): Promise<AccessKeys> {
  return asSystem(database, async (tx) => {
    for (const code of Object.keys(baseRoles) as RoleCode[]) {
      await upsertRole(tx, {
        code,
        name: wordsOf("zh", "roles").base[code],
        permissions: baseRoles[code].permissions,
        isAdmin: baseRoles[code].isAdmin,
      });
    }
    await recordEntries(tx, programEntries);
    await recordFunctions(tx, allPermissions);
    await ensurePlatformMerchant(
      tx,
      platformMerchantId,
      platformMerchantNo,
      wordsOf("zh", "start").names.platformMerchant,
    );
    const check = storedBytes(
      await ensureSetting(tx, keyCheckSetting, secrets.seal(Buffer.from(keyCheck), keyCheck).toString("base64")),
    );
    if (check === undefined || !opens(secrets, check)) {
      throw new ConfigError(wrongKey);
    }
    const kept = await keptKeys(tx, secrets);
    const realm = await ensureSetting(tx, "access.realm", randomBytes(8).toString("hex"));
    return { secrets: secrets.withKept(kept), realm: String(realm) };
  });
}

const keptContext = "kept keys";
const keptSetting = "access.keptKeys";
const sealKept = (secrets: Secrets, kept: KeptKeys) =>
  secrets.seal(Buffer.from(JSON.stringify(kept)), keptContext).toString("base64");
const openKept = (secrets: Secrets, stored: Buffer) =>
  JSON.parse(secrets.open(stored, keptContext).toString()) as KeptKeys;
/** Settings hold sealed bytes as base64. */
const storedBytes = (value: unknown) => (typeof value === "string" ? Buffer.from(value, "base64") : undefined);

/** What was kept at the first start. The first start with a new master key seals it anew and remembers the old key of anchors. */
async function keptKeys(tx: Handle, secrets: Secrets): Promise<KeptKeys> {
  const stored =
    storedBytes(await ensureSetting(tx, keptSetting, sealKept(secrets, secrets.toKeep))) ?? Buffer.alloc(0);
  const kept = openKept(secrets, stored);
  if (secrets.isCurrent(stored)) return kept;
  const renewed = { ...kept, formerAuditKeys: secrets.withKept(kept).auditPublicKeys.slice(1) };
  await putSetting(tx, keptSetting, sealKept(secrets, renewed));
  return renewed;
}

/** Secrets of a command on the server's machine, with what the database keeps of them; whether a server started with this key. */
export async function secretsOfDatabase(
  tx: Handle,
  secrets: Secrets,
): Promise<{ readonly secrets: Secrets; readonly isStarted: boolean }> {
  const [check, stored] = [
    storedBytes(await findSetting(tx, keyCheckSetting)),
    storedBytes(await findSetting(tx, keptSetting)),
  ];
  if (check === undefined || stored === undefined)
    throw new ConfigError("No server has been started on this database yet.");
  if (!opens(secrets, check)) throw new ConfigError(wrongKey);
  return { secrets: secrets.withKept(openKept(secrets, stored)), isStarted: secrets.isCurrent(stored) };
}

/** The end of a rotation: from now on the present key alone opens the database. */
export async function renewKeyCheck(tx: Handle, secrets: Secrets): Promise<void> {
  await putSetting(tx, keyCheckSetting, secrets.seal(Buffer.from(keyCheck), keyCheck).toString("base64"));
}

function opens(secrets: Secrets, check: Buffer): boolean {
  try {
    return secrets.open(check, keyCheck).toString() === keyCheck;
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
export async function ensureFirstAdministrator(
  database: Database,
  keys: AccessKeys,
  password: string | undefined,
): Promise<FirstAdministrator | null> {
  return asSystem(database, async (tx) => {
    const known = await lockAdministrators(tx, platformMerchantId);
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
      name: wordsOf("zh", "start").names.firstAdministrator,
      level: "3",
      roles: ["platformAdmin"],
      secret: { password: secret },
      mustChange: oneTimePassword !== null,
    });
    if ("ok" in created) throw new ConfigError("No administrator exists, but the account admin is taken.");
    return { account: "admin", oneTimePassword };
  });
}
