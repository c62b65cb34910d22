import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { firstExpiredFirst } from "@yunshou/domain";
import { AutoComplete, Form } from "antd";
import { today, useCall, useCan, useFeature } from "../../platform/kit/index.ts";

interface BatchFieldProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The batch of a lane. Of a medicine its usable batches are offered, what expires first at the top, so that it is loaded first. */
export function BatchField(field: BatchFieldProps) {
  const productId = Form.useWatch<string | null | undefined>("productId");
  const mayRead = useCan("pharmacy.batch.read");
  const enabled = useFeature("medicine") && mayRead && productId != null;
  const asked = { ...(productId == null ? {} : { productId }), pageSize: 200 };
  const { data, isPrevious } = useCall(medicineBatches.list, asked, { enabled, silent: true });
  const known = enabled && !isPrevious ? (data?.rows ?? []) : [];
  const usable = firstExpiredFirst(
    known.map((row) => ({ ...row, recalled: row.batchState === "recalled" })),
    today(),
  );
  const options = usable.map(({ batchNo, shelfLifeDate }) => ({
    value: batchNo,
    label: `${batchNo} · ${shelfLifeDate}`,
  }));
  return <AutoComplete {...field} maxLength={40} options={options} />;
}
