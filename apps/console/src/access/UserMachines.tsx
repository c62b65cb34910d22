import { machines } from "@yunshou/contract/machines/machines";
import { users } from "@yunshou/contract/access/users";
import { Button, Select, Space, Table } from "antd";
import { useState } from "react";
import { DetailDrawer, showTime, useCall, useConfirm, useRecord, useWrite, namesOf } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

interface UserMachinesProps {
  readonly user: { readonly userId: string; readonly name: string } | undefined;
  readonly onClose: () => void;
}

/** A choice of machines by number, asked from the server while typing. */
export function MachineSelect({
  id,
  value,
  onChange,
  except = [],
}: {
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
  readonly except?: readonly string[];
}) {
  const t = usePhrases("users");
  const [machineNo, search] = useState("");
  const found = useCall(machines.list, { machineNo, page: 1, pageSize: 50 });
  const options = (found.data?.rows ?? [])
    .filter((row) => !except.includes(row.machineId) && !row.decommissioned)
    .map((row) => ({ value: row.machineId, label: `${row.machineNo} ${row.machineName}` }));
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      mode="multiple"
      aria-label={t.users.action.authorise}
      style={{ width: "100%" }}
      value={value ?? []}
      onChange={(chosen: string[]) => onChange?.(chosen)}
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder={t.users.machines.search}
      options={options}
    />
  );
}

/** 授权机器: the machines that an ordinary user sees, with who gave them and when (PERM-11). */
export function UserMachines({ user, onClose }: UserMachinesProps) {
  const t = usePhrases("machines", "users");
  const { ask } = useConfirm();
  const [chosen, choose] = useState<string[]>([]);
  const [marked, mark] = useState<string[]>([]);
  const record = useRecord(users.detail, { userId: user?.userId });
  const authorise = useWrite(machines.authorise);
  const userIds = user === undefined ? [] : [user.userId];
  const detail = record.data;
  const granted = detail?.machines ?? [];
  const give = async () => {
    await authorise.run({ machineIds: chosen, userIds, granted: true });
    choose([]);
  };
  const take = () =>
    ask({
      text: t.users.confirm.revoke,
      about: namesOf(
        user?.name,
        granted
          .filter(({ machineId }) => marked.includes(machineId))
          .map(({ machineNo }) => machineNo)
          .join("、"),
      ),
      verb: t.users.action.revoke,
      danger: true,
      run: async () => {
        await authorise.run({ machineIds: marked, userIds, granted: false });
        mark([]);
      },
    });
  return (
    <DetailDrawer
      title={`${t.users.action.authorise} · ${user?.name ?? ""}`}
      open={user !== undefined}
      onClose={onClose}
      loading={detail === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
    >
      <Space.Compact block style={{ marginBottom: 16 }}>
        <MachineSelect value={chosen} onChange={choose} except={granted.map((one) => one.machineId)} />
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={authorise.running}
          onClick={() => void give().catch(() => undefined)}
        >
          {t.users.action.grant}
        </Button>
      </Space.Compact>
      <Button
        danger
        disabled={marked.length === 0}
        style={{ marginBottom: 12 }}
        title={marked.length === 0 ? t.machines.errors["machines.selectToOperate"] : undefined}
        onClick={take}
      >
        {t.users.action.revoke}
      </Button>
      <Table
        size="small"
        rowKey="machineId"
        pagination={false}
        dataSource={granted}
        rowSelection={{ selectedRowKeys: marked, onChange: (keys) => mark(keys.map(String)) }}
        locale={{ emptyText: t.common.list.empty }}
        columns={[
          { key: "machineNo", title: t.machines.fields.machineNo, dataIndex: "machineNo" },
          { key: "machineName", title: t.machines.fields.machineName, dataIndex: "machineName" },
          { key: "grantedBy", title: t.users.machines.grantedBy, dataIndex: "grantedBy" },
          { key: "grantedAt", title: t.users.machines.grantedAt, render: (_value, row) => showTime(row.grantedAt) },
        ]}
      />
    </DetailDrawer>
  );
}
