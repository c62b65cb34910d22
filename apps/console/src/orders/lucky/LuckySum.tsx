import type { InputOf } from "@yunshou/contract";
import { lucky } from "@yunshou/contract/orders/lucky";
import { fill } from "@yunshou/phrases/fill";
import { showMoney, showNumber, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** What all rows of the list come to, not only those of its page. */
export function LuckySum({
  of = lucky.totals,
  filters,
}: {
  readonly of?: typeof lucky.totals | typeof lucky.winTotals;
  readonly filters: unknown;
}) {
  const t = usePhrases("lucky");
  const { data } = useCall(of, filters as InputOf<typeof of>, { silent: true });
  if (data === undefined) return null;
  return (
    <span className="kit-soft">
      {fill(t.lucky.sum, {
        orders: showNumber(data.orders),
        draws: showNumber(data.lotteryCount),
        wins: showNumber(data.winCount),
        amount: showMoney(data.lotteryFen),
      })}
    </span>
  );
}
