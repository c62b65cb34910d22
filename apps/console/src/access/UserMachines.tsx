import { machines } from "@yunshou/contract/machines/machines";
import { users } from "@yunshou/contract/access/users";
import { Button, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  MachineField,
  namesOf,
  showTime,
  useConfirm,
  useRecord,
  useWrite,
} from "../platform/kit/index.ts";
import { listed } from "../platform/phrases/listed.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { selectionNames } from "../platform/kit/show/show.ts";

interface UserMachinesProps {
  readonly user: { readonly userId: string; readonly name: string } | undefined;
  readonly onClose: () => void;
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
        listed(granted.filter(({ machineId }) => marked.includes(machineId)).map(({ machineNo }) => machineNo)),
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
      <div style={{ display: "flex", gap: 8, marginBottom: 16 }}>
        <MachineField
          multiple
          usable
          aria-label={t.users.action.authorise}
          value={chosen}
          onChange={choose}
          except={granted.map((one) => one.machineId)}
        />
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={authorise.running}
          onClick={() => void give().catch(() => undefined)}
        >
          {t.users.action.grant}
        </Button>
      </div>
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
        rowSelection={{
          ...selectionNames(t.common.list),
          selectedRowKeys: marked,
          onChange: (keys) => mark(keys.map(String)),
        }}
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
