import type { RowOf } from "@yunshou/contract";
import type { accountStatements } from "@yunshou/contract/finance/accountStatements";
import type { StatementLinkState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export type StatementRow = RowOf<typeof accountStatements.list>;

export const linkTones: Partial<Readonly<Record<StatementLinkState, Tone>>> = {
  active: "good",
  expired: "warning",
  revoked: "bad",
};
