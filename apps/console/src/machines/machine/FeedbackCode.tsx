import { Modal, Typography } from "antd";
import { QrPicture } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface FeedbackCodeProps {
  readonly machineNo: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The code to stick onto a machine: whoever scans it tells its merchant what went wrong, and reads the answer there. */
export function FeedbackCode({ machineNo, open, onClose }: FeedbackCodeProps) {
  const { page: words } = usePhrases("watch").watch;
  const link = `${window.location.origin}/m/feedback/${encodeURIComponent(machineNo)}`;
  return (
    <Modal
      title={`${words.feedbackCode} · ${machineNo}`}
      open={open}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <div className="machine-code">
        <QrPicture value={link} type="svg" size={200} />
        <Typography.Text code copyable={{ text: link }}>
          {link}
        </Typography.Text>
        <p>{words.feedbackCodeHint}</p>
      </div>
    </Modal>
  );
}
