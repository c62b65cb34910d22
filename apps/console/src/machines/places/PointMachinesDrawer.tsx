import { machines } from "@yunshou/contract/machines/machines";
import { points } from "@yunshou/contract/machines/points";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Empty, Form, Space, Table, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  DetailDrawer,
  FormModal,
  MachineField,
  namesOf,
  OpenText,
  ruleOf,
  useConfirm,
  useRecord,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { selectionNames } from "../../platform/kit/show/show.ts";

/** A point as it is opened. */
export interface OpenPoint {
  readonly pointId: string;
  readonly pointName: string;
}

interface PointMachinesProps {
  readonly point: OpenPoint | undefined;
  readonly onClose: () => void;
}

/** The machines of a point: open one, unbind some, bind more, each after a question (POINT-03, POINT-07, MACHINE-15). */
export function PointMachinesDrawer({ point, onClose }: PointMachinesProps) {
  const t = usePhrases("machines", "points");
  const words = t.points;
  const navigate = useNavigate();
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("machines.machine.write");
  const { data, error, reload } = useRecord(points.machines, { pointId: point?.pointId });
  const bind = useWrite(machines.bindPoint);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [binding, setBinding] = useState(false);
  const rows = data?.rows ?? [];
  const selected = rows.filter(({ machineId }) => chosen.includes(machineId));
  const nothingChosen = selected.length === 0 ? t.machines.errors["machines.selectToBind"] : undefined;
  const [one] = selected;
  const named =
    selected.length === 1 && one !== undefined
      ? namesOf(one.machineName, one.machineNo, point?.pointName)
      : fill(words.batchMachines, { n: selected.length });

  return (
    <DetailDrawer
      title={`${words.machinesAt} · ${point?.pointName ?? ""}`}
      open={point !== undefined}
      onClose={() => {
        choose([]);
        onClose();
      }}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
      extra={
        <Space>
          <Tooltip title={readOnly ?? nothingChosen}>
            <Button
              disabled={(readOnly ?? nothingChosen) !== undefined}
              onClick={() =>
                ask({
                  text: words.unbindAsk,
                  about: named,
                  verb: words.unbind,
                  run: async () => {
                    await bind.run({ machineIds: selected.map(({ machineId }) => machineId), pointId: null });
                    choose([]);
                  },
                })
              }
            >
              {words.unbind}
            </Button>
          </Tooltip>
          <Tooltip title={readOnly}>
            <Button type="primary" disabled={readOnly !== undefined} onClick={() => setBinding(true)}>
              {words.bind}
            </Button>
          </Tooltip>
        </Space>
      }
    >
      <Table
        size="small"
        rowKey="machineId"
        pagination={false}
        dataSource={rows}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.noMachines} /> }}
        rowSelection={{
          ...selectionNames(t.common.list),
          selectedRowKeys: [...chosen],
          onChange: (keys) => choose(keys.map(String)),
        }}
        columns={[
          {
            key: "machineName",
            title: words.fields.machineName,
            render: (_value, row) => (
              <OpenText
                text={row.machineName}
                onOpen={() => void navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo)}`)}
              />
            ),
          },
          { key: "machineNo", title: words.fields.machineNo, dataIndex: "machineNo" },
          { key: "merchantName", title: words.fields.merchantName, dataIndex: "merchantName" },
        ]}
      />
      <BindForm point={binding ? point : undefined} onClose={() => setBinding(false)} />
    </DetailDrawer>
  );
}

/** Chooses machines and binds them after a question. */
export function BindForm({ point, onClose }: PointMachinesProps) {
  const t = usePhrases("machines", "points");
  const words = t.points;
  const { agree } = useConfirm();
  const bind = useWrite(machines.bindPoint);
  const save = async (
    { machineIds }: { readonly machineIds: readonly string[] },
    { pointId, pointName }: OpenPoint,
  ) => {
    const about = `${fill(words.batchMachines, { n: machineIds.length })} · ${pointName}`;
    if (!(await agree({ text: words.bindAsk, about, verb: words.bind, consequence: words.bindHint })))
      throw new Error("kept open");
    await bind.run({ machineIds: [...machineIds], pointId });
  };
  return (
    <FormModal<{ readonly machineIds: readonly string[] }, OpenPoint>
      title={words.bind}
      about={point?.pointName}
      verb={words.bind}
      of={point}
      onClose={onClose}
      initial={{ machineIds: [] }}
      submitting={bind.running}
      onSubmit={save}
    >
      <Form.Item
        name="machineIds"
        label={words.fields.machine}
        required
        rules={[
          ruleOf((ids?: readonly string[]) =>
            ids === undefined || ids.length === 0 ? t.machines.errors["machines.selectToBind"] : undefined,
          ),
        ]}
      >
        <MachineField multiple usable />
      </Form.Item>
      <Alert type="info" showIcon title={words.bindHint} />
    </FormModal>
  );
}
