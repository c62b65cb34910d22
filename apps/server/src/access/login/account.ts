import { sessionExpiredCode } from "@yunshou/contract";
import { type account as accountCalls, launcherApplications } from "@yunshou/contract/access/account";
import { normalAccount, verifyProof } from "@yunshou/contract/access/proof";
import type { Handle } from "@yunshou/database";
import { refuse } from "@yunshou/domain";
import type { Config } from "../../config.ts";
import { type Call, type HandlersOf, tokenFrom } from "../../platform/call.ts";
import { keep, Refused } from "../../platform/refused.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { looksOf } from "../brands/brands.ts";
import { useChallenge } from "./challenge.ts";
import { checkWait, countFailure, subjectsOf } from "./guessing.ts";
import { attemptLogin, byDevice, type LoginDependencies } from "./login.ts";
import { insertDeviceToken, insertTicket, takeDeviceToken, takeTicket } from "../people/login.queries.ts";
import { passwordReset } from "./passwordReset.ts";
import {
  countPreferences,
  dropPreference,
  findPreference,
  lockPreferences,
  putPreference,
} from "../session/preferences.queries.ts";
import { deleteSession, endSessions, findPerson } from "../session/session.queries.ts";
import { customDataOf, deviceTokenDays, hashOf, newToken, readUserInfo } from "../session/session.ts";
import { beginSso } from "./sso.ts";
import { findById, setVerifier } from "../people/person.queries.ts";
import { openVerifier, sealVerifier } from "../people/verifier.ts";
import { tryCommonPasswords } from "../people/weakPasswords.ts";

const ticketSeconds = 60;
const preferencesAtMost = 300;

/** Records what somebody did with his own account. */
function auditOwn(
  { tx, session, address, requestId }: Pick<Call<unknown, "session">, "tx" | "session" | "address" | "requestId">,
  action: string,
): Promise<void> {
  const { topMerchantId: topId, merchantId, userId } = session;
  return auditAccess(tx, {
    topId,
    merchantId,
    actorId: session.viewerId ?? userId,
    action,
    object: `user:${userId}`,
    address,
    requestId,
  });
}

/** What belongs to one person. Public calls among them run in the rights of the system. */
export function accountHandlers(
  dependencies: LoginDependencies & { readonly asksAgreement: (tx: Handle, host: string) => Promise<boolean> },
  config: Config,
): HandlersOf<typeof accountCalls> {
  const { keys, sessions } = dependencies;
  const reset = passwordReset(dependencies);
  const addresses = config.applications;
  return {
    deployment: async ({ tx, headers }) => ({
      loginHosts: config.loginHosts,
      allLanguages: config.allLanguages,
      publicScreens: config.publicScreens,
      mapApproval: config.mapApproval ?? null,
      mapBase: config.mapBase ?? null,
      demo: config.demo,
      sso: config.sso !== undefined,
      applications: launcherApplications.filter((name) => addresses[name] !== undefined),
      brands: await looksOf(tx, String(headers["host"] ?? "")),
      asksAgreement: await dependencies.asksAgreement(tx, String(headers["host"] ?? "")),
    }),

    logout: async (call) => {
      await auditOwn(call, "access.logout");
      await deleteSession(call.tx, hashOf(tokenFrom(call.headers) ?? ""));
      call.afterCommit(() => sessions.forgetAll());
      return {};
    },

    current: async (call) => {
      const row = await sessions.rowOf(tokenFrom(call.headers) ?? "");
      if (row === undefined) throw new Refused(sessionExpiredCode);
      return {
        userInfo: await readUserInfo(call.tx, row, { loginUrl: call.input.loginUrl, byPortal: row.byPortal }),
        customData: customDataOf(row, sessions.policy, null),
      };
    },

    setPassword: async (call) => {
      const { userId } = call.session;
      const name = normalAccount(call.session.account);
      const challenge = await useChallenge(call, call.input.checkCode);
      if (challenge === undefined) return keep(refuse("access.codeInvalid", { field: "checkCode" }));
      const subjects = subjectsOf(call, keys.secrets, name);
      const wait = await checkWait(call, subjects);
      if (wait !== undefined) return keep(wait);
      const user = await findById(call.tx, userId);
      const right =
        user !== undefined &&
        (await verifyProof(
          openVerifier(keys, userId, user.kdfVersion, user.verifier),
          name,
          challenge,
          call.input.proof,
        ));
      if (!right) {
        await countFailure(call, subjects);
        return keep(refuse("access.wrongCredentials", { field: "proof" }));
      }
      const { version, sealed } = sealVerifier(keys, userId, call.input.verifier);
      await setVerifier(call.tx, userId, version, sealed, false);
      await endSessions(call.tx, userId, hashOf(tokenFrom(call.headers) ?? ""));
      await tryCommonPasswords(call.tx, userId, call.now);
      await auditAccess(call.tx, {
        ...user,
        actorId: userId,
        action: "access.password.set",
        object: `user:${userId}`,
        address: call.address,
        requestId: call.requestId,
      });
      call.afterCommit(() => sessions.forgetAll());
      return {};
    },

    resetAccount: (call) => reset.accountOf(call, call.input.phone, call.input.checkCode),
    resetPassword: (call) => reset.setByCode(call, call.input.phone, call.input.checkCode, call.input.verifier),
    adminResetPassword: (call) => reset.setByAdministrator(call, call.input.phone, call.input.verifier),

    rememberDevice: async (call) => {
      const { token, hash } = newToken();
      const expiresAt = await insertDeviceToken(call.tx, hash, call.session.userId, deviceTokenDays);
      await auditOwn(call, "access.device.remember");
      return { deviceToken: token, expiresAt };
    },
    forgetDevice: async (call) => {
      if (await takeDeviceToken(call.tx, hashOf(call.input.deviceToken), call.session.userId))
        await auditOwn(call, "access.device.forget");
      return {};
    },
    deviceLogin: (call) => attemptLogin(call, dependencies, byDevice(call), { remember: true }),

    beginSso: (call) => beginSso(call, dependencies),

    openApplication: async (call) => {
      const address = addresses[call.input.application];
      if (address === undefined) return refuse("access.applicationNotConfigured");
      const { token, hash } = newToken();
      await insertTicket(call.tx, hash, call.session.userId, call.input.application, ticketSeconds);
      const url = new URL(address);
      url.searchParams.set("authorization", token);
      url.searchParams.set("userid", call.session.userId);
      return { address: url.href };
    },
    redeemTicket: async (call) => {
      const ticket = await takeTicket(call.tx, hashOf(call.input.ticket));
      const application = launcherApplications.find((name) => name === ticket?.application);
      const person =
        ticket === undefined || application === undefined ? undefined : await findPerson(call.tx, ticket.userId);
      if (person === undefined || application === undefined) return keep(refuse("access.tokenInvalid"));
      return {
        userId: person.userId,
        account: person.account,
        userName: person.userName,
        merchantNo: person.merchantNo,
        application,
      };
    },

    preference: async (call) => ({
      value: (await findPreference(call.tx, call.session.userId, call.input.key)) as never,
    }),
    setPreference: async (call) => {
      const { key, value } = call.input;
      const { userId } = call.session;
      // What is counted against the cap is counted under a lock, so that two calls cannot both be the last one.
      await lockPreferences(call.tx, userId);
      if (value === null) await dropPreference(call.tx, userId, key);
      else if (
        (await findPreference(call.tx, userId, key)) === null &&
        (await countPreferences(call.tx, userId)) >= preferencesAtMost
      )
        return refuse("field.tooLong", { field: "key", values: { limit: preferencesAtMost } });
      else await putPreference(call.tx, userId, key, value);
      return {};
    },
  };
}
