import { mallReviews } from "@yunshou/contract/mall/reviews";
import { type MallReviewState, mallReviewStates } from "@yunshou/domain";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useShopOrders } from "../orders/useShopOrders.ts";
import type { Review } from "./ReviewForms.tsx";

const ReplyForm = whenOpened(
  async () => (await import("./ReviewForms.tsx")).ReplyForm,
  ({ of }) => of !== undefined,
);
const HideForm = whenOpened(
  async () => (await import("./ReviewForms.tsx")).HideForm,
  ({ of }) => of !== undefined,
);

const tones: Readonly<Record<MallReviewState, Tone>> = { shown: "good", hidden: "quiet" };

/** 评价管理: what buyers say about goods that they have; answered, or hidden with a reason (MALL-04). */
export function ReviewsPage() {
  const t = usePhrases("reviews");
  const words = t.reviews;
  const { fields, pages } = words;
  const list = useList(mallReviews.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.review.handle");
  const orders = useShopOrders();
  const { ask } = useConfirm();
  const show = useWrite(mallReviews.show);
  const [answering, answer] = useState<Review>();
  const [hiding, hide] = useState<Review>();
  const column = columnsOf<Review>();
  const columns: ListColumns<Review> = [
    column.title("productName", "productName", ({ orderNo }) => orderNo, t.common.fields.productName, {
      width: 186,
      onOpen: orders.isOpen ? orders.open : undefined,
    }),
    column.number("stars", fields.stars, { width: 80 }),
    column.text("content", fields.content, { width: 200 }),
    column.text("buyerName", fields.buyerName, { width: 100 }),
    column.text("reply", fields.reply, { width: 160 }),
    column.status("reviewState", fields.reviewState, words.state, tones),
    column.text("reason", fields.reason, { width: 160, hidden: true }),
    column.text("changedBy", fields.changedBy, { width: 120, hidden: true }),
    column.time("repliedTime", fields.repliedTime, { hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "reply", label: words.answer, refused: readOnly, onClick: () => answer(row) },
      row.reviewState === "shown"
        ? { key: "hide", label: words.hide, refused: readOnly, danger: true, onClick: () => hide(row) }
        : {
            key: "show",
            label: words.show,
            refused: readOnly,
            onClick: () =>
              ask({
                text: words.showAsk,
                about: namesOf(row.productName, row.orderNo),
                verb: words.show,
                run: () => show.run({ reviewId: row.reviewId }),
              }),
          },
      {
        key: "order",
        label: words.openOrder,
        refused: orders.refused[row.shopKind],
        onClick: () => orders.open(row),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        source="shop"
        name="mallReviews"
        title={pages["/sc/pjgl"]}
        list={list}
        rowKey="reviewId"
        columns={columns}
        filters={[
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          {
            name: "reviewState",
            label: fields.reviewState,
            control: <ChoiceFilter values={mallReviewStates} words={words.state} />,
          },
        ]}
      />
      <ReplyForm of={answering} onClose={() => answer(undefined)} />
      <HideForm of={hiding} onClose={() => hide(undefined)} />
    </>
  );
}
