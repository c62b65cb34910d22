import type { FigureView } from "@yunshou/contract/insight/figureViews";
import { Skeleton } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { Change } from "../show/Change.tsx";
import { type Answer, type CardMeasure, changeOf, isBurden, shown } from "./figures.ts";

interface FigureCardsProps {
  readonly cards: FigureView["cards"];
  readonly data: Answer | undefined;
  readonly measure: CardMeasure;
  readonly onMeasure: (measure: CardMeasure) => void;
}

/** The figures of the whole condition; a press draws the chart of that figure. */
export function FigureCards({ cards, data, measure, onMeasure }: FigureCardsProps) {
  const words = usePhrases("figures").figures;
  return (
    <div className="figures-cards">
      {(cards as readonly CardMeasure[]).map((card) => {
        const change = data && changeOf(data.period.total, data.before?.total, card);
        return (
          <button
            key={card}
            type="button"
            className="kit-stat kit-stat-link"
            aria-pressed={card === measure}
            onClick={() => onMeasure(card)}
          >
            <span className="kit-stat-text">
              <span className="kit-stat-label">{words.measure[card]}</span>
              {data === undefined ? (
                <Skeleton.Button active size="small" />
              ) : (
                <strong className="kit-stat-value">{shown(data.period.total, card)}</strong>
              )}
              {data?.before && (
                <span className="kit-stat-note">
                  {typeof change === "number" && (
                    <span className={isBurden(card) ? "figures-burden" : ""}>
                      <Change rate={change} />
                    </span>
                  )}{" "}
                  {shown(data.before.total, card)}
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
