import type { RowOf } from "@yunshou/contract";
import type { shopFlashSales } from "@yunshou/contract/mall/flashSales";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { showFen } from "../platform/figures.ts";
import { Picture } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useQuestion } from "../platform/useAnswer.ts";
import { timeLeft, useServerNow } from "./countdown.ts";
import { DealSheet } from "./DealSheet.tsx";
import { flashSalesQuestion } from "./questions.ts";
import type { ShopPageProps } from "./shopFront.ts";

export type FlashSale = RowOf<typeof shopFlashSales.list>;

/** Pieces go quickly while many look. */
const everyMs = 10_000;

/** The flash sales of a shop that run or begin soon; undefined until they are known. */
export const useFlashSales = (shopNo: string | null) =>
  useQuestion(shopNo === null ? null : flashSalesQuestion(shopNo), everyMs);

interface FlashSalesProps extends ShopPageProps {
  readonly asked: ReturnType<typeof useFlashSales>;
}

/** What is cheaper for a time, with its countdown; nothing while no sale runs or begins within a day. */
export function FlashSales({ shop, base, asked: { data } }: FlashSalesProps) {
  const t = usePhrases("shopDeals", "shopFront");
  const now = useServerNow(data?.now);
  const [chosenId, choose] = useState<string>();
  const whenOf = ({ startsAt, endsAt }: FlashSale): string =>
    Date.parse(startsAt) > now
      ? fill(t.shopDeals.beginsIn, { time: timeLeft(startsAt, now) })
      : fill(t.shopDeals.endsIn, { time: timeLeft(endsAt, now) });
  const rows = (data?.rows ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now);
  if (rows.length === 0) return null;
  const chosen = rows.find(({ flashSaleId }) => flashSaleId === chosenId);
  return (
    <section className="card" aria-labelledby="flash-sales">
      <h2 id="flash-sales">{t.shopDeals.flashSales}</h2>
      <ul className="deals">
        {rows.map((row) => (
          <li key={row.flashSaleId}>
            <button type="button" className="deal" onClick={() => choose(row.flashSaleId)}>
              <Picture file={row.image} side={80} />
              <span className="deal-about">
                <span>{row.productName}</span>
                <span>
                  <b className="price">{showFen(row.priceFen)}</b> <s>{showFen(row.shelfPriceFen)}</s>
                </span>
                <small>{whenOf(row)}</small>
                <small>{row.left < 1 ? t.shopFront.soldOut : fill(t.shopFront.left, { n: row.left })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen === undefined ? null : (
        <DealSheet
          shop={shop}
          title={chosen.productName}
          image={chosen.image}
          priceFen={chosen.priceFen}
          shelfPriceFen={chosen.shelfPriceFen}
          about={[whenOf(chosen), fill(t.shopDeals.perBuyer, { n: chosen.perBuyer })]}
          most={Math.max(0, Math.min(chosen.left, chosen.perBuyer))}
          refused={
            Date.parse(chosen.startsAt) > now ? t.shopDeals.notYet : chosen.left < 1 ? t.shopFront.soldOut : undefined
          }
          to={(pieces) => `${base}/checkout?flash=${chosen.flashSaleId}&pieces=${pieces}`}
          onClose={() => choose(undefined)}
        />
      )}
    </section>
  );
}
