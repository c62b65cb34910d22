import { randomBytes } from "node:crypto";
import type { secondFactor as calls } from "@yunshou/contract/access/secondFactor";
import type { LoginAnswer } from "@yunshou/contract/access/shapes";
import { normalAccount } from "@yunshou/contract/access/proof";
import type { Handle } from "@yunshou/database";
import { refuse, type Refusal, secondFactorLimits } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { type Call, type HandlersOf, tokenFrom } from "../../platform/call.ts";
import { keep, Refused } from "../../platform/refused.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { newRecoveryCodes, newSecret, takeCode } from "./authenticator.ts";
import { checkBlocked } from "./blocked.ts";
import { cookieOf } from "./challenge.ts";
import { checkWait, countFailure, countSuccess, endFailures, subjectsOf } from "./guessing.ts";
import { insertDeviceToken } from "../people/login.queries.ts";
import {
  confirmFactor,
  dropFactor,
  dropStep,
  findFactor,
  insertStep,
  markFactorShown,
  tryStep,
  type WaitingLogin,
} from "../people/secondFactor.queries.ts";
import { deviceTokenDays, hashOf, isFactorDuty, newToken, openSession, type Sessions } from "../session/session.ts";
import { type CredentialRow, findById, lockUnchanged } from "../people/person.queries.ts";
import type { AccessKeys } from "../people/verifier.ts";

const cookieName = "yunshou_second";

interface Dependencies {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
}

type OwnCall = Call<unknown, "session">;

const ownerOf = ({ userId, topMerchantId, merchantId }: OwnCall["session"]) => ({
  userId,
  topId: topMerchantId,
  merchantId,
});

/** Holds a login back until a code is shown, if its user has a second factor; a cookie binds the rest to this browser. */
async function askForFactor(
  call: Pick<Call<unknown>, "tx" | "setCookie">,
  login: WaitingLogin,
): Promise<Refusal | undefined> {
  const factor = await findFactor(call.tx, login.userId);
  if (factor === undefined || factor.confirmedAt === null) return undefined;
  const { token, hash } = newToken();
  await insertStep(call.tx, hash, login, secondFactorLimits.loginSeconds);
  call.setCookie(cookieName, token, { maxAgeSeconds: secondFactorLimits.loginSeconds });
  return keep(refuse("access.secondFactorNeeded"));
}

/** Handlers of the own second factor. They run in the rights of the system and look at the caller's own rows only. */
export function secondFactorHandlers({ keys, sessions }: Dependencies): HandlersOf<typeof calls> {
  const record = (tx: Handle, call: OwnCall, verb: string) =>
    recordFor(tx, call, ownerOf(call.session), `access.secondFactor.${verb}`);

  /** Something that needs a code of the caller: counts, limits and records what was tried. */
  const withCode = async <T>(
    call: OwnCall & { readonly input: { readonly code: string } },
    which: "confirmed" | "unconfirmed",
    act: (tx: Handle, used: "app" | "recovery") => Promise<T>,
  ): Promise<T | Refusal> => {
    const { tx, session, input } = call;
    if (session.viewerId !== null) return refuse("access.viewOnly");
    const factor = await findFactor(tx, session.userId);
    if (factor === undefined || (factor.confirmedAt === null) !== (which === "unconfirmed"))
      return refuse("state.notAllowed");
    const subjects = subjectsOf(call, keys.secrets, normalAccount(session.account), "second");
    const wait = await checkWait(call, subjects);
    if (wait !== undefined) return keep(wait);
    const used = await takeCode(tx, keys, session.userId, input.code, call.now, which);
    if (used === undefined) {
      await countFailure(call, subjects);
      await recordFor(tx, call, ownerOf(session), "access.login.factorFailed");
      return keep(refuse("access.secondFactorWrong", { field: "code" }));
    }
    await endFailures(call, subjects);
    if (used === "recovery") await record(tx, call, "recover");
    await markFactorShown(tx, hashOf(tokenFrom(call.headers) ?? ""));
    call.afterCommit(() => sessions.forgetAll());
    return act(tx, used);
  };

  return {
    async state({ tx, session }) {
      const factor = await findFactor(tx, session.userId);
      const since = factor?.confirmedAt ?? null;
      return {
        enrolled: since !== null,
        since,
        recoveryCodesLeft: factor?.recoveryCodes ?? 0,
        isDuty: isFactorDuty(session),
      };
    },

    async enrol({ tx, session, language, now }) {
      if (session.viewerId !== null) return refuse("access.viewOnly");
      if (session.secondFactor.enrolled) return refuse("state.notAllowed");
      if (now.getTime() - session.openedAt.getTime() > secondFactorLimits.freshLoginSeconds * 1_000)
        return refuse("access.loginAgain");
      // The session may be a second old, and the user may have confirmed a secret elsewhere meanwhile.
      return (
        (await newSecret(tx, keys, session, wordsOf(language, "start").names.product)) ?? refuse("state.notAllowed")
      );
    },

    confirm: (call) =>
      withCode(call, "unconfirmed", async (tx) => {
        await confirmFactor(tx, call.session.userId);
        await record(tx, call, "enrol");
        return { recoveryCodes: await newRecoveryCodes(tx, keys, call.session.userId) };
      }),

    show: (call) =>
      withCode(call, "confirmed", async (tx) => {
        await record(tx, call, "prove");
        return {};
      }),

    renewRecoveryCodes: (call) =>
      withCode(call, "confirmed", async (tx) => {
        await record(tx, call, "renewCodes");
        return { recoveryCodes: await newRecoveryCodes(tx, keys, call.session.userId) };
      }),

    disable: (call) =>
      withCode(call, "confirmed", async (tx) => {
        await dropFactor(tx, call.session.userId);
        await record(tx, call, "disable");
        return {};
      }),

    finishLogin: (call) => finishLogin(call, keys, sessions),
  };
}

/** The second step: five codes for one password, the limits of guessing for all, and what the first step left to do. */
async function finishLogin(
  call: Call<{ readonly code: string }, "public">,
  keys: AccessKeys,
  sessions: Sessions,
): Promise<LoginAnswer | Refusal> {
  const { tx, input } = call;
  const token = cookieOf(call.headers, cookieName);
  const login = token === undefined ? undefined : await tryStep(tx, hashOf(token), secondFactorLimits.triesOfOneLogin);
  const user = login === undefined ? undefined : await findById(tx, login.userId);
  if (token === undefined || login === undefined || user === undefined) return keep(refuse("access.loginAgain"));
  const account = normalAccount(user.account);
  const subjects = subjectsOf(call, keys.secrets, account, "second");
  const wait = await checkWait(call, subjects);
  if (wait !== undefined) return keep(wait);
  const used = await takeCode(tx, keys, user.userId, input.code, call.now);
  if (used === undefined) {
    await countFailure(call, subjects);
    await recordFor(tx, call, user, "access.login.factorFailed");
    return keep(refuse("access.secondFactorWrong", { field: "code" }));
  }
  await dropStep(tx, hashOf(token));
  call.setCookie(cookieName, "over", { maxAgeSeconds: 0 });
  const blocked = await checkBlocked(call, user);
  if (blocked !== undefined) return blocked;
  if (used === "recovery") await recordFor(tx, call, user, "access.secondFactor.recover");
  await endFailures(call, subjects);
  return completeLogin(call, keys, sessions, user, { ...login, factorShown: true });
}

/** A login whose first step is proven: to the second one, if its user has it, else into a session. */
export async function proceed(
  call: Call<unknown, "public">,
  { keys, sessions }: Dependencies,
  user: CredentialRow,
  login: Omit<WaitingLogin, "userId">,
): Promise<LoginAnswer | Refusal> {
  const waiting = { ...login, userId: user.userId };
  return (
    (await askForFactor(call, waiting)) ?? completeLogin(call, keys, sessions, user, { ...waiting, factorShown: false })
  );
}

/** What every proven login ends with: a known device, its next token if it was remembered, a session, and a line in the log. */
async function completeLogin(
  call: Call<unknown, "public">,
  keys: AccessKeys,
  sessions: Sessions,
  user: CredentialRow,
  login: WaitingLogin & { readonly factorShown: boolean },
): Promise<LoginAnswer | Refusal> {
  // What was proven must still hold when the session opens: who changes a password or blocks somebody ends all sessions, and this one is not there yet.
  if (!(await lockUnchanged(call.tx, user))) throw new Refused("server.unavailable", { retryAfterSeconds: 1 });
  const account = normalAccount(user.account);
  await countSuccess(
    call,
    keys.secrets,
    subjectsOf(call, keys.secrets, account),
    account,
    randomBytes(12).toString("base64url"),
  );
  const next = login.remember ? newToken() : undefined;
  if (next !== undefined) await insertDeviceToken(call.tx, next.hash, user.userId, deviceTokenDays);
  const answer = await openSession(call.tx, user.userId, {
    loginUrl: login.loginUrl,
    byPortal: login.byPortal,
    address: call.address,
    policy: sessions.policy,
    factorShown: login.factorShown,
    ...(next === undefined ? {} : { deviceToken: next.token }),
  });
  if (answer === undefined) return keep(refuse("access.wrongCredentials"));
  await auditAccess(call.tx, {
    ...user,
    actorId: user.userId,
    action: "access.login.succeeded",
    object: `user:${user.userId}`,
    address: call.address,
    requestId: call.requestId,
  });
  return answer;
}

async function recordFor(
  tx: Handle,
  call: Pick<Call<unknown>, "address" | "requestId">,
  user: { readonly userId: string; readonly topId: string; readonly merchantId: string },
  action: string,
): Promise<void> {
  await auditAccess(tx, {
    topId: user.topId,
    merchantId: user.merchantId,
    actorId: user.userId,
    action,
    object: `user:${user.userId}`,
    address: call.address,
    requestId: call.requestId,
  });
}
