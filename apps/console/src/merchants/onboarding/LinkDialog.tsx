import { applications } from "@yunshou/contract";
import { fill } from "@yunshou/phrases/fill";
import { QRCode, Skeleton, Typography } from "antd";
import { Dialog } from "../../platform/kit/Dialog.tsx";
import { EmptyState } from "../../platform/kit/EmptyState.tsx";
import { useCall } from "../../platform/kit/queries.ts";
import { showTime } from "../../platform/kit/show.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "./onboarding.css";

/** The invitation link of one application and its QR code. */
export function LinkDialog({ applicationId, onClose }: { readonly applicationId: string | undefined; readonly onClose: () => void }) {
  const t = usePhrases();
  const words = t.onboarding.link;
  const { data, error } = useCall(applications.link, { applicationId: applicationId ?? "0" }, { enabled: applicationId !== undefined });
  const link = `${window.location.origin}/jjxx?token=${data?.token ?? ""}`;
  return (
    <Dialog title={words.title} open={applicationId !== undefined} onClose={onClose} footer={null}>
      {error !== null ? (
        <EmptyState failed />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <div className="onboarding-link">
          <QRCode value={link} type="svg" size={200} />
          <Typography.Text code copyable={{ text: link }}>{link}</Typography.Text>
          <p className="kit-soft">{fill(words.hint, { time: showTime(data.expiresAt) })}</p>
        </div>
      )}
    </Dialog>
  );
}
