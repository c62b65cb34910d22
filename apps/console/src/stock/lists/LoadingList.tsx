import { stockLists } from "@yunshou/contract/stock/stockLists";
import { fill } from "@yunshou/phrases/fill";
import { App } from "antd";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { type FiltersOf, namesOf, showNumber, showTime, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type LoadingRow, loadsOf } from "./loading.ts";
import "./loading.css";

interface LoadingListProps {
  readonly filters: FiltersOf<typeof stockLists.routes>;
  readonly onDone: () => void;
}

/** 配货单: opens the print of the browser with what has to be loaded, a sheet for each route. */
export function LoadingList({ filters, onDone }: LoadingListProps) {
  const t = usePhrases("counts");
  const words = t.counts;
  const { message } = App.useApp();
  const { data, error } = useCall(stockLists.loading, filters, { anew: true });
  useEffect(() => {
    if (error !== null) onDone();
    if (data === undefined) return;
    if (data.rows.length === 0) message.info(words.loading.nothing);
    else {
      if (data.isCut) message.warning(words.loading.cut);
      globalThis.print();
    }
    onDone();
    // The list is printed once, when it has come.
  }, [data, error]); // oxlint-disable-line react-hooks/exhaustive-deps
  if (data === undefined) return null;
  const table = (rows: readonly LoadingRow[]) => (
    <table>
      <tbody>
        {rows.map(({ productId, productCode, productName, shortage, unit, takeBackPercent }) => (
          <tr key={productId}>
            <td>{productCode}</td>
            <td>{productName}</td>
            <td>{showNumber(shortage)}</td>
            <td>{unit}</td>
            <td className="stock-print-back">
              {takeBackPercent === null ? "" : fill(words.loading.takeBack, { percent: takeBackPercent })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return createPortal(
    <div className="stock-print">
      {loadsOf(data.rows).map(({ routeName, total, machines }) => (
        <section key={routeName}>
          <h1>
            {words.loading.title} · {routeName ?? words.noRoute} · {showTime(new Date().toISOString())}
          </h1>
          <h2>{words.loading.total}</h2>
          {table(total)}
          {machines.map(({ machineId, rows }) => (
            <div key={machineId}>
              <h2>
                {namesOf(rows[0]?.machineName, rows[0]?.machineNo)} {rows[0]?.pointName}
              </h2>
              {table(rows)}
            </div>
          ))}
          <footer>{words.loading.signature}: ____________________</footer>
        </section>
      ))}
    </div>,
    document.body,
  );
}
