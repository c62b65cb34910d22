import { shopReviews } from "@yunshou/contract/mall/reviews";
import { checkMallReview, mallReviewLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { Button, Field, Sheet, Tabs, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import type { OrderKey } from "./kept.ts";
import { ReviewText } from "./Reviews.tsx";
import type { BuyersOrder } from "./shopFront.ts";

interface OrderReviewProps {
  readonly shopNo: string;
  readonly own: OrderKey;
  readonly order: BuyersOrder;
}

/** What the buyer said about this order, or the way to say it; machines are not reviewed. */
export function OrderReview({ shopNo, own, order }: OrderReviewProps) {
  const t = usePhrases("shopReviews").shopReviews;
  const [writing, setWriting] = useState(false);
  const isDone = order.orderStatus === "completed" && order.deliveryState === null;
  const { data, reload } = useAnswer(isDone ? `review ${order.orderNo}` : null, (signal) =>
    call(shopReviews.ofOrder, { shopNo, ...own }, { signal }),
  );
  if (!isDone || data === undefined) return null;
  if (data.review !== null)
    return (
      <section className="card">
        <ReviewText review={data.review} />
      </section>
    );
  return (
    <>
      <Button wide onPress={() => setWriting(true)}>
        {t.write}
      </Button>
      {writing ? (
        <ReviewSheet
          shopNo={shopNo}
          own={own}
          order={order}
          onClose={() => {
            setWriting(false);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

const choices = Array.from({ length: mallReviewLimits.stars }, (_none, index) =>
  String(mallReviewLimits.stars - index),
);

function ReviewSheet({ shopNo, own, order, onClose }: OrderReviewProps & { readonly onClose: () => void }) {
  const t = usePhrases("phone", "shopReviews");
  const [stars, setStars] = useState(choices[0]!);
  const [content, setContent] = useState("");
  const [busy, setBusy] = useState(false);
  const said = { stars: Number(stars), content };
  const isRight = checkMallReview(said, { orderStatus: order.orderStatus, isReviewed: false }).ok;

  async function send() {
    setBusy(true);
    try {
      await call(shopReviews.write, { shopNo, ...own, ...said });
      toast(t.shopReviews.thanks);
      onClose();
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
      setBusy(false);
    }
  }

  return (
    <Sheet
      title={t.shopReviews.write}
      onClose={onClose}
      bar={
        <Button kind="main" wide busy={busy} disabled={!isRight} onPress={() => void send()}>
          {t.shopReviews.send}
        </Button>
      }
    >
      <Tabs
        label={t.shopReviews.write}
        value={stars}
        onChange={setStars}
        tabs={choices.map((value) => ({ value, text: fill(t.shopReviews.stars, { n: value }) }))}
      />
      <Field
        label={t.shopReviews.content}
        kind="long"
        most={mallReviewLimits.contentLength}
        value={content}
        onChange={setContent}
      />
    </Sheet>
  );
}
