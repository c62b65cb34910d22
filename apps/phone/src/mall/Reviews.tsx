import { shopReviews } from "@yunshou/contract/mall/reviews";
import { mallReviewLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { call } from "../platform/api/call.ts";
import { showInstant, showMean } from "../platform/figures.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import { More, useGrowing } from "./More.tsx";

/** So many full stars, and the empty ones after them; said aloud as a number. */
export function Stars({ stars }: { readonly stars: number }) {
  const t = usePhrases("shopReviews").shopReviews;
  return (
    <span className="stars" role="img" aria-label={fill(t.stars, { n: stars })}>
      {"★".repeat(stars)}
      {"☆".repeat(mallReviewLimits.stars - stars)}
    </span>
  );
}

interface ReviewTextProps {
  readonly review: {
    readonly stars: number;
    readonly content: string;
    readonly reply: string | null;
    readonly createdTime: string;
  };
  readonly by?: string;
}

/** One review with the answer of the merchant; its text is text, whatever it looks like. */
export function ReviewText({ review: { stars, content, reply, createdTime }, by }: ReviewTextProps) {
  const t = usePhrases("shopReviews").shopReviews;
  return (
    <div className="review">
      <p>
        <Stars stars={stars} />{" "}
        <small className="soft">{[by, showInstant(createdTime)].filter(Boolean).join(" · ")}</small>
      </p>
      <p className="shop-announcement">{content}</p>
      {reply === null ? null : <p className="review-reply">{fill(t.replied, { text: reply })}</p>}
    </div>
  );
}

/** What buyers say about a product, newest first; nothing before the first one. */
export function Reviews({ shopNo, mallProductId }: { readonly shopNo: string; readonly mallProductId: string }) {
  const t = usePhrases("shopReviews");
  const [pages, setPages] = useState(1);
  const asked = useAnswer(JSON.stringify([shopNo, mallProductId, pages]), async (signal) => {
    const ask = (page: number) => call(shopReviews.list, { shopNo, mallProductId, page }, { signal });
    const answers = await Promise.all(Array.from({ length: pages }, (_none, index) => ask(index + 1)));
    return { ...answers[0]!, rows: answers.flatMap(({ rows }) => rows) };
  });
  const growing = useGrowing(mallProductId, asked);
  const { data } = growing;
  if (data === undefined || data.meanHundredths === null) return null;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{fill(t.shopReviews.title, { n: data.total, mean: showMean(data.meanHundredths) })}</h2>
      {data.rows.map((row) => (
        <ReviewText key={row.reviewId} review={row} by={row.buyerName} />
      ))}
      <More asked={growing} hasMore={data.rows.length < data.total} onMore={() => setPages(pages + 1)} />
    </section>
  );
}
