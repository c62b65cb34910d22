import type { OutputOf } from "@yunshou/contract";
import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { checkGoodsCounted, goodsCountReasons } from "@yunshou/domain";
import { useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CountedField, ReasonField } from "../counts/lineFields.tsx";

export type GoodsLine = OutputOf<typeof goodsCounts.detail>["lines"][number];

interface LineProps {
  readonly goodsCountId: string;
  readonly line: GoodsLine;
  readonly disabled: boolean;
  readonly onRefused: () => void;
}

export const fieldIdOf = ({ productId, batchNo }: GoodsLine) => `goods-count-${productId}-${batchNo}`;

const nameOf = ({ productName, batchNo }: GoodsLine) => (batchNo === "" ? productName : `${productName} ${batchNo}`);

/** The counted pieces of a product and batch. */
export function GoodsCounted({ goodsCountId, line, disabled, onRefused }: LineProps) {
  const enter = useWrite(goodsCounts.enter);
  const { productId, batchNo, countedTime: seenTime } = line;
  return (
    <CountedField
      id={fieldIdOf(line)}
      about={nameOf(line)}
      line={line}
      disabled={disabled}
      check={checkGoodsCounted}
      keeping={enter.running}
      keep={(counted) => enter.run({ goodsCountId, productId, batchNo, counted, seenTime })}
      onRefused={onRefused}
    />
  );
}

/** Why goods differ. */
export function GoodsReason({ goodsCountId, line, disabled, onRefused }: LineProps) {
  const t = usePhrases("counts", "goodsCounts");
  const explain = useWrite(goodsCounts.explain);
  const { productId, batchNo, reason, remark } = line;
  return (
    <ReasonField
      about={nameOf(line)}
      line={line}
      disabled={disabled}
      reasons={goodsCountReasons}
      words={{ ...t.counts.cause, ...t.goodsCounts.cause }}
      keep={(change) =>
        void explain.run({ goodsCountId, productId, batchNo, reason, remark, ...change }).catch(onRefused)
      }
    />
  );
}
