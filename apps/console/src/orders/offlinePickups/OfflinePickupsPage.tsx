import { offlinePickupPictures, offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import { offlinePickupLimits, offlineReviewStates, queryRangeDays } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MachineField,
  TextFilter,
  useList,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useOpenOrder } from "../useOpenOrder.tsx";
import { useOfflineColumns } from "./offlineColumns.tsx";
import type { Reviewing } from "./ReviewForm.tsx";

const ApplyForm = whenOpened(
  async () => (await import("./ApplyForm.tsx")).ApplyForm,
  ({ open }) => open,
);
const ReviewForm = whenOpened(
  async () => (await import("./ReviewForm.tsx")).ReviewForm,
  ({ reviewing }) => reviewing !== undefined,
);
const OfflineDrawer = whenOpened(
  async () => (await import("./OfflineDrawer.tsx")).OfflineDrawer,
  ({ offlinePickupId }) => offlinePickupId !== undefined,
);

/** 嗨购审核: prizes that did not come out and are handed over offline, with their proof and review (ORDER-08, ORDER-09). */
export function OfflinePickupsPage() {
  const t = usePhrases("offlinePickups", "orders");
  const words = t.offlinePickups;
  const { fields } = words;
  const list = useList(offlinePickups.list, { initial: lastDays(30) as FiltersOf<typeof offlinePickups.list> });
  const rangeRule = useRangeRule(queryRangeDays.orders);
  const [applying, apply] = useState(false);
  const [reviewing, review] = useState<Reviewing>();
  const [viewed, view] = useState<string>();
  const mayApply = useRefusedWithout("orders.offlinePickup.write");
  const mayReview = useRefusedWithout("orders.offlinePickup.review");
  const { open, detail } = useOpenOrder({ readOnly: true });
  const columns = useOfflineColumns({ open, view, review, refused: mayReview });
  return (
    <>
      <ListPage
        name="offlinePickups"
        title={words.pages["/jygl/hgsh"]}
        list={list}
        rowKey="offlinePickupId"
        columns={columns}
        filters={[
          { name: "orderNo", label: t.common.fields.orderNo, control: <TextFilter /> },
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          {
            name: "reviewStatus",
            label: fields.reviewStatus,
            control: <ChoiceFilter values={offlineReviewStates} words={words.reviewStatus} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.applyTime,
            control: <DateRange limitDays={queryRangeDays.orders} />,
            rules: [rangeRule],
          },
        ]}
        batch={(keys) => (
          <Button
            disabled={mayReview !== undefined || keys.length > offlinePickupLimits.atOnce}
            title={mayReview}
            onClick={() => review({ offlinePickupIds: keys.map(String), about: undefined, decision: "approve" })}
          >
            {words.reviewMany}
          </Button>
        )}
        toolbar={
          <>
            <ListExport of={offlinePickups.export} list={list} />
            <AddButton refused={mayApply} onClick={() => apply(true)}>
              {words.apply}
            </AddButton>
          </>
        }
      />
      {detail.drawer}
      <ApplyForm open={applying} pictures={offlinePickupPictures.upload} onClose={() => apply(false)} />
      <ReviewForm reviewing={reviewing} onDone={() => list.select([])} onClose={() => review(undefined)} />
      <OfflineDrawer offlinePickupId={viewed} onClose={() => view(undefined)} />
    </>
  );
}
