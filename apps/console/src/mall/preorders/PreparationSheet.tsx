import { mallPreorders } from "@yunshou/contract/mall/preorders";
import { App } from "antd";
import { useEffect } from "react";
import { type FiltersOf, showNumber, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Paper } from "../deliveries/Paper.tsx";

interface PreparationSheetProps {
  readonly filters: FiltersOf<typeof mallPreorders.list>;
  readonly onDone: () => void;
}

/** 备货清单: what still has to be prepared, a sheet for each pickup point and one for what is brought. */
export function PreparationSheet({ filters, onDone }: PreparationSheetProps) {
  const t = usePhrases("deliveries", "mallOrders");
  const words = t.deliveries;
  const { message } = App.useApp();
  const { data, error } = useCall(mallPreorders.sheet, filters, { anew: true });
  useEffect(() => {
    if (data?.isCut === true) message.warning(words.cut);
    if (data?.rows.length === 0) message.info(words.nothing);
    if (error !== null || data?.rows.length === 0) onDone();
    // It is said once, when the answer has come.
  }, [data, error]); // oxlint-disable-line react-hooks/exhaustive-deps
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Paper onDone={onDone}>
      {[...Map.groupBy(data.rows, ({ pickupPoint }) => pickupPoint ?? t.mallOrders.deliveryWay.delivery)].map(
        ([point, lines]) => (
          <section key={point}>
            <h1>
              {words.sheet} · {point}
            </h1>
            <h2>
              {filters.fromDay} — {filters.toDay}
            </h2>
            <table>
              <tbody>
                {lines.map(({ productCode, productName, toPrepare }) => (
                  <tr key={`${productCode} ${productName}`}>
                    <td>{productCode}</td>
                    <td>{productName}</td>
                    <td className="number">{showNumber(toPrepare)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ),
      )}
    </Paper>
  );
}
