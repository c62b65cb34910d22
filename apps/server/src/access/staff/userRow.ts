import { userStateOf } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { maskedUserEmail, maskedUserPhone } from "../people/userContact.ts";
import type { UserRecord } from "./users.queries.ts";

/** A user as the list and its file show him: phone and e-mail masked. */
export function userRow(secrets: Secrets, user: UserRecord) {
  const { topId: _, phoneSealed: _p, emailSealed: _e, remark: _r, status, isAdmin: _a, permissions: _m, ...row } = user;
  return {
    ...row,
    phone: maskedUserPhone(secrets, user),
    email: maskedUserEmail(secrets, user),
    userStatus: userStateOf({ status, blockedReason: row.blockReason }),
  };
}
