import type { OutputOf } from "@yunshou/contract";
import type { pickups } from "@yunshou/contract/orders/pickups";
import { showTypedCode } from "@yunshou/domain";
import { Space } from "antd";
import { CopyText, DetailDrawer, QrPicture } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type Resent = OutputOf<typeof pickups.resend>;

/** 重发: an open code as text and QR code, to be handed to the customer once more. */
export function ResendDrawer({
  resent,
  onClose,
}: {
  readonly resent: Resent | undefined;
  readonly onClose: () => void;
}) {
  const words = usePhrases("pickups").pickups;
  return (
    <DetailDrawer
      title={words.resend}
      open={resent !== undefined}
      onClose={onClose}
      loading={false}
      error={null}
      width={420}
    >
      {resent !== undefined && (
        <Space orientation="vertical" align="center" style={{ width: "100%" }}>
          <QrPicture value={resent.pickupCode} size={200} />
          <CopyText text={showTypedCode(resent.pickupCode)} />
          <span>{resent.pickupContent}</span>
          <span>
            {words.fields.validTo} {resent.validTo}
          </span>
          <span className="kit-soft">{words.resendHint}</span>
        </Space>
      )}
    </DetailDrawer>
  );
}
