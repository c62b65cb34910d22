import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { Descriptions } from "antd";
import { Link } from "react-router";
import { namesOf, nothingShown, showNumber, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";

/** Batch and trace codes of what came out with an order; nothing for one without medicine (MED-06). */
export function OrderMedicine({ orderNo }: { readonly orderNo: string }) {
  const t = usePhrases("traceCodes", "medicineBatches");
  const { fields } = t.traceCodes;
  const { data } = useRecord(traceCodes.ofOrder, { orderNo }, { silent: true });
  const seesStock = useCanOpen()("/ypgl/zksp");
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return rows.map(({ medicineName, quantity, batchNo, shelfLifeDate, traceCodes: codes }) => (
    <Descriptions
      key={medicineName}
      size="small"
      column={1}
      bordered
      style={{ marginBottom: 16 }}
      items={[
        { key: "medicine", label: fields.medicineName, children: `${medicineName} × ${showNumber(quantity)}` },
        {
          key: "batch",
          label: fields.batchNo,
          children:
            batchNo === null || !seesStock ? (
              namesOf(batchNo ?? t.medicineBatches.unknownBatch, shelfLifeDate)
            ) : (
              // Where the rest of it lies.
              <Link to={`/ypgl/zksp?${new URLSearchParams({ batchNo }).toString()}`}>
                {namesOf(batchNo, shelfLifeDate)}
              </Link>
            ),
        },
        {
          key: "codes",
          label: fields.traceCodes,
          children: codes.length === 0 ? nothingShown : codes.map((code) => <div key={code}>{code}</div>),
        },
      ]}
    />
  ));
}
