import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { namesOf, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PrintedDocument } from "./PrintedDocument.tsx";
import { useLaneName } from "./useLaneName.ts";

/** 补货单 on paper: what has to be put into the lanes of a machine, lane by lane. */
export function PrintedRefillOrder(props: { readonly documentId: string; readonly onDone: () => void }) {
  const t = usePhrases("refillOrders");
  const { fields, pages } = t.refillOrders;
  const laneName = useLaneName();
  const { data, error } = useRecord(refillOrders.detail, { documentId: props.documentId }, { anew: true });
  return (
    <PrintedDocument
      title={pages["/jxcgl/bhd"]}
      number={data?.docNo}
      facts={[
        `${namesOf(data?.machineName, data?.machineNo)} · ${data?.pointName ?? ""}`,
        `${fields.source}: ${data?.warehouseName ?? ""} · ${fields.replenisher}: ${data?.replenisher ?? ""}`,
      ]}
      lines={data?.lines.map((line) => ({
        key: String(line.lineNo),
        place: laneName(line),
        name: namesOf(line.productName, line.productCode),
        quantity: line.quantity,
        unit: line.unit,
      }))}
      error={error}
      onDone={props.onDone}
    />
  );
}
