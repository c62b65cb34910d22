import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { fill } from "@yunshou/phrases/fill";
import { Button, Skeleton } from "antd";
import { Dialog, EmptyState, StatusDot, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LinkCode } from "./LinkCode.tsx";
import { submissionTones } from "./state.ts";

/** The provider's link for one merchant, as a QR code for its phone. */
export function SigningDialog({
  submissionId,
  title,
  onClose,
}: {
  readonly submissionId: string;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const words = usePhrases("submissions").submissions;
  const { data, error } = useCall(submissions.link, { submissionId });
  return (
    <Dialog title={title} open onClose={onClose} footer={null}>
      {error !== null ? (
        <EmptyState error={error} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <LinkCode link={data.signUrl}>
          <StatusDot tone={submissionTones[data.state]}>{words.state[data.state]}</StatusDot>
          <p className="kit-soft">{fill(words.qrHint, { merchant: data.merchantName })}</p>
          <Button type="primary" href={data.signUrl} target="_blank" rel="noopener noreferrer">
            {words.open}
          </Button>
        </LinkCode>
      )}
    </Dialog>
  );
}
