import type { OutputOf } from "@yunshou/contract";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { checkBatchUsable } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Table } from "antd";
import { Link } from "react-router";
import {
  DetailDrawer,
  namesOf,
  Pair,
  showNumber,
  showTime,
  StatusDot,
  today,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Batch } from "./BatchForm.tsx";

type Place = OutputOf<typeof medicineBatches.places>["rows"][number];

/** 明细: the lanes that carry a batch's medicine, which of them hold this batch, and what their machines have confirmed (MED-06). */
export function BatchPlaces({ batch, onClose }: { readonly batch: Batch | undefined; readonly onClose: () => void }) {
  const t = usePhrases("medicineBatches", "lanes");
  const words = t.medicineBatches;
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("pharmacy.batch.write");
  const assign = useWrite(medicineBatches.assign);
  const medBatchId = batch?.medBatchId ?? "";
  const { data, error, reload } = useRecord(
    medicineBatches.places,
    { medBatchId: batch?.medBatchId },
    { silent: true },
  );
  const refused =
    readOnly ??
    (batch === undefined
      ? undefined
      : refusal(
          checkBatchUsable({ shelfLifeDate: batch.shelfLifeDate, recalled: batch.batchState === "recalled" }, today()),
        ));
  const hold = async ({ machineId, cabinet, laneNo }: Place) => {
    await assign.run({ medBatchId, machineId, cabinet, laneNo });
    void reload();
  };
  return (
    <DetailDrawer
      title={namesOf(batch?.medicineName, fill(words.placesOf, { batchNo: batch?.batchNo ?? "" }))}
      open={batch !== undefined}
      onClose={onClose}
      record={{ kind: "batch", number: batch && `${batch.batchNo} · ${batch.productCode}`, logged: batch?.batchNo }}
      loading={data === undefined}
      error={error}
      onRetry={reload}
    >
      {data?.recallTime != null && (
        <Alert
          type="error"
          showIcon
          title={`${words.batchState.recalled} · ${showTime(data.recallTime)}`}
          description={data.recallReason}
          style={{ marginBottom: 12 }}
        />
      )}
      <Table<Place>
        size="small"
        pagination={false}
        dataSource={data?.rows ?? []}
        rowKey={({ machineId, cabinet, laneNo }) => `${machineId} ${cabinet} ${laneNo}`}
        locale={{ emptyText: words.noPlaces }}
        columns={[
          {
            title: t.common.fields.machine,
            render: (_, row) => (
              <Pair
                main={<Link to={`/shj/hdgl?jqbh=${encodeURIComponent(row.machineNo)}`}>{row.machineName}</Link>}
                second={`${row.machineNo} · ${row.laneNo}`}
              />
            ),
          },
          { title: words.fields.stock, align: "right", render: (_, row) => showNumber(row.stock) },
          {
            title: words.fields.laneStatus,
            render: (_, row) => (
              <Pair main={t.lanes.laneStatus[row.laneStatus]} second={row.confirmed ? words.confirmed : words.waits} />
            ),
          },
          {
            title: words.fields.batchNo,
            render: (_, row) =>
              row.holds ? <StatusDot tone="running">{words.holds}</StatusDot> : row.laneBatchNo || words.unknownBatch,
          },
          {
            title: t.common.list.actions,
            render: (_, row) =>
              row.holds ? null : (
                <Button
                  type="link"
                  size="small"
                  disabled={refused !== undefined || assign.running}
                  title={refused}
                  onClick={() => void hold(row)}
                >
                  {words.assign}
                </Button>
              ),
          },
        ]}
      />
    </DetailDrawer>
  );
}
