import { machineStatus } from "@yunshou/contract/machines/status";
import { Skeleton, Typography } from "antd";
import { Dialog, EmptyState, namesOf, showTime, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./log.css";

/** What a machine wrote down of late, word for word. */
export function LogDialog({ commandId, onClose }: { readonly commandId: string | null; readonly onClose: () => void }) {
  const t = usePhrases("watch");
  const { data, error } = useRecord(machineStatus.log, { commandId });
  return (
    <Dialog
      title={[t.watch.log, namesOf(data?.machineName, data?.machineNo)].filter(Boolean).join(" · ")}
      open={commandId !== null}
      onClose={onClose}
      width={820}
    >
      {error !== null ? (
        <EmptyState error={error} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <>
          <Typography.Text type="secondary" copyable={{ text: data.log }}>
            {showTime(data.answeredAt)}
          </Typography.Text>
          <pre className="machine-log" tabIndex={0}>
            {data.log}
          </pre>
        </>
      )}
    </Dialog>
  );
}
