import { changeSets } from "@yunshou/contract/machines/changeSets";
import { unsettledSyncs } from "@yunshou/domain";
import { Button } from "antd";
import type { ReactNode } from "react";
import {
  ChoiceFilter,
  ListPage,
  MachineField,
  TextFilter,
  useList,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useRetry, useSyncColumns } from "./syncColumns.tsx";

/** Lanes whose machine does not hold what people want, with what it holds instead and why. */
export function DifferingLanes({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("laneChanges");
  const { fields, ...words } = t.laneChanges;
  const list = useList(changeSets.lanes, { initial: {}, pollMs: 3_000 });
  const readOnly = useRefusedWithout("machines.change.write");
  const retry = useRetry();
  const columns = useSyncColumns();
  return (
    <ListPage
      source="product"
      name="differingLanes"
      title={words.views.differing}
      list={list}
      rowKey="syncId"
      columns={columns}
      strip={switcher}
      filters={[
        { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
        { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
        {
          name: "syncState",
          label: fields.syncState,
          control: <ChoiceFilter values={unsettledSyncs} words={words.state} />,
        },
      ]}
      batch={(keys) => (
        <Button
          size="small"
          disabled={readOnly !== undefined}
          onClick={() => void retry(keys.map(String)).catch(() => undefined)}
        >
          {words.retry}
        </Button>
      )}
    />
  );
}
