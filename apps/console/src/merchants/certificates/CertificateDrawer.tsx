import { certificates } from "@yunshou/contract/merchants/certificates";
import { fill } from "@yunshou/phrases/fill";
import { Descriptions, Timeline } from "antd";
import { readFile } from "../../platform/api/files.ts";
import { DetailDrawer, nothingShown, showTime, StatusDot, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CertificatePicture } from "./CertificatePicture.tsx";
import "./certificates.css";
import { ExpiryText } from "./ExpiryText.tsx";
import { stateTones } from "./state.ts";

/** One certificate with its pictures, its review and the reminders that were given; looks at pictures are recorded. */
export function CertificateDrawer({
  certificateId,
  onClose,
}: {
  readonly certificateId: string | null;
  readonly onClose: () => void;
}) {
  const t = usePhrases("certificates", "roles");
  const words = t.certificates;
  const record = useRecord(certificates.detail, { certificateId });
  const one = record.data;
  const text = (value: string | null | undefined) => value || nothingShown;
  return (
    <DetailDrawer
      title={one?.certName ?? words.pages["/shgl/zjgl"]}
      open={certificateId !== null}
      onClose={onClose}
      record={{ kind: "certificate", number: one?.certNo }}
      loading={one === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
    >
      {one !== undefined && (
        <>
          <Descriptions
            bordered
            size="small"
            column={{ xs: 1, md: 2 }}
            items={[
              { key: "certNo", label: words.fields.certNo, children: one.certNo },
              { key: "certType", label: words.fields.certType, children: words.kind[one.certType] },
              { key: "merchant", label: words.fields.merchantName, children: `${one.merchantNo} ${one.merchantName}` },
              { key: "userName", label: words.fields.userName, children: text(one.userName) },
              { key: "certExpiry", label: words.fields.certExpiry, children: <ExpiryText {...one} /> },
              { key: "createdTime", label: words.fields.createdTime, children: showTime(one.createdTime) },
              {
                key: "reviewStatus",
                label: words.fields.reviewStatus,
                children: <StatusDot tone={stateTones[one.reviewStatus]}>{words.state[one.reviewStatus]}</StatusDot>,
              },
              {
                key: "reviewer",
                label: words.fields.reviewer,
                children: one.reviewTime === null ? nothingShown : (one.reviewer ?? t.roles.platform),
              },
              { key: "reviewTime", label: words.fields.reviewTime, children: showTime(one.reviewTime) },
              { key: "reviewRemark", label: words.fields.reviewRemark, children: text(one.reviewRemark) },
            ]}
          />
          <h3 className="certificate-section">{words.fields.certImage}</h3>
          <div className="certificate-pictures">
            {one.imageIds.map((imageId, index) => (
              <CertificatePicture
                key={imageId}
                imageId={imageId}
                load={() => readFile(certificates.image, { certificateId: one.certificateId, imageId })}
                alt={`${words.fields.certImage} ${index + 1}`}
              />
            ))}
          </div>
          {one.reminders.length > 0 && (
            <>
              <h3 className="certificate-section">{words.reminders}</h3>
              <Timeline
                items={one.reminders.map(({ daysBefore, certExpiry, remindedAt }) => ({
                  key: `${certExpiry}${daysBefore}`,
                  content: `${showTime(remindedAt)} · ${fill(daysBefore < 0 ? words.reminderExpired : words.reminderStep, { n: daysBefore, day: certExpiry })}`,
                }))}
              />
            </>
          )}
        </>
      )}
    </DetailDrawer>
  );
}
