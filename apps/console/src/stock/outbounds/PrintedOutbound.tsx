import { outbounds } from "@yunshou/contract/stock/outbounds";
import { namesOf, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PrintedDocument } from "./PrintedDocument.tsx";

/** 出货单 on paper: what has to be fetched from the warehouse, batch by batch. */
export function PrintedOutbound({ documentId, onDone }: { readonly documentId: string; readonly onDone: () => void }) {
  const t = usePhrases("refillOrders");
  const { fields, pages } = t.refillOrders;
  const { data, error } = useRecord(outbounds.detail, { documentId }, { anew: true });
  return (
    <PrintedDocument
      title={pages["/jxcgl/chd"]}
      number={data?.docNo}
      facts={[
        `${fields.warehouseName}: ${data?.warehouseName ?? ""} · ${fields.routeId}: ${data?.routeName ?? ""}`,
        `${fields.replenisher}: ${data?.replenisher ?? ""} · ${fields.docDate}: ${data?.docDate ?? ""}`,
      ]}
      lines={data?.lines.map((line) => ({
        key: String(line.lineNo),
        place: line.productCode,
        name: namesOf(line.productName, line.batchNo),
        quantity: line.quantity,
        unit: line.unit,
      }))}
      error={error}
      onDone={onDone}
    />
  );
}
