import { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { namesOf, showMoney, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PrintedDocument } from "../outbounds/PrintedDocument.tsx";

/** 采购单 on paper, as a supplier gets it: what is ordered, at which price. */
export function PrintedPurchase({ documentId, onDone }: { readonly documentId: string; readonly onDone: () => void }) {
  const t = usePhrases("procurement");
  const { fields, pages } = t.procurement;
  const { data, error } = useRecord(purchaseOrders.detail, { documentId }, { anew: true });
  return (
    <PrintedDocument
      title={pages["/jxcgl/cgd"]}
      number={data?.docNo}
      facts={[
        `${t.common.fields.merchantName}: ${data?.merchantName ?? ""} · ${fields.supplierName}: ${data?.supplierName ?? ""}`,
        `${fields.docDate}: ${data?.docDate ?? ""} · ${fields.createdBy}: ${data?.createdBy ?? ""}`,
        ...(data === undefined || data.remark === "" ? [] : [`${t.common.fields.remark}: ${data.remark}`]),
      ]}
      lines={data?.lines.map(({ lineNo, productCode, productName, quantity, unit, priceFen }) => ({
        key: String(lineNo),
        place: productCode,
        name: productName,
        quantity,
        unit,
        money: [showMoney(priceFen), showMoney(String(BigInt(priceFen) * BigInt(quantity)))] as const,
      }))}
      total={data && namesOf(fields.amount, showMoney(data.amountFen))}
      error={error}
      onDone={onDone}
    />
  );
}
