import { marginOf } from "@yunshou/domain";
import { nothingShown, showMoney, showPercent, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface MarginTextProps {
  readonly unitPriceFen: string;
  readonly costPriceFen: string | null;
}

/** What a price earns and how much of it that is; below the purchase price it warns. */
export function MarginText({ unitPriceFen, costPriceFen }: MarginTextProps) {
  const t = usePhrases("products");
  const margin = marginOf(BigInt(unitPriceFen), costPriceFen === null ? null : BigInt(costPriceFen));
  if (margin === null) return nothingShown;
  const text = (
    <>
      {showMoney(String(margin.fen))}{" "}
      {margin.permille !== null && <small className="kit-soft">{showPercent(margin.permille / 1_000)}</small>}
    </>
  );
  return margin.fen < 0n ? (
    <span title={t.products.belowCost}>
      <StatusDot tone="warning">{text}</StatusDot>
    </span>
  ) : (
    text
  );
}
