import { Button, Modal, Typography } from "antd";
import { useState } from "react";
import { QrPicture } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** The code to stick onto a machine: whoever scans it tells its merchant what went wrong, and reads the answer there. */
export function FeedbackCode({ machineNo }: { readonly machineNo: string }) {
  const { page: words } = usePhrases("watch").watch;
  const [open, setOpen] = useState(false);
  const link = `${window.location.origin}/m/feedback/${encodeURIComponent(machineNo)}`;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.feedbackCode}</Button>
      <Modal
        title={`${words.feedbackCode} · ${machineNo}`}
        open={open}
        footer={null}
        mask={{ closable: false }}
        onCancel={() => setOpen(false)}
      >
        <div className="machine-code">
          <QrPicture value={link} type="svg" size={200} />
          <Typography.Text code copyable={{ text: link }}>
            {link}
          </Typography.Text>
          <p>{words.feedbackCodeHint}</p>
        </div>
      </Modal>
    </>
  );
}
