import { timingSafeEqual } from "node:crypto";
import type { Access } from "@yunshou/contract";
import { normalAccount } from "@yunshou/contract/access/proof";
import { refuse, type Refusal } from "@yunshou/domain";
import { fill } from "@yunshou/phrases";
import { wordsOf } from "@yunshou/phrases/server";
import type { Call } from "../../platform/call.ts";
import { keep } from "../../platform/refused.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { dropResetCode, forget, putResetCode, tryResetCode } from "../people/login.queries.ts";
import { usersToChange } from "../staff/rights.ts";
import { endSessions } from "../session/session.queries.ts";
import type { Sessions } from "../session/session.ts";
import { dropIdentities } from "../people/sso.queries.ts";
import type { SmsSender } from "../sms/sms.ts";
import { shortMessage } from "../sms/templates.ts";
import { userPhoneIndexes } from "../people/userContact.ts";
import { type CredentialRow, findByPhone, setVerifier } from "../people/person.queries.ts";
import { countPhoneCode, hashOfPhone, newPhoneCode, phoneCodeSeconds, phoneCodeTries } from "./phoneCodes.ts";
import { type AccessKeys, sealVerifier } from "../people/verifier.ts";
import { tryCommonPasswords } from "../people/weakPasswords.ts";

type AnyCall = Call<unknown, Access>;
type Done = Record<string, never>;

export interface PasswordReset {
  sendCode(call: AnyCall, phone: string): Promise<Done | Refusal>;
  accountOf(call: AnyCall, phone: string, code: string): Promise<{ account: string; realm: string } | Refusal>;
  setByCode(call: AnyCall, phone: string, code: string, verifier: string): Promise<Done | Refusal>;
  setByAdministrator(
    call: Call<unknown, "access.user.resetPassword">,
    phone: string,
    verifier: string,
  ): Promise<Done | Refusal>;
}

/** Ways to a new password without the old one. A known and an unknown phone get the same answers. */
export function passwordReset({
  keys,
  sessions,
  sms,
}: {
  keys: AccessKeys;
  sessions: Sessions;
  sms: SmsSender;
}): PasswordReset {
  const hashOfCode = (phone: string, code: string) => keys.secrets.keyedHash("reset code", `${phone}\u001f${code}`);

  /** The user behind a phone whose code is right; every look costs a try. */
  const proven = async (call: AnyCall, phone: string, code: string): Promise<CredentialRow | undefined> => {
    const stored = await tryResetCode(call.tx, hashOfPhone(keys.secrets, phone), phoneCodeTries);
    const user = await findByPhone(call.tx, userPhoneIndexes(keys.secrets, phone), null);
    const isRight = timingSafeEqual(stored ?? Buffer.alloc(32), hashOfCode(phone, code));
    return stored !== undefined && isRight ? user : undefined;
  };

  const setFor = async (
    call: AnyCall,
    user: CredentialRow,
    verifier: string,
    mustChange: boolean,
    action: string,
  ): Promise<Done> => {
    const { version, sealed } = sealVerifier(keys, user.userId, verifier);
    await setVerifier(call.tx, user.userId, version, sealed, mustChange);
    await endSessions(call.tx, user.userId, null);
    if (mustChange) await dropIdentities(call.tx, user.userId);
    else await tryCommonPasswords(call.tx, user.userId, call.now);
    await forget(call.tx, [`account:${normalAccount(user.account)}`]);
    const actorId = call.session?.userId ?? user.userId;
    await auditAccess(call.tx, {
      ...user,
      actorId,
      action,
      object: `user:${user.userId}`,
      address: call.address,
      requestId: call.requestId,
    });
    call.afterCommit(() => sessions.forgetAll());
    return {};
  };

  return {
    async sendCode(call, phone) {
      const away = sms.refusal(call.now);
      if (away !== undefined) return away;
      const tooMany = await countPhoneCode(call, keys.secrets, phone);
      if (tooMany !== undefined) return tooMany;
      const code = newPhoneCode();
      // A number that nobody has gets a code and a message too, which nobody is sent, so that no answer takes less time (S8).
      await putResetCode(call.tx, hashOfPhone(keys.secrets, phone), hashOfCode(phone, code), phoneCodeSeconds);
      const isKnown = (await findByPhone(call.tx, userPhoneIndexes(keys.secrets, phone), null)) !== undefined;
      const message = shortMessage(
        phone,
        "resetCode",
        { code },
        fill(wordsOf(call.language, "access").sms.resetCode, { code }),
      );
      // It leaves after the answer; a failure is in the log.
      call.afterCommit(
        () => void setImmediate(() => void (isKnown ? sms.send(message).catch(() => undefined) : undefined)),
      );
      return {};
    },

    async accountOf(call, phone, code) {
      const user = await proven(call, phone, code);
      return user === undefined
        ? keep(refuse("access.codeInvalid", { field: "checkCode" }))
        : { account: user.account, realm: keys.realm };
    },

    async setByCode(call, phone, code, verifier) {
      const user = await proven(call, phone, code);
      if (user === undefined) return keep(refuse("access.codeInvalid", { field: "checkCode" }));
      await dropResetCode(call.tx, hashOfPhone(keys.secrets, phone));
      return setFor(call, user, verifier, false, "access.password.resetByCode");
    },

    async setByAdministrator(call, phone, verifier) {
      const { merchants } = call.session.scope;
      const user = await findByPhone(
        call.tx,
        userPhoneIndexes(keys.secrets, phone),
        merchants === "all" ? null : merchants,
      );
      if (user === undefined) return refuse("record.unknown", { field: "phone" });
      const chosen = await usersToChange(call.tx, call.session, [user.userId], "resetPassword");
      if ("ok" in chosen) return chosen;
      return setFor(call, user, verifier, true, "access.password.resetByAdministrator");
    },
  };
}
