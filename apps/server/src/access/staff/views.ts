import type { views } from "@yunshou/contract/access/views";
import { refuse } from "@yunshou/domain";
import { type HandlersOf, tokenFrom } from "../../platform/call.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { deleteSession, findPerson, insertView, viewerSessionOf } from "../session/session.queries.ts";
import { customDataOf, hashOf, newToken, openSession, readUserInfo, type Sessions } from "../session/session.ts";

/** A view ends after this time in any case. */
export const viewSeconds = 3_600;

/** Support looks at the console as a user of a merchant. Runs in the rights of the system, because the two have different scopes. */
export function viewHandlers({ sessions }: { readonly sessions: Sessions }): HandlersOf<typeof views> {
  return {
    async begin(call) {
      const { tx, session, input } = call;
      const row = await findPerson(tx, input.userId);
      const visible =
        row !== undefined && (session.scope.merchants === "all" || session.scope.merchants.includes(row.merchantId));
      if (!visible) return refuse("record.unknown", { field: "userId" });
      if (row.level === "3" || row.isAdmin) return refuse("access.aboveYou", { field: "userId" });
      const { token, hash } = newToken();
      const viewerSession = hashOf(tokenFrom(call.headers) ?? "");
      await insertView(tx, {
        tokenHash: hash,
        userId: row.userId,
        viewerId: session.userId,
        viewerSession,
        address: call.address,
        seconds: viewSeconds,
      });
      await auditAccess(tx, {
        topId: row.topMerchantId,
        merchantId: row.merchantId,
        actorId: session.userId,
        action: "access.view.begin",
        object: `user:${row.userId}`,
        address: call.address,
        requestId: call.requestId,
      });
      const viewed = { ...row, viewerId: session.userId, viewerName: session.userName };
      return {
        session_key: token,
        userInfo: await readUserInfo(tx, viewed, { loginUrl: input.loginUrl, byPortal: false }),
        customData: customDataOf(viewed, sessions.policy, null),
      };
    },

    async end(call) {
      const { tx, session, input } = call;
      const view = await viewerSessionOf(tx, hashOf(tokenFrom(call.headers) ?? ""));
      if (view === undefined) return refuse("record.unknown");
      // The view goes with the session it came from; a fresh one takes their place.
      await deleteSession(tx, view.viewerSession);
      const answer = await openSession(tx, view.viewerId, {
        loginUrl: input.loginUrl,
        byPortal: false,
        address: call.address,
        policy: sessions.policy,
        factorShown: view.factorShown,
      });
      if (answer === undefined) return refuse("record.unknown");
      await auditAccess(tx, {
        topId: session.topMerchantId,
        merchantId: session.merchantId,
        actorId: view.viewerId,
        action: "access.view.end",
        object: `user:${session.userId}`,
        address: call.address,
        requestId: call.requestId,
      });
      call.afterCommit(() => sessions.forgetAll());
      return answer;
    },
  };
}
