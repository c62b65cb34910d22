import type { OutputOf } from "@yunshou/contract";
import type { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import { showNumber, showTime } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { Paper } from "./Paper.tsx";

interface SlipsProps {
  readonly rows: OutputOf<typeof mallDeliveries.slips>["rows"];
  readonly onDone: () => void;
}

/** 配送单 on paper: a sheet for each delivery, with the receiver in full. */
export function Slips({ rows, onDone }: SlipsProps) {
  const t = usePhrases("deliveries");
  const words = t.deliveries;
  const { fields } = words;
  return (
    <Paper onDone={onDone}>
      {rows.map((row) => (
        <section key={row.orderNo}>
          <h1>
            {words.slip} {row.expressNo}
          </h1>
          <table>
            <tbody>
              {[
                [t.common.fields.orderNo, row.orderNo],
                [fields.receiver, row.receiver],
                [fields.receiverPhone, row.receiverPhone],
                [fields.receiverAddress, row.address],
                [t.common.fields.productName, `${row.productName} × ${showNumber(row.quantity)}`],
                [fields.courier, row.courier],
                [fields.deliveryRoute, row.deliveryRoute],
                [t.common.fields.createdTime, showTime(row.createdTime)],
              ].map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <footer>{words.signature}: ____________________</footer>
        </section>
      ))}
    </Paper>
  );
}
