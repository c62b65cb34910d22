import type { StoredRow } from "@yunshou/contract";
import type { approvals } from "@yunshou/contract/insight/approvals";
import { conditions, type Handle, numbered, raw, scopedBy, sql, statement } from "@yunshou/database";
import type { ApprovalKind, ApprovalView } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { approvalColumns, type ApprovalReader, approvalSources } from "./sources.queries.ts";

type Row = StoredRow<typeof approvals.list>;

export interface ApprovalFilters {
  readonly view: ApprovalView;
  /** Those of which the reader may see something. */
  readonly kinds: readonly ApprovalKind[];
  readonly merchantNo?: string | undefined;
}

/** What waits of some kinds, which are not none. */
function waiting(reader: ApprovalReader, kinds: readonly ApprovalKind[]) {
  const [first, ...others] = kinds.map((kind) => approvalSources[kind](reader));
  return others.reduce((union, source) => sql`${union} union all ${source}`, first!);
}

const approvalsOf = (reader: ApprovalReader, { view, kinds, merchantNo }: ApprovalFilters): List => ({
  columns: `g.kind || ' ' || g.key as "approvalId", g.kind as "approvalKind", g.object_id as "objectId", g.object_no as "objectNo", g.object_name as "objectName",
    m.name as "merchantName", g.fen as "amountFen", g.quantity, u.name as asker, g.asked_at as "askedTime", g.day as "objectDay"`,
  from: sql`(${waiting(reader, kinds)}) g(${raw(approvalColumns)}) left join merchant m on m.id = g.merchant_id`,
  shown: "left join app_user u on u.id = g.asked_by",
  where: conditions(
    // The scope stands inside, where the facts are.
    scopedBy(raw(view === "mine" ? "g.own" : "g.decides and not g.own")),
    numbered("m.merchant_no", "merchant", merchantNo),
  ),
});

const order = {
  by: { askedTime: "g.asked_at", amountFen: "g.fen" },
  unsorted: "g.asked_at asc",
  tie: ["g.kind asc", "g.key asc"],
} as const satisfies Order<string>;

/** What waits for a second person, the oldest first. */
export const listApprovals = async (
  tx: Handle,
  reader: ApprovalReader,
  filters: ApprovalFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> =>
  filters.kinds.length === 0
    ? { rows: [], total: 0, totalIsCapped: false }
    : pageOf(tx, approvalsOf(reader, filters), order, paging);

/** How much of it waits for the reader. */
export async function countApprovals(tx: Handle, reader: ApprovalReader, filters: ApprovalFilters): Promise<number> {
  if (filters.kinds.length === 0) return 0;
  const { from, where } = approvalsOf(reader, filters);
  const tables = typeof from === "string" ? raw(from) : from;
  const [row] = await tx.query<{ n: number }>(
    ...statement(sql`select count(*)::int as n from ${tables} where ${where}`),
  );
  return row?.n ?? 0;
}
