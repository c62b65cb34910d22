import { machines } from "@yunshou/contract/machines/machines";
import { Button, Space } from "antd";
import { useNavigate } from "react-router";
import { DetailDrawer, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { MachineFacts } from "./MachineFacts.tsx";

interface MachineDetailDrawerProps {
  readonly machineNo: string | undefined;
  readonly onClose: () => void;
  readonly onOpenLanes: (machineNo: string) => void;
}

/** One machine beside its list, live; its page tells the rest. */
export function MachineDetailDrawer({ machineNo, onClose, onOpenLanes }: MachineDetailDrawerProps) {
  const t = usePhrases("machines", "watch");
  const navigate = useNavigate();
  const { data, error, reload } = useRecord(machines.detail, { machineNo }, { pollMs: 5_000 });
  const machine = data?.machineNo === machineNo ? data : undefined;
  return (
    <DetailDrawer
      title={machine === undefined ? (machineNo ?? "") : `${machine.machineName} · ${machine.machineNo}`}
      open={machineNo !== undefined}
      onClose={onClose}
      loading={machine === undefined}
      error={machine === undefined ? error : null}
      onRetry={() => void reload()}
      width={820}
      record={{ kind: "machine", number: machineNo }}
      extra={
        machineNo !== undefined && (
          <Space>
            <Button onClick={() => onOpenLanes(machineNo)}>{t.machines.lanes}</Button>
            <Button type="primary" onClick={() => void navigate(`/shj/jqxq?jqbh=${encodeURIComponent(machineNo)}`)}>
              {t.watch.page.openPage}
            </Button>
          </Space>
        )
      }
    >
      {machine !== undefined && <MachineFacts machine={machine} />}
    </DetailDrawer>
  );
}
