import { maintenances } from "@yunshou/contract/machines/maintenances";
import { Descriptions, Table } from "antd";
import { DetailDrawer, namesOf, nothingShown, showMoney, showTime, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** One maintenance with its parts, what it cost and who wrote it down (MACHINE-24, HTTP-19). */
export function MaintenanceDrawer({
  maintenanceId,
  onClose,
}: {
  readonly maintenanceId: string | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("maintenances", "machines");
  const words = t.maintenances;
  const { fields } = words;
  const { data, error, reload } = useRecord(maintenances.detail, { maintenanceId });
  const of = data?.maintenanceId === maintenanceId ? data : undefined;
  const pairs: readonly (readonly [string, string | null])[] =
    of === undefined
      ? []
      : [
          [fields.maintainType, words.kind[of.maintainType]],
          [fields.handleStatus, words.state[of.overdue ? "overdue" : of.handleStatus]],
          [fields.maintainTime, of.maintainTime],
          [fields.maintainer, of.maintainer],
          [fields.faultType, of.faultType === null ? null : t.machines.alarm[of.faultType]],
          [fields.everyDays, of.everyDays === null ? null : String(of.everyDays)],
          [fields.labour, showMoney(of.labourFen)],
          [fields.cost, showMoney(of.costFen)],
          [fields.createdBy, namesOf(of.createdBy, showTime(of.createdTime))],
          [fields.doneBy, namesOf(of.doneBy, of.doneTime === null ? null : showTime(of.doneTime))],
          [t.common.fields.pointName, of.pointName],
          [t.common.fields.remark, namesOf(of.remark, of.alarmId === null ? null : words.ofAlarm)],
        ];
  return (
    <DetailDrawer
      title={of === undefined ? words.pages["/shj/bywx"] : namesOf(of.machineName, of.machineNo)}
      open={maintenanceId !== undefined}
      onClose={onClose}
      loading={of === undefined}
      error={of === undefined ? error : null}
      onRetry={() => void reload()}
    >
      {of !== undefined && (
        <>
          <Descriptions
            title={of.maintainContent}
            size="small"
            bordered
            column={2}
            items={pairs.map(([label, value]) => ({ key: label, label, children: value || nothingShown }))}
          />
          <Table
            size="small"
            style={{ marginTop: 16 }}
            rowKey={({ partName, partType, partId }) => `${partType} ${partName} ${partId}`}
            dataSource={of.parts}
            pagination={false}
            locale={{ emptyText: words.noFault }}
            columns={[
              { key: "partName", title: fields.partName, render: (_, part) => part.partName },
              { key: "partType", title: fields.partType, render: (_, part) => part.partType || nothingShown },
              { key: "partId", title: fields.partId, render: (_, part) => part.partId || nothingShown },
              { key: "partQty", title: fields.partQty, align: "right", render: (_, part) => part.partQty },
              { key: "price", title: fields.price, align: "right", render: (_, part) => showMoney(part.priceFen) },
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
