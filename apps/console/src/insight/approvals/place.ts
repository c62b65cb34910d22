import type { RowOf } from "@yunshou/contract";
import type { approvals } from "@yunshou/contract/insight/approvals";
import { addDays } from "@yunshou/domain";

export type ApprovalRow = RowOf<typeof approvals.list>;

type Place = (row: ApprovalRow) => readonly [path: string, filters: Readonly<Record<string, string>>];

/** The day of a document, or the days around the moment of asking, in whatever zone the list counts its days. */
const around = ({ askedTime, objectDay }: ApprovalRow) => {
  const asked = askedTime.slice(0, 10);
  return { fromDay: objectDay ?? addDays(asked, -1), toDay: objectDay ?? addDays(asked, 1) };
};
const anyDay = { fromDay: "", toDay: "" };

/** Where a thing of each kind is decided, with the filters that leave nothing else there. */
const places: Readonly<Record<ApprovalRow["approvalKind"], Place>> = {
  withdrawal: (row) => ["/cfgl/txgl", { ...around(row), withdrawStatus: "notReviewed", open: row.objectId }],
  refund: (row) => ["/jygl/tkgl", { ...anyDay, refundNo: row.objectId }],
  due: (row) => [
    "/cfgl/shwl",
    { ...around(row), tab: "settlements", dueStatus: "awaiting", payerName: row.objectNo, payeeName: row.objectName },
  ],
  count: (row) => ["/kcpd/jqhdkcpd", { open: row.objectId }],
  goodsCount: (row) => ["/kcpd/jqhdkcpd", { goodsCount: row.objectId }],
  loss: (row) => ["/jxcgl/bs", { ...around(row), docStatus: "submitted", docNo: row.objectNo }],
  plan: (row) => ["/jxcgl/cgjh", { ...around(row), docStatus: "submitted", docNo: row.objectNo }],
  rollout: (row) => ["/xtgl/jqrjgl", { view: "rollouts", open: row.objectId }],
  destruction: (row) => ["/ypgl/wdjl", { open: row.objectId }],
  card: (row) => ["/hygl/sqbk", { ...around(row), applyStatus: "pending", originalCardNo: row.objectNo }],
  certificate: (row) => ["/shgl/zjgl", { open: row.objectId }],
  application: (row) => ["/cfgl/xwshjj", { ...around(row), applyStatus: "pending", merchantName: row.objectName }],
};

/** The address that opens exactly what waits. */
export function placeOf(row: ApprovalRow): string {
  const [path, filters] = places[row.approvalKind](row);
  return `${path}?${new URLSearchParams(filters)}`;
}

/** What it is about: of a settlement its two sides. */
export const nameOf = ({ approvalKind, objectNo, objectName }: ApprovalRow): readonly [main: string, second: string] =>
  approvalKind === "due" ? [`${objectNo} → ${objectName}`, ""] : [objectName, objectNo];

/** The page of it, which the viewer may not have. */
export const pageOf = (row: ApprovalRow): string => places[row.approvalKind](row)[0];
