import { provinceName } from "@yunshou/phrases/insight/provinces";
import type { SalePoint } from "../live/points.ts";
import { spImageUrl } from "../../../platform/images.ts";
import { clockTime } from "../clock.ts";
import { Note } from "../parts.tsx";
import { useScreenText } from "../words.ts";
import { writeNumber } from "../../../platform/phrases/numbers.ts";

const rows = 7;

/** The newest sales by their own time, newest first: a machine that was away reports old ones late; amounts only where a session allows them (PERM-16). */
export function Feed({ points, ready }: { readonly points: readonly SalePoint[]; readonly ready: boolean }) {
  const { words, language } = useScreenText();
  const newest = points.toSorted((a, b) => (a.soldAt < b.soldAt ? 1 : -1)).slice(0, rows);
  if (newest.length === 0)
    return ready ? <Note>{words.sales.feedEmpty}</Note> : <div className="bs-waiting" aria-busy="true" />;
  return (
    <ol className="bs-feed" aria-live="off">
      {newest.map((point) => (
        <li key={point.saleId}>
          <img src={spImageUrl(point.image)} alt="" />
          <span className="bs-feed-name" title={point.productName}>
            {point.productName}
          </span>
          <span className="bs-feed-place">{provinceName(language, point.province)}</span>
          {point.amount !== null && <b>¥{writeNumber(point.amount, 2)}</b>}
          <time dateTime={point.soldAt}>{clockTime(new Date(point.soldAt))}</time>
        </li>
      ))}
    </ol>
  );
}
