import type { InputOf } from "@yunshou/contract";
import { mallPreorders } from "@yunshou/contract/mall/preorders";
import { FigureSum } from "../../platform/kit/figures/FigureSum.tsx";
import { DaysChart } from "../../platform/kit/figures/ListChart.tsx";
import { showMoney, showNumber, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface FiguresProps {
  readonly filters: InputOf<typeof mallPreorders.totals>;
}

/** The pieces that were ordered on each day. */
export function PreorderDays({ filters }: FiguresProps) {
  const { fields } = usePhrases("deliveries").deliveries;
  const { data } = useCall(mallPreorders.totals, filters, { silent: true });
  const days = data?.days.map(({ statDate, quantity }) => ({ name: statDate, figure: quantity }));
  return <DaysChart days={days} range={filters} measure={fields.quantity} />;
}

/** What all rows of the list come to. */
export function PreorderSum({ filters }: FiguresProps) {
  const { fields } = usePhrases("deliveries").deliveries;
  const { data } = useCall(mallPreorders.totals, filters, { silent: true });
  if (data === undefined) return null;
  return (
    <FigureSum
      figures={[
        [fields.quantity, showNumber(data.quantity)],
        [fields.toPrepare, showNumber(data.toPrepare)],
        [fields.paidAmount, showMoney(data.paidAmountFen)],
      ]}
    />
  );
}
