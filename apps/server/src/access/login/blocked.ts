import { refuse, type Refusal } from "@yunshou/domain";
import type { Call } from "../../platform/call.ts";
import { keep } from "../../platform/refused.ts";
import { auditAccess } from "../people/audit.queries.ts";
import type { CredentialRow } from "../people/person.queries.ts";

/** Why somebody who proved who he is may not in; whichever way he came, that he tried is recorded (SYS-01). */
export async function checkBlocked(
  { tx, address, requestId }: Pick<Call<unknown>, "tx" | "address" | "requestId">,
  user: CredentialRow,
): Promise<Refusal | undefined> {
  if (user.blockedReason === null) return undefined;
  await auditAccess(tx, {
    topId: user.topId,
    merchantId: user.merchantId,
    actorId: user.userId,
    action: "access.login.blocked",
    object: `user:${user.userId}`,
    address,
    requestId,
  });
  return keep(refuse("access.blocked", { values: { reason: user.blockedReason } }));
}
