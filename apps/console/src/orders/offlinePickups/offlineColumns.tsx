import type { RowOf } from "@yunshou/contract";
import type { offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { offlineDecisions, type OfflineReviewState, offlineReviewTable, step } from "@yunshou/domain";
import { columnsOf, type ListColumns, type Tone, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { orderTones } from "../words.ts";
import type { Reviewing } from "./ReviewForm.tsx";

export type OfflinePickup = RowOf<typeof offlinePickups.list>;

export const offlineTones: Readonly<Record<OfflineReviewState, Tone>> = {
  pending: "warning",
  approved: "good",
  notApproved: "bad",
  ignored: "quiet",
};

interface Opening {
  readonly open: (orderNo: string) => void;
  readonly view: (offlinePickupId: string) => void;
  readonly review: (reviewing: Reviewing) => void;
  /** Why the caller reviews nothing. */
  readonly refused: string | undefined;
}

/** The columns of offline pickups; each decision is a row action while the application is pending. */
export function useOfflineColumns({ open, view, review, refused }: Opening): ListColumns<OfflinePickup> {
  const t = usePhrases("offlinePickups", "orders");
  const words = t.offlinePickups;
  const { fields } = words;
  const refusal = useRefusalText();
  const column = columnsOf<OfflinePickup>();
  return [
    column.title("orderNo", "orderNo", null, t.common.fields.orderNo, {
      width: 186,
      onOpen: ({ orderNo }) => open(orderNo),
    }),
    column.pair("machine", "machineName", "machineNo", t.orders.fields.machine, { width: 150 }),
    column.text("prizeName", fields.prizeName, { width: 120 }),
    column.text("applicant", fields.applicant, { width: 90 }),
    column.text("contactPhone", fields.contactPhone, { width: 110, hidden: true }),
    column.time("applyTime", fields.applyTime, { sortable: true }),
    column.status("reviewStatus", fields.reviewStatus, words.reviewStatus, offlineTones),
    column.status("orderStatus", t.orders.fields.orderStatus, t.orders.orderStatus, orderTones, { hidden: true }),
    column.text("reviewer", fields.reviewer, { width: 100, hidden: true }),
    column.time("reviewTime", fields.reviewTime, { sortable: true, hidden: true }),
    column.text("reviewRemark", fields.reviewRemark, { width: 150, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, ({ offlinePickupId, orderNo, reviewStatus }) => [
      { key: "view", label: words.view, onClick: () => view(offlinePickupId) },
      ...offlineDecisions.map((decision) => ({
        key: decision,
        label: words.decide[decision],
        refused: refused ?? refusal(step(offlineReviewTable, reviewStatus, decision)),
        onClick: () => review({ offlinePickupIds: [offlinePickupId], about: orderNo, decision }),
      })),
    ]),
  ];
}
