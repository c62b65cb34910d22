import type { Dimension } from "@yunshou/contract/insight/figureViews";
import { Breadcrumb } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { OpenText } from "../show/CellText.tsx";
import { type Condition } from "./figures.ts";

interface FigureTrailProps {
  readonly condition: Condition;
  readonly groupBy: Dimension;
  /** What a value of a filter is called; a number or key stands for itself. */
  readonly wordOf: (filter: string, value: string) => string;
  readonly onEverything: () => void;
}

const notShown = new Set(["fromDay", "toDay"]);

/** Where a person stands: from everything down through what was narrowed to what the rows are told apart by. */
export function FigureTrail({ condition, groupBy, wordOf, onEverything }: FigureTrailProps) {
  const words = usePhrases("figures").figures;
  const steps = Object.entries(condition).flatMap(([filter, value]) =>
    value === undefined || notShown.has(filter) ? [] : [{ title: wordOf(filter, value) }],
  );
  const first = steps.length === 0 ? words.everything : <OpenText text={words.everything} onOpen={onEverything} />;
  return (
    <Breadcrumb
      className="figures-trail"
      separator="›"
      items={[{ title: first }, ...steps, { title: words.dimension[groupBy] }]}
    />
  );
}
