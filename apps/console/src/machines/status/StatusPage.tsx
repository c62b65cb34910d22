import { machineStatus } from "@yunshou/contract/machines/status";
import { machineBatchLimit, machineStatuses, remoteCommands } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  ListPage,
  MachineField,
  MerchantField,
  TextFilter,
  useList,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MachineChoice } from "../registry/batch.ts";
import type { StatusRow } from "./shownHead.ts";
import { useStatusColumns } from "./statusColumns.tsx";
import { useMachineCommands } from "./useMachineCommands.tsx";

const CommandsDrawer = whenOpened(
  async () => (await import("./CommandsDrawer.tsx")).CommandsDrawer,
  ({ machine }) => machine !== undefined,
);

/** 状态查询: the live state of every machine, those that need a person first, with remote commands (MACHINE-05 to MACHINE-14). */
export function StatusPage() {
  const t = usePhrases("machines", "watch");
  const words = t.common.fields;
  const list = useList(machineStatus.list, { initial: {}, pollMs: 15_000 });
  const [logged, log] = useState<StatusRow | undefined>();
  const { askMany, forbidden } = useMachineCommands();
  const columns = useStatusColumns({ onLog: log });

  return (
    <>
      <ListPage
        source="machine"
        name="machineStatus"
        title={t.watch.pages["/shj/ztcx"]}
        list={list}
        rowKey="machineId"
        columns={columns}
        filters={[
          { name: "machineNo", label: words.machineNo, control: <MachineField by="number" /> },
          {
            name: "machineStatus",
            label: t.machines.state,
            control: <ChoiceFilter values={machineStatuses} words={t.machines.machineState} />,
          },
          { name: "merchantNo", label: words.merchantName, control: <MerchantField by="number" /> },
          { name: "routeName", label: words.routeName, control: <TextFilter /> },
        ]}
        toolbar={<small className="kit-soft">{t.watch.lostHint}</small>}
        batchLimit={machineBatchLimit}
        batch={(keys, matching) => {
          const choice: MachineChoice = matching === undefined ? { machineIds: keys.map(String) } : { matching };
          const chosen = list.rows.filter((row) => keys.includes(row.machineId));
          return remoteCommands
            .filter((kind) => kind !== "clearHistory" && kind !== "uploadLog")
            .map((kind) => (
              <Button
                key={kind}
                size="small"
                disabled={forbidden !== undefined}
                onClick={() => askMany(kind, choice, chosen)}
              >
                {t.machines.command[kind]}
              </Button>
            ));
        }}
      />
      <CommandsDrawer machine={logged} onClose={() => log(undefined)} />
    </>
  );
}
