import { certificates } from "@yunshou/contract/merchants/certificates";
import type { CertificateState, ExpiryState } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Space } from "antd";
import { useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface ExpiryNoticeProps {
  /** Shows what a figure counts. */
  readonly onShow: (filters: { readonly expiry?: ExpiryState; readonly reviewStatus?: CertificateState }) => void;
}

/** How many certificates expire soon, have expired or wait; each figure leads to its rows. */
export function ExpiryNotice({ onShow }: ExpiryNoticeProps) {
  const words = usePhrases("certificates").certificates;
  const { data } = useCall(certificates.counts, {});
  if (data === undefined || data.expired + data.expiring + data.pending === 0) return null;
  const figures = [
    { n: data.expired, text: words.expiredNotice, filters: { expiry: "expired" } },
    { n: data.expiring, text: words.soonNotice, filters: { expiry: "expiring" } },
    { n: data.pending, text: words.pendingNotice, filters: { reviewStatus: "pending" } },
  ] as const;
  return (
    <Alert
      className="certificate-notice"
      showIcon
      type={data.expired > 0 ? "error" : data.expiring > 0 ? "warning" : "info"}
      title={
        <Space wrap size={[16, 4]}>
          {figures
            .filter(({ n }) => n > 0)
            .map(({ n, text, filters }) => (
              <Button key={text} type="link" size="small" onClick={() => onShow(filters)}>
                {fill(text, { n })}
              </Button>
            ))}
        </Space>
      }
    />
  );
}
