import type { RowOf } from "@yunshou/contract";
import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { checkRemark, fieldLimits, refillFigure, refillOrderLimit } from "@yunshou/domain";
import { Form, Input, Table } from "antd";
import { useState } from "react";
import {
  EmptyState,
  FormDrawer,
  namesOf,
  nothingShown,
  PersonField,
  showNumber,
  useCall,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { WarehouseChoice } from "../procurement/Choices.tsx";
import { selectionNames } from "../../platform/kit/show/show.ts";

type Need = RowOf<typeof refillOrders.needs>;
interface Values {
  readonly machineIds: readonly string[];
  readonly warehouseId?: string;
  readonly replenisherId?: string;
  readonly remark?: string;
}

/** Makes refill orders for machines that run low, the emptiest first (STOCK-04, MSG-31). */
export function MakeDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("refillOrders", "machines");
  const { action, fields } = t.refillOrders;
  const { rule } = useRules();
  const create = useWrite(refillOrders.create);
  return (
    <FormDrawer<Values>
      title={action.make}
      open={open}
      onClose={onClose}
      initial={{ machineIds: [] }}
      submitting={create.running}
      onSubmit={({ machineIds, warehouseId, replenisherId, remark = "" }) =>
        create.run({
          machineIds: [...machineIds],
          warehouseId: warehouseId ?? null,
          replenisherId: replenisherId ?? null,
          remark,
        })
      }
      success={t.common.result.added}
    >
      <Form.Item name="warehouseId" label={fields.source}>
        <WarehouseChoice allowClear placeholder={t.refillOrders.ofRoute} />
      </Form.Item>
      <Form.Item name="replenisherId" label={fields.replenisherId}>
        <PersonField placeholder={t.refillOrders.byRoute} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t.common.fields.remark}
        className="kit-wide"
        rules={[rule(checkRemark, { optional: true })]}
      >
        <Input maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
      <Form.Item
        name="machineIds"
        label={t.common.fields.machine}
        className="kit-wide"
        rules={[{ required: true, type: "array", min: 1, message: t.machines.errors["machines.selectToOperate"] }]}
      >
        <NeedTable />
      </Form.Item>
    </FormDrawer>
  );
}

interface NeedTableProps {
  readonly value?: readonly string[];
  readonly onChange?: (machineIds: readonly string[]) => void;
}

const pageSize = 50;

/** Machines with lanes at their threshold, to choose from. */
function NeedTable({ value = [], onChange }: NeedTableProps) {
  const t = usePhrases("refillOrders");
  const { fields } = t.refillOrders;
  const [page, turn] = useState(1);
  const { data, error, loading } = useCall(refillOrders.needs, { page, pageSize }, { silent: true });
  return (
    <Table<Need>
      size="small"
      rowKey="machineId"
      loading={loading}
      dataSource={[...(data?.rows ?? [])]}
      locale={{ emptyText: <EmptyState error={error} /> }}
      rowSelection={{
        ...selectionNames(t.common.list),
        selectedRowKeys: [...value],
        preserveSelectedRowKeys: true,
        onChange: (keys) => onChange?.(keys.map(String).slice(0, refillOrderLimit)),
      }}
      pagination={{
        current: page,
        pageSize,
        total: data?.total ?? 0,
        onChange: turn,
        hideOnSinglePage: true,
        showSizeChanger: false,
      }}
      columns={[
        { key: "machine", title: t.common.fields.machine, render: (_, row) => namesOf(row.machineName, row.machineNo) },
        { key: "route", title: fields.routeId, render: (_, { routeName }) => routeName ?? nothingShown },
        {
          key: "alert",
          title: fields.laneAlert,
          align: "right",
          render: (_, row) => refillFigure(row.lanesBelow, row.lanesAll),
        },
        {
          key: "shortage",
          title: fields.shortage,
          align: "right",
          render: (_, { shortage }) => showNumber(shortage),
        },
      ]}
    />
  );
}
