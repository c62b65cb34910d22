import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { fill } from "@yunshou/phrases/fill";
import { Skeleton } from "antd";
import { Dialog, EmptyState, showTime, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LinkCode } from "./LinkCode.tsx";

/** The invitation link of one application and its QR code. */
export function LinkDialog({
  applicationId,
  onClose,
}: {
  readonly applicationId: string;
  readonly onClose: () => void;
}) {
  const t = usePhrases("onboarding");
  const words = t.onboarding.link;
  const { data, error } = useCall(applications.link, { applicationId });
  return (
    <Dialog title={words.title} open onClose={onClose} footer={null}>
      {error !== null ? (
        <EmptyState error={error} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <LinkCode link={`${window.location.origin}/jjxx?token=${data.token}`}>
          <p className="kit-soft">{fill(words.hint, { time: showTime(data.expiresAt) })}</p>
        </LinkCode>
      )}
    </Dialog>
  );
}
