import type { AnswerOf, Permission, StoredRow } from "@yunshou/contract";
import type { users } from "@yunshou/contract/access/users";
import { asSystem, type Database } from "@yunshou/database";
import {
  accept,
  checkBlockReason,
  checkFactorShown,
  checkLevel,
  checkUserFields,
  maskEmail,
  maskPhone,
  refuse,
  type Refusal,
  type Result,
  type UserAction,
  type UserFields,
} from "@yunshou/domain";
import { recordAudit, recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf, Session } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { readablePassword, renewPassword, sendPassword } from "../people/oneTimePassword.ts";
import { checkManageable, checkRoles, keepingAdministrators, usersToChange } from "./rights.ts";
import { organisationNames, setOrganisation, shareOrganisation } from "./organisations.queries.ts";
import { holdersOf, listRoles } from "./roles.queries.ts";
import { dropFactor } from "../people/secondFactor.queries.ts";
import { endSessions } from "../session/session.queries.ts";
import type { Sessions } from "../session/session.ts";
import type { SmsSender } from "../sms/sms.ts";
import { userRow } from "./userRow.ts";
import * as queries from "./users.queries.ts";
import {
  maskedUserEmail,
  maskedUserPhone,
  openUserEmail,
  openUserPhone,
  phoneHashes,
  type PhoneHashes,
  sealUserContact,
} from "../people/userContact.ts";
import { createUser } from "../people/person.ts";
import type { AccessKeys } from "../people/verifier.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { userExport } from "./userExport.ts";

type Row = StoredRow<typeof users.list>;

interface Dependencies {
  readonly database: Database;
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly sms: SmsSender;
}

const optionsAtMost = 500;

/** Handlers of users and staff (USER-01 to USER-12). */
export function staffHandlers({ database, keys, sessions, sms }: Dependencies): HandlersOf<typeof users> {
  const { secrets } = keys;
  /** One user, one step: checks, changes, records, and forgets what sessions knew. */
  const changeOne = async (
    call: Call<{ readonly userId: string }, Permission>,
    action: UserAction,
    change: (user: queries.UserRecord) => Promise<Result<unknown>>,
    after?: unknown,
  ): Promise<Record<string, never> | Refusal> => {
    const chosen = await usersToChange(call.tx, call.session, [call.input.userId], action);
    if ("ok" in chosen) return chosen;
    const [user] = chosen;
    if (user === undefined) return refuse("record.unknown", { field: "userId" });
    const changed = await change(user);
    if (!changed.ok) return changed;
    await recordAudit(call, {
      action: `access.user.${action}`,
      object: user.account,
      merchant: user,
      ...(after === undefined ? {} : { after }),
    });
    call.afterCommit(() => sessions.forgetAll());
    return {};
  };
  /** Keeps somebody out at once: no session stays, on no process longer than its second of reuse. */
  const shutOut = (call: Call<unknown, Permission>, user: queries.UserRecord, write: () => Promise<unknown>) =>
    keepingAdministrators(call.tx, [user.merchantId], async () => {
      await write();
      await endSessions(call.tx, user.userId, null);
    });

  /** A one-time password for a user who has a telephone. */
  const sendNew = async (
    call: Call<unknown, Permission>,
    { userId, account, phoneSealed }: queries.UserRecord,
  ): Promise<Result<undefined>> => {
    const phone = openUserPhone(secrets, { userId, phoneSealed });
    if (phone === null) return refuse("field.required", { field: "phone" });
    const away = sms.refusal(call.now);
    if (away !== undefined) return away;
    sendPassword(call, sms, { userId, account, phone }, await renewPassword(call.tx, keys, { userId, account }));
    return accept();
  };

  return {
    async list({ tx, session, input }) {
      const { rows, ...found } = await queries.listUsers(tx, session.scope, filtersOf(secrets, input), input);
      return { rows: rows.map((user) => rowOf(secrets, session, user, true)), ...found };
    },

    async options({ tx, session }) {
      const merchants = await queries.merchantsInScope(tx, session.scope);
      const page = { page: 1, pageSize: optionsAtMost, direction: "asc" } as const;
      const roles = await listRoles(tx, session.scope, session.merchantId, {}, page);
      const owners = [...new Set(roles.flatMap((role) => role.merchantId ?? []))];
      const holders = new Map(
        (await holdersOf(tx, session.scope, owners)).map(({ ownerId, merchantIds }) => [ownerId, merchantIds]),
      );
      return {
        merchants: merchants.map(({ merchantId, topId, merchantNo, name }) => ({
          merchantId,
          topId,
          merchantNo,
          name,
          ofPlatform: merchantId === platformMerchantId,
        })),
        organisations: await organisationNames(tx, session.scope),
        roles: roles.map(({ roleId, code, name, kind, merchantId, isAdmin, permissions }) => ({
          roleId,
          code,
          name,
          kind,
          merchantIds: merchantId === null ? null : (holders.get(merchantId) ?? []),
          grantable:
            session.isAdmin ||
            (!isAdmin && permissions.every((one) => (session.granted as ReadonlySet<string>).has(one))),
        })),
      };
    },

    async detail(call) {
      const { tx, session, input } = call;
      const [user] = await queries.usersByIds(tx, session.scope, [input.userId]);
      if (user === undefined) return refuse("record.unknown", { field: "userId" });
      const machines = await queries.machinesOfUser<AnswerOf<typeof users.detail>["machines"][number]>(
        tx,
        session.scope,
        user.userId,
      );
      // Reading runs in a transaction that cannot write, so the record of it has its own.
      await asSystem(database, (own) =>
        auditAccess(own, {
          topId: user.topId,
          merchantId: user.merchantId,
          actorId: session.viewerId ?? session.userId,
          action: "access.user.read",
          object: user.account,
          address: call.address,
          requestId: call.requestId,
        }),
      );
      return { ...rowOf(secrets, session, user, false), remark: user.remark, machines };
    },

    async create(call) {
      const { tx, session, input } = call;
      const fields = checkUserFields(input);
      if (!fields.ok) return fields;
      const level = checkLevel(session, input.level, input.merchantId === platformMerchantId);
      if (!level.ok) return level;
      const merchant = await queries.merchantOf(tx, session.scope, input.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const roles = await checkRoles(tx, session, input.roleIds, [input.merchantId]);
      if (!roles.ok) return roles;
      const away = sms.refusal(call.now);
      if (away !== undefined) return away;
      const password = readablePassword();
      const owner = { topId: merchant.topId, merchantId: input.merchantId };
      const created = await createUser(tx, keys, {
        ...owner,
        ...fields.value,
        level: input.level,
        roles: [],
        secret: { password },
        mustChange: true,
      });
      if ("ok" in created) return created;
      const joined = await joinOrganisation(
        call,
        { userId: created.userId, topId: merchant.topId },
        input.organisationId,
      );
      if (!joined.ok) return joined;
      await queries.replaceRoles(tx, [created.userId], input.roleIds);
      await recordAudit(call, {
        action: "access.user.create",
        object: fields.value.account,
        merchant: owner,
        after: auditFields(fields.value, input),
      });
      sendPassword(call, sms, { userId: created.userId, ...fields.value }, password);
      return created;
    },

    async update(call) {
      const { tx, session, input } = call;
      const fields = checkUserFields(input);
      if (!fields.ok) return fields;
      const reason = input.blocked ? checkBlockReason(input.blockReason) : accept(null);
      if (!reason.ok) return { ...reason, field: "blockReason" };
      const chosen = await usersToChange(tx, session, [input.userId], "edit");
      if ("ok" in chosen) return chosen;
      const [user] = chosen;
      if (user === undefined) return refuse("record.unknown", { field: "userId" });
      const level = checkLevel(session, input.level, user.merchantId === platformMerchantId);
      if (!level.ok) return level;
      const roles = await checkRoles(tx, session, added(input.roleIds, user), [user.merchantId]);
      if (!roles.ok) return roles;
      const renamed = fields.value.account.toLowerCase() !== user.account.toLowerCase();
      const away = renamed ? sms.refusal(call.now) : undefined;
      if (away !== undefined) return away;
      const joined = await joinOrganisation(call, user, input.organisationId);
      if (!joined.ok) return joined;
      let saved: Result<undefined> = accept();
      const remains = await keepingAdministrators(tx, [user.merchantId], async () => {
        const written = await queries.saveUser(tx, user.userId, {
          ...fields.value,
          ...sealUserContact(secrets, user.userId, fields.value),
          level: input.level,
        });
        if (written !== "saved") saved = taken(written);
        await queries.replaceRoles(tx, [user.userId], input.roleIds);
        await queries.setBlockReason(tx, user.userId, reason.value);
        if (reason.value !== null) await endSessions(tx, user.userId, null);
      });
      if (!saved.ok) return saved;
      if (!remains.ok) return remains;
      if (renamed)
        sendPassword(
          call,
          sms,
          { userId: user.userId, ...fields.value },
          await renewPassword(tx, keys, { userId: user.userId, ...fields.value }),
        );
      await recordAudit(call, {
        action: "access.user.edit",
        object: user.account,
        merchant: user,
        before: auditRecord(secrets, user),
        after: { ...auditFields(fields.value, input), blockReason: reason.value },
      });
      call.afterCommit(() => sessions.forgetAll());
      return { passwordSent: renamed };
    },

    async setRoles(call) {
      const { tx, session, input } = call;
      if (input.userIds.length === 0) return refuse("access.selectUsers", { field: "userIds" });
      const chosen = await usersToChange(tx, session, input.userIds, "setRoles");
      if ("ok" in chosen) return chosen;
      const merchantIds = [...new Set(chosen.map((user) => user.merchantId))];
      const roles = await checkRoles(tx, session, input.roleIds, merchantIds);
      if (!roles.ok) return roles;
      const userIds = chosen.map((user) => user.userId);
      const remains = await keepingAdministrators(tx, merchantIds, () =>
        queries.replaceRoles(tx, userIds, input.roleIds),
      );
      if (!remains.ok) return remains;
      await recordAudits(
        call,
        chosen.map((user) => ({
          action: "access.user.setRoles",
          object: user.account,
          merchant: user,
          before: user.roles,
          after: input.roleIds,
        })),
      );
      call.afterCommit(() => sessions.forgetAll());
      return { changed: chosen.length };
    },

    async block(call) {
      const reason = checkBlockReason(call.input.reason);
      if (!reason.ok) return reason;
      return changeOne(
        call,
        "block",
        (user) => shutOut(call, user, () => queries.setBlockReason(call.tx, user.userId, reason.value)),
        { reason: reason.value },
      );
    },
    unblock: (call) =>
      changeOne(call, "unblock", async (user) => accept(await queries.setBlockReason(call.tx, user.userId, null))),
    remove: (call) =>
      changeOne(call, "remove", (user) =>
        shutOut(call, user, () => queries.setStatus(call.tx, user.userId, "deleted")),
      ),
    restore: (call) =>
      changeOne(call, "restore", async (user) => {
        const written = await queries.setStatus(call.tx, user.userId, "normal");
        return written === "saved" ? accept() : taken(written);
      }),
    erase: (call) => changeOne(call, "erase", async (user) => accept(await queries.eraseUser(call.tx, user.userId))),

    resetPassword: (call) => changeOne(call, "resetPassword", (user) => sendNew(call, user)),

    async resetOfMerchant(call) {
      const merchant = await queries.merchantOf(call.tx, call.session.scope, call.input.merchantId);
      if (merchant === undefined) return refuse("record.unknown", { field: "merchantId" });
      const userId = await queries.firstAdministrator(call.tx, call.session.scope, call.input.merchantId);
      if (userId === undefined) return refuse("access.noAdministrator");
      const [user] = await queries.usersByIds(call.tx, call.session.scope, [userId]);
      const done = await changeOne({ ...call, input: { userId } }, "resetPassword", (one) => sendNew(call, one));
      return isRefusal(done) ? done : { account: user?.account ?? "" };
    },

    async resetSecondFactor(call) {
      const shown = checkFactorShown(call.session.secondFactor, call.now);
      if (!shown.ok) return shown;
      return changeOne(call, "resetSecondFactor", async (user) => {
        if (!(await dropFactor(call.tx, user.userId))) return refuse("state.notAllowed");
        return accept(await endSessions(call.tx, user.userId, null));
      });
    },

    export(call) {
      const { format, ...filters } = call.input;
      return startExport({ ...call, input: { ...filtersOf(secrets, filters), format } }, userExport);
    },
  };
}

/** Puts a user into an organisation of his tree; undefined leaves him where he is. */
async function joinOrganisation(
  { tx, session }: Pick<Call<unknown, Permission>, "tx" | "session">,
  user: { readonly userId: string; readonly topId: string },
  organisationId: string | null | undefined,
): Promise<Result<undefined>> {
  if (organisationId === undefined) return accept();
  if (organisationId !== null && !(await shareOrganisation(tx, session.scope, organisationId, user.topId)))
    return refuse("access.organisationUnknown", { field: "organisationId" });
  await setOrganisation(tx, user.userId, organisationId);
  return accept();
}

function taken(index: "app_user_account" | "app_user_phone"): Refusal {
  return index === "app_user_account"
    ? refuse("access.accountTaken", { field: "account" })
    : refuse("access.phoneTaken", { field: "phone" });
}

/** Roles that the change would give beyond those the user holds; taking roles away needs no right to give them. */
function added(roleIds: readonly string[], user: queries.UserRecord): string[] {
  const held = new Set(user.roles.map((role) => role.roleId));
  return roleIds.filter((roleId) => !held.has(roleId));
}

/** Filters as they are asked and stored: a phone by its hashes. */
function filtersOf<Filters extends { readonly phone?: string | undefined }>(
  secrets: Secrets,
  { phone, ...filters }: Filters,
): Omit<Filters, "phone"> & { readonly phone?: PhoneHashes } {
  return { ...filters, ...(phone === undefined ? {} : { phone: phoneHashes(secrets, phone) }) };
}

function rowOf(secrets: Secrets, session: Session, user: queries.UserRecord, masked: boolean): Row {
  const opened = masked ? {} : { phone: openUserPhone(secrets, user), email: openUserEmail(secrets, user) };
  return { ...userRow(secrets, user), ...opened, manageable: checkManageable(session, user).ok };
}

/** What the audit log keeps of a form; phone and email stay masked there. */
function auditFields(
  fields: UserFields,
  input: {
    readonly level: string;
    readonly roleIds: readonly string[];
    readonly organisationId?: string | null | undefined;
  },
) {
  return {
    ...fields,
    phone: maskPhone(fields.phone),
    email: maskEmail(fields.email),
    level: input.level,
    roleIds: input.roleIds,
    ...(input.organisationId === undefined ? {} : { organisationId: input.organisationId }),
  };
}

function auditRecord(secrets: Secrets, user: queries.UserRecord) {
  const { account, name, officePhone, remark, level, roles, blockReason, organisationId } = user;
  return {
    account,
    name,
    phone: maskedUserPhone(secrets, user),
    email: maskedUserEmail(secrets, user),
    officePhone,
    remark,
    level,
    roleIds: roles.map((role) => role.roleId),
    blockReason,
    organisationId,
  };
}
