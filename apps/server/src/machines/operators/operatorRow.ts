import { userStateOf } from "@yunshou/domain";
import { maskedUserPhone } from "../../access/people/userContact.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { OperatorRecord } from "./operators.queries.ts";

/** An operator as the list and its file show him: the phone masked. */
export const operatorRow = (secrets: Secrets, { phoneSealed, status, ...row }: OperatorRecord) => ({
  ...row,
  phone: maskedUserPhone(secrets, { userId: row.userId, phoneSealed }),
  userState: userStateOf({ status, blockedReason: row.blockReason }),
});
