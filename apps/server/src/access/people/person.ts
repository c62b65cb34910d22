import { checkCode, isNotMobile, refuse, type Refusal } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { giveRoles, insertUser, newId } from "./person.queries.ts";
import { sealUserContact } from "./userContact.ts";
import type { RoleCode } from "./baseRoles.ts";
import { type AccessKeys, sealVerifier, verifierOf } from "./verifier.ts";

export interface NewUser {
  readonly merchantId: string;
  readonly topId: string;
  /** Letters and digits, within 20 (FORM-03). */
  readonly account: string;
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  readonly officePhone?: string;
  readonly remark?: string;
  /** "1" application administrator, "2" ordinary user, "3" platform (PERM-12). */
  readonly level: "1" | "2" | "3";
  readonly roles: readonly RoleCode[];
  /** Either the password itself, in seeds and tests, or the verifier that a browser made of it. */
  readonly secret: { readonly password: string } | { readonly verifier: string };
  /** The password must be changed at the first login. */
  readonly mustChange?: boolean;
}

/** Creates a user with roles; refuses an account or phone that somebody has. */
export async function createUser(
  tx: Handle,
  keys: AccessKeys,
  user: NewUser,
): Promise<{ readonly userId: string } | Refusal> {
  const account = checkCode(user.account, "account");
  if (!account.ok) return account;
  if (user.phone !== undefined && isNotMobile(user.phone)) return refuse("field.notMobile", { field: "phone" });
  const verifier =
    "verifier" in user.secret ? user.secret.verifier : await verifierOf(keys, account.value, user.secret.password);
  const userId = await newId(tx);
  const { version, sealed } = sealVerifier(keys, userId, verifier);
  const inserted = await insertUser(tx, {
    userId,
    topId: user.topId,
    merchantId: user.merchantId,
    account: account.value,
    name: user.name,
    ...sealUserContact(keys.secrets, userId, { phone: user.phone ?? null, email: user.email ?? null }),
    officePhone: user.officePhone ?? "",
    remark: user.remark ?? "",
    level: user.level,
    kdfVersion: version,
    verifier: sealed,
    mustChange: user.mustChange ?? false,
  });
  if (inserted === "app_user_account") return refuse("access.accountTaken", { field: "account" });
  if (inserted === "app_user_phone") return refuse("access.phoneTaken", { field: "phone" });
  const given = await giveRoles(tx, userId, user.roles);
  if (given !== new Set(user.roles).size) throw new Error(`a role of ${user.roles.join(", ")} does not exist`);
  return { userId };
}
