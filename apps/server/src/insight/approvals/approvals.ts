import { approvalRights, type approvals } from "@yunshou/contract/insight/approvals";
import { type ApprovalKind, approvalKinds, type ApprovalView } from "@yunshou/domain";
import type { HandlersOf, Session } from "../../platform/call.ts";
import * as queries from "./approvals.queries.ts";

/** The kinds of which a person sees something: she asks for what she may see, and decides what she may decide. */
export const kindsFor = (
  { permissions }: Pick<Session, "permissions">,
  view: ApprovalView,
  only?: ApprovalKind,
): ApprovalKind[] =>
  approvalKinds.filter(
    (kind) => (only ?? kind) === kind && permissions.has(approvalRights[kind][view === "mine" ? "see" : "decide"]),
  );

/** Handlers of what waits for a second person. */
export const approvalHandlers: HandlersOf<typeof approvals> = {
  async list({ tx, session, input, language }) {
    const { approvalView: view, approvalKind, merchantNo } = input;
    const reader = { scope: session.scope, userId: session.userId, language };
    const kinds = kindsFor(session, view, approvalKind);
    return queries.listApprovals(tx, reader, { view, kinds, merchantNo }, input);
  },
};
