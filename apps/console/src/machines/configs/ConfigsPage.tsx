import type { RowOf } from "@yunshou/contract";
import { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { machineFlags, machineTypes } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  MachineField,
  MerchantField,
  nothingShown,
  StatusDot,
  useFeature,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { connectionTones } from "../registry/state.ts";
import { connectionWords } from "../status/shownHead.ts";
import type { Configuring } from "./ConfigForm.tsx";

const ConfigForm = whenOpened(
  async () => (await import("./ConfigForm.tsx")).ConfigForm,
  ({ configuring }) => configuring !== undefined,
);

type Row = RowOf<typeof machineConfigs.list>;

/** 机器选品配置: how each machine sells, by its switches, one by one or for several at once (MACHINE-07, MACHINE-14, MERCHANT-20). */
export function ConfigsPage() {
  const t = usePhrases("machineConfigs", "machines");
  const words = t.machineConfigs;
  const navigate = useNavigate();
  const list = useList(machineConfigs.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.config.write");
  const cart = useFeature("shoppingCart");
  const [configuring, configure] = useState<Configuring | undefined>();

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("machineName", "machineName", "machineNo", t.common.fields.machineName, {
      width: 164,
      onOpen: (row) => navigate(`/shj/jqxq?jqbh=${encodeURIComponent(row.machineNo)}`),
    }),
    column.text("machineNo", t.common.fields.machineNo, { sortable: true, hidden: true }),
    column.label("machineType", t.common.fields.machineType, t.machines.machineType, { width: 110, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.status(
      "onlineStatus",
      words.fields.onlineStatus,
      connectionWords(t.machines.machineState),
      connectionTones,
      { hidden: true },
    ),
    ...machineFlags
      .filter((flag) => cart || flag !== "shoppingCart")
      .map((flag) =>
        column.custom(
          flag,
          t.machines.flag[flag],
          (row) => <StatusDot tone={row[flag] ? "good" : "quiet"}>{row[flag] ? words.on : words.off}</StatusDot>,
          // On a card its name must stand beside it: on what?
          { width: 100, role: "sub", words: [words.on, words.off] },
        ),
      ),
    column.custom(
      "categoryOrder",
      words.fields.categoryIds,
      ({ categoryOrder }) =>
        categoryOrder.length === 0 ? nothingShown : categoryOrder.map(({ categoryName }) => categoryName).join(" · "),
      { width: 140, hidden: true },
    ),
    column.time("updatedTime", words.fields.updatedTime, { sortable: true, width: 108 }),
    column.actions(
      t.common.list.actions,
      (row) => [
        {
          key: "set",
          label: words.set,
          refused: readOnly,
          onClick: () => configure({ machineIds: [row.machineId], row }),
        },
      ],
      { width: 84 },
    ),
  ];
  return (
    <>
      <ListPage
        source="machine"
        name="machineConfigs"
        title={words.pages["/shj/jqxppz"]}
        list={list}
        rowKey="machineId"
        columns={columns}
        filters={[
          { name: "machineNo", label: t.common.fields.machineNo, control: <MachineField by="number" /> },
          {
            name: "machineType",
            label: t.common.fields.machineType,
            control: <ChoiceFilter values={machineTypes} words={t.machines.machineType} />,
          },
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
        ]}
        batch={(keys) => (
          <Button
            size="small"
            disabled={readOnly !== undefined}
            onClick={() => configure({ machineIds: keys.map(String) })}
          >
            {words.setMany}
          </Button>
        )}
      />
      <ConfigForm configuring={configuring} onClose={() => configure(undefined)} />
    </>
  );
}
