import { type ApprovalKind, approvalKinds, approvalViews } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import type { Permission } from "../permissions.ts";
import { contains, day, fen, id, instant, listInput, listOutput } from "../shapes.ts";

/** Who sees what was asked for, and who decides it: the rights of the page where it is decided. */
export const approvalRights = {
  withdrawal: { see: "finance.withdrawal.read", decide: "finance.withdrawal.review" },
  refund: { see: "orders.refund.read", decide: "orders.refund.approve" },
  due: { see: "finance.due.read", decide: "finance.due.write" },
  count: { see: "stock.count.read", decide: "stock.count.review" },
  goodsCount: { see: "stock.count.read", decide: "stock.count.review" },
  loss: { see: "stock.loss.read", decide: "stock.loss.review" },
  plan: { see: "stock.plan.read", decide: "stock.plan.review" },
  rollout: { see: "machines.software.read", decide: "machines.software.approve" },
  destruction: { see: "pharmacy.temperature.read", decide: "pharmacy.temperature.decide" },
  card: { see: "members.application.read", decide: "members.application.review" },
  certificate: { see: "merchants.certificate.read", decide: "merchants.certificate.review" },
  application: { see: "merchants.application.read", decide: "merchants.application.review" },
} as const satisfies Readonly<Record<ApprovalKind, { readonly see: Permission; readonly decide: Permission }>>;

const approvalRow = z.object({
  approvalId: z.string(),
  approvalKind: z.enum(approvalKinds),
  /** What the page of its kind opens it by. */
  objectId: id,
  objectNo: z.string(),
  objectName: z.string(),
  /** Null where the viewer does not see its merchant. */
  merchantName: z.string().nullable(),
  /** Null where no money moves. */
  amountFen: fen.nullable(),
  /** Pieces, or machines of a rollout; null where there are none. */
  quantity: z.number().int().nullable(),
  /** Null when nobody known asked for it. */
  asker: z.string().nullable(),
  askedTime: instant,
  /** Of a document, by which its list finds it; null of anything else. */
  objectDay: day.nullable(),
});

/** Everything that waits for a second person in one list, within the rights of the viewer. */
export const approvals = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/insight/approvals",
    access: "insight.approval.read",
    summary: "What the caller may decide, or asked for herself and waits for others; the oldest first.",
    input: listInput(
      {
        approvalView: z.enum(approvalViews).default("toDecide"),
        approvalKind: z.enum(approvalKinds).optional(),
        merchantNo: contains,
      },
      ["askedTime", "amountFen"],
    ),
    output: listOutput(approvalRow),
  }),
};
