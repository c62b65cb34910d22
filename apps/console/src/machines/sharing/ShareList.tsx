import type { RowOf } from "@yunshou/contract";
import { shares } from "@yunshou/contract/machines/shares";
import { Button, Select, Space, Tooltip } from "antd";
import {
  columnsOf,
  type Filter,
  type FiltersOf,
  type List,
  type ListColumns,
  ListPage,
  StatusDot,
  TextFilter,
  useConfirm,
  useRefusedWithout,
  namesOf,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type ShareRow = RowOf<typeof shares.merchantMachines>;
type Filters = FiltersOf<typeof shares.merchantMachines>;

interface ShareListProps {
  readonly name: string;
  readonly title: string;
  readonly list: List<ShareRow, Filters>;
  /** Grants these machines to whoever is chosen, or takes them back. */
  readonly onChange: (machineIds: string[], granted: boolean) => Promise<unknown>;
}

/** Machines with whether the chosen merchant or team is authorised to them, who authorised them and when (MACHINE-29, MACHINE-30). */
export function ShareList({ name, title, list, onChange }: ShareListProps) {
  const t = usePhrases("machines", "shares");
  const words = t.shares;
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("machines.share.write");
  const revoke = (machineIds: string[]) =>
    ask({
      text: words.revokeConfirm,
      about: listed(
        list.rows
          .filter(({ machineId }) => machineIds.includes(machineId))
          .map(({ machineName, machineNo }) => namesOf(machineName, machineNo)),
      ),
      verb: words.revoke,
      danger: true,
      run: () => onChange(machineIds, false),
    });

  const column = columnsOf<ShareRow>();
  const columns: ListColumns<ShareRow> = [
    column.title("machineNo", "machineName", "machineNo", words.fields.machineName, { sortable: true }),
    column.custom(
      "authorized",
      words.fields.authorized,
      (row) => (
        <StatusDot tone={row.authorized ? "quiet" : "neutral"}>{words.state[row.authorized ? "yes" : "no"]}</StatusDot>
      ),
      { role: "state", words: [words.state.yes, words.state.no] },
    ),
    column.time("authTime", words.fields.authTime, { sortable: true }),
    column.text("operatorName", words.fields.operatorName, { width: 100 }),
    column.label("machineType", words.fields.machineType, t.machines.machineType),
    column.text("pointName", words.fields.pointName, { width: 170, role: "sub" }),
    column.text("ownerName", words.fields.owner, { width: 150 }),
    column.actions(t.common.list.actions, (row) => [
      row.authorized
        ? {
            key: "revoke",
            label: words.revoke,
            danger: true,
            refused: readOnly,
            onClick: () => revoke([row.machineId]),
          }
        : {
            key: "grant",
            label: words.grant,
            refused: readOnly,
            onClick: () => void onChange([row.machineId], true),
          },
    ]),
  ];
  const filters: Filter<Filters>[] = [
    { name: "machineNo", label: words.fields.machineNo, control: <TextFilter /> },
    {
      name: "authorized",
      label: words.fields.authorized,
      control: (
        <Select
          allowClear
          placeholder={t.common.list.all}
          options={(["yes", "no"] as const).map((value) => ({ value, label: words.state[value] }))}
        />
      ),
    },
  ];

  return (
    <ListPage
      source="machine"
      name={name}
      title={title}
      list={list}
      rowKey="machineId"
      columns={columns}
      filters={filters}
      batch={(keys) => (
        <Tooltip title={readOnly}>
          <Space>
            <Button
              type="primary"
              disabled={readOnly !== undefined}
              onClick={() => void onChange(keys.map(String), true)}
            >
              {words.grant}
            </Button>
            <Button danger disabled={readOnly !== undefined} onClick={() => revoke(keys.map(String))}>
              {words.revoke}
            </Button>
          </Space>
        </Tooltip>
      )}
    />
  );
}
