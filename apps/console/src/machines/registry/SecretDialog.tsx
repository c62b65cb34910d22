import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Descriptions, Modal, Typography } from "antd";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export interface IssuedSecret {
  readonly machineNo: string;
  readonly secret: string;
}

/** The one time a machine's secret is shown. */
export function SecretDialog({
  issued,
  onClose,
}: {
  readonly issued: IssuedSecret | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("machines");
  return (
    <Modal
      title={t.machines.secret.title}
      open={issued !== undefined}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t.machines.secret.done}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={fill(t.machines.secret.hint)} style={{ marginBottom: 16 }} />
      <Descriptions column={1} bordered size="small">
        <Descriptions.Item label={t.machines.fields.machineNo}>{issued?.machineNo}</Descriptions.Item>
        <Descriptions.Item label={t.machines.secret.title}>
          <Typography.Text code copyable>
            {issued?.secret ?? ""}
          </Typography.Text>
        </Descriptions.Item>
      </Descriptions>
    </Modal>
  );
}
