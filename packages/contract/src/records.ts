import { z } from "zod";
import type { Permission } from "./permissions.ts";

/**
 * Records that tell what was done with them, each with the beginnings of the actions that name it by its number or, where
 * it has none, by its name (patterns D8).
 */
export const recordActions = {
  machine: ["machines", "stock"],
  order: ["orders", "payments"],
  card: ["members"],
  merchant: ["merchants", "access", "finance"],
  product: ["goods", "mall.product", "pharmacy.shelf"],
  mallOrder: ["mall"],
  withdrawal: ["finance.withdrawal"],
  ticket: ["support"],
  plan: ["marketing.plan"],
  ad: ["marketing.ad"],
  certificate: ["merchants.certificate"],
  pickup: ["orders.pickup"],
  rollout: ["machines.rollout", "machines.software"],
  batch: ["pharmacy.batch"],
  supplier: ["stock.supplier"],
  supplierBill: ["stock.bill"],
  supplierPayment: ["stock.payment"],
  goodsCount: ["stock.goodsCount"],
  machineCount: ["stock.count"],
  document: ["stock"],
} as const;
export type RecordKind = keyof typeof recordActions;
export const recordKinds = Object.keys(recordActions) as [RecordKind, ...RecordKind[]];

/** What people call a record by. */
export const recordNo = z.string().min(1).max(120);

/**
 * Rights with which a record of a kind may be read; one of them is enough. Of kinds whose records belong to several pages,
 * the record itself narrows them.
 */
export const recordReaders = {
  machine: ["machines.machine.read", "machines.status.read", "machines.diagnosis.read"],
  order: [
    "orders.order.read",
    "orders.refund.read",
    "orders.line.read",
    "orders.remote.read",
    "orders.search.read",
    "orders.dispensing.read",
    "orders.purchase.read",
    "orders.problem.read",
  ],
  card: ["members.card.read"],
  merchant: ["merchants.merchant.read"],
  product: ["goods.product.read"],
  mallOrder: ["mall.order.read", "mall.quickBuyOrder.read"],
  withdrawal: ["finance.withdrawal.read"],
  ticket: ["support.ticket.read", "support.customer.read", "support.feedback.read"],
  plan: ["marketing.plan.read"],
  ad: ["marketing.ad.read"],
  certificate: ["merchants.certificate.read"],
  pickup: ["orders.pickup.read"],
  rollout: ["machines.software.read"],
  batch: ["pharmacy.batch.read"],
  supplier: ["stock.supplier.read"],
  supplierBill: ["stock.payment.read"],
  supplierPayment: ["stock.payment.read"],
  goodsCount: ["stock.count.read"],
  machineCount: ["stock.count.read"],
  document: [
    "stock.plan.read",
    "stock.purchase.read",
    "stock.receipt.read",
    "stock.outbound.read",
    "stock.loss.read",
    "stock.refillOrder.read",
  ],
} as const satisfies Readonly<Record<RecordKind, readonly [Permission, ...Permission[]]>>;
