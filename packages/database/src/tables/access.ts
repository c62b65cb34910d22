import type { Generated, Id, Int8, Json } from "./columns.ts";

/** Sets of permissions; the permission codes are those of the contract */
export interface RoleTable {
  id: Generated<Id>;
  top_id: Id | null;
  merchant_id: Id | null;
  code: string;
  name: string;
  kind: Generated<"web" | "app">;
  description: Generated<string>;
  permissions: Generated<string[]>;
  is_admin: Generated<boolean>;
  edited: Generated<boolean>;
  updated_at: Generated<Date>;
}

/** Entries of the menu: those of the program, recorded at each start, and those that people added (ROLE-05) */
export interface MenuNodeTable {
  id: Generated<Id>;
  parent_id: Id | null;
  kind: "folder" | "page" | "link";
  code: string;
  is_base: Generated<boolean>;
  names: Generated<Json>;
  target: Generated<string>;
  icon: string | null;
  sort_no: number;
  hidden: Generated<boolean>;
  placed: Generated<boolean>;
  remark: Generated<string>;
  updated_at: Generated<Date>;
}

/** Functions of pages: groups of permissions of the contract that are assigned in roles and switched off together (SYS-19) */
export interface MenuFunctionTable {
  id: Generated<Id>;
  code: string;
  is_base: Generated<boolean>;
  page: string | null;
  names: Generated<Json>;
  enabled: Generated<boolean>;
  updated_at: Generated<Date>;
}

/** The one function of each permission; a permission that nobody grouped belongs to the function of its own name */
export interface FunctionPermissionTable {
  permission: string;
  function_id: Id;
}

/** Organisations of a top merchant as a tree (SYS-18); users of its merchants belong to at most one */
export interface OrganisationTable {
  id: Generated<Id>;
  top_id: Id;
  merchant_id: Id;
  parent_id: Id | null;
  path: Id[];
  name: string;
  code: string;
  sort_no: number;
  remark: Generated<string>;
  updated_at: Generated<Date>;
}

/** People who log in to the console */
export interface AppUserTable {
  id: Generated<Id>;
  top_id: Id;
  merchant_id: Id;
  account: string;
  name: string;
  phone_sealed: Buffer | null;
  phone_index: Buffer | null;
  phone_tail: Buffer | null;
  office_phone: Generated<string>;
  email_sealed: Buffer | null;
  remark: Generated<string>;
  organisation_id: Id | null;
  level: "1" | "2" | "3";
  status: Generated<"normal" | "deleted" | "erased">;
  blocked_reason: string | null;
  kdf_version: number;
  verifier: Buffer;
  must_change: Generated<boolean>;
  one_time_until: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Roles that a user holds */
export interface UserRoleTable {
  user_id: Id;
  role_id: Id;
}

/** Column settings, densities and other choices of one user */
export interface UserPreferenceTable {
  user_id: Id;
  key: string;
  value: Json;
}

/** Open sessions; only the SHA-256 of a token is stored */
export interface SessionTable {
  token_hash: Buffer;
  user_id: Id;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
  address: string;
  by_portal: Generated<boolean>;
  factor_shown_at: Date | null;
  viewer_id: Id | null;
  viewer_session: Buffer | null;
}

/** Captcha text and hidden nonce; deleted before it is checked, so it serves once */
export interface LoginChallengeTable {
  id: string;
  code: string;
  nonce: string;
  expires_at: Date;
}

/** Failed logins by account and by address block; survives restarts */
export interface LoginFailureTable {
  subject: string;
  failed_at: Generated<Date>;
}

/** Attacks on logins that administrators were told of, one row for each however long it lasts; never deleted, because /metrics counts them */
export interface GuessingEpisodeTable {
  id: Generated<Id>;
  kind: "password" | "code" | "spread";
  account: Generated<string>;
  began_at: Date;
  seen_at: Date;
  ended_at: Date | null;
}

/** Remembered devices (LOGIN-35): stands in for the password on one device, 30 days, revocable */
export interface DeviceTokenTable {
  token_hash: Buffer;
  user_id: Id;
  expires_at: Date;
}

/** Looks of the login pages by host and path (LOGIN-38, LOGIN-39); shown before anybody is known */
export interface BrandTable {
  id: Generated<Id>;
  host: Generated<string>;
  path: Generated<string>;
  title: string;
  titles: Generated<Json>;
  subtitle: Generated<string>;
  logo: string | null;
  background: string | null;
  footer: Generated<string>;
  language: string | null;
  asks_agreement: Generated<boolean>;
  updated_at: Generated<Date>;
}

/** One-time tickets for sub-applications of the launcher (LAUNCH-08); 60 s, deleted when redeemed */
export interface LoginTicketTable {
  token_hash: Buffer;
  user_id: Id;
  application: string;
  expires_at: Date;
}

/** Codes of the forgotten-password form: six digits, five tries, ten minutes */
export interface ResetCodeTable {
  /** Keyed hash of the phone: the table holds nobody's number */
  phone_hash: string;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
}

/** Codes of an authenticator app (RFC 6238) as second step of a login */
export interface SecondFactorTable {
  user_id: Id;
  secret: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<Int8>;
  created_at: Generated<Date>;
}

/** Codes that stand in for a lost authenticator; deleted when used */
export interface RecoveryCodeTable {
  user_id: Id;
  code_sealed: Buffer;
}

/** Logins whose password was right and whose second factor is still to come; five minutes, five tries */
export interface SecondStepTable {
  token_hash: Buffer;
  user_id: Id;
  login_url: string;
  remember: Generated<boolean>;
  by_portal: Generated<boolean>;
  tries: Generated<number>;
  expires_at: Date;
}

/** Messages to one user, shown at the bell of the top bar */
export interface UserMessageTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  user_id: Id;
  kind: "dailySummary" | "alarm" | "alarms" | "certificate" | "certificates" | "guessing" | "guessingSpread";
  detail: Generated<Json>;
  created_at: Generated<Date>;
  read_at: Date | null;
}

/** Single sign-ons that wait for the answer of the provider; ten minutes, deleted when used */
export interface SsoLoginTable {
  state_hash: Buffer;
  sealed: Buffer;
  expires_at: Date;
}

/** Tokens of the portal that were used; each until it has expired by itself */
export interface PortalNonceTable {
  nonce_hash: Buffer;
  expires_at: Date;
}

/** Who logs in by single sign-on; made by the first login, so that a name given to somebody else opens nothing */
export interface SsoIdentityTable {
  issuer: string;
  subject: string;
  user_id: Id;
  linked_at: Generated<Date>;
}
