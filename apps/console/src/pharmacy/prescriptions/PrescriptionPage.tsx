import type { RowOf } from "@yunshou/contract";
import { prescriptions } from "@yunshou/contract/pharmacy/prescriptions";
import { type PrescriptionEvent, prescriptionTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Descriptions, Skeleton, Table } from "antd";
import { useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router";
import { readFile } from "../../platform/api/files.ts";
import {
  EmptyState,
  nothingShown,
  showTime,
  StatusDot,
  useErrorText,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CertificatePicture } from "../../merchants/certificates/CertificatePicture.tsx";
import "../../merchants/certificates/certificates.css";
import { markTones, stateTones } from "./prescriptionTones.ts";

type Medicine = Pick<RowOf<typeof prescriptions.list>, "medicineName" | "productCode" | "quantity">;

const DecisionForm = whenOpened(
  async () => (await import("./DecisionForm.tsx")).DecisionForm,
  ({ event }) => event !== undefined,
);

/** 处方详情: patient, doctor, medicine and pictures of one prescription, with its review (RX-03, RX-05); every look is recorded. Without its key it returns to the list. */
export function PrescriptionPage() {
  const t = usePhrases("prescriptions", "medicineConflicts", "pharmacists");
  const words = t.prescriptions;
  const { fields } = words;
  const [params] = useSearchParams();
  const rxNo = params.get("rxNo");
  // It is decided over, and used up meanwhile: nobody comes back to an older copy.
  const { data: one, error, reload } = useRecord(prescriptions.detail, { rxNo }, { anew: true });
  const readOnly = useRefusedWithout("pharmacy.prescription.review");
  const refusal = useRefusalText();
  const errorText = useErrorText();
  const canOpen = useCanOpen();
  const [decision, ask] = useState<{ readonly rxNo: string; readonly event: PrescriptionEvent }>();
  if (rxNo === null) return <Navigate to="/jygl/cfcx" replace />;
  if (error !== null || one === undefined)
    return (
      <section className="kit-card">
        {error === null ? <Skeleton active /> : <EmptyState error={error} onRetry={() => void reload()} />}
      </section>
    );
  // Nobody decides over another prescription than the one that was looked at.
  const event = decision?.rxNo === rxNo ? decision.event : undefined;
  const refusedTo = (wanted: PrescriptionEvent) => {
    const own = one.reviewRefused === null ? undefined : errorText(one.reviewRefused);
    const late =
      wanted === "review" && one.rxMark === "expired" ? errorText("pharmacy.prescriptionExpired") : undefined;
    return readOnly ?? refusal(step(prescriptionTable, one.rxStatus, wanted)) ?? own ?? late;
  };
  const button = (wanted: PrescriptionEvent, text: string) => {
    const refused = refusedTo(wanted);
    return (
      <Button
        type={wanted === "review" ? "primary" : "default"}
        disabled={refused !== undefined}
        title={refused}
        onClick={() => ask({ rxNo, event: wanted })}
      >
        {text}
      </Button>
    );
  };
  // Where a pharmacist sees why he is not on duty.
  const waitsForDuty =
    one.rxStatus === "unreviewed" &&
    one.reviewRefused === "pharmacy.notOnDuty" &&
    readOnly === undefined &&
    canOpen("/shgl/wdys");
  const linked = (path: string, to: Readonly<Record<string, string>>, text: string) =>
    canOpen(path) ? <Link to={`${path}?${new URLSearchParams(to).toString()}`}>{text}</Link> : text;
  const order = one.orderNo;
  const said = ({ firstName: first, secondName: second, reason }: (typeof one.conflicts)[number]) => ({
    first,
    second,
    reason: t.medicineConflicts.reason[reason],
  });
  return (
    <section className="kit-card kit-document">
      <header className="kit-toolbar">
        <h2>
          {words.pages["/jygl/cfxq"]} {one.rxNo}
        </h2>
        <div className="kit-document-actions">
          {button("review", words.review)}
          {button("cancel", words.cancel)}
        </div>
      </header>
      <Alert type="info" showIcon title={words.recorded} style={{ marginBottom: 12 }} />
      {waitsForDuty && (
        <Alert
          type="warning"
          showIcon
          title={errorText("pharmacy.notOnDuty")}
          action={<Link to="/shgl/wdys">{t.pharmacists.pages["/shgl/wdys"]}</Link>}
          style={{ marginBottom: 12 }}
        />
      )}
      {one.conflicts.map((conflict) => (
        <Alert
          key={`${conflict.firstName} ${conflict.secondName}`}
          type={conflict.severity === "forbid" ? "error" : "warning"}
          showIcon
          title={
            conflict.severity === "forbid"
              ? errorText("pharmacy.conflictForbidden", said(conflict))
              : fill(t.medicineConflicts.warning, said(conflict))
          }
          style={{ marginBottom: 12 }}
        />
      ))}
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          {
            key: "rxStatus",
            label: fields.rxStatus,
            children: <StatusDot tone={stateTones[one.rxStatus]}>{words.state[one.rxStatus]}</StatusDot>,
          },
          {
            key: "rxMark",
            label: fields.rxMark,
            children:
              one.rxMark === null ? (
                nothingShown
              ) : (
                <StatusDot tone={markTones[one.rxMark]}>{words.mark[one.rxMark]}</StatusDot>
              ),
          },
          { key: "patientName", label: fields.patientName, children: one.patientName },
          { key: "patientPhone", label: fields.patientPhone, children: one.patientPhone },
          { key: "diagnosis", label: fields.diagnosis, span: "filled", children: one.diagnosis },
          {
            key: "doctorName",
            label: fields.doctorName,
            children: [one.doctorName, one.doctorTitle].filter((part) => part !== "").join(" · "),
          },
          { key: "hospital", label: fields.hospital, children: one.hospital },
          { key: "rxTime", label: fields.rxTime, children: one.rxTime },
          { key: "validTo", label: fields.validTo, children: one.validTo },
          { key: "uploadTime", label: fields.uploadTime, children: showTime(one.uploadTime) },
          {
            key: "machine",
            label: t.common.fields.machine,
            children: linked("/shj/wdshj", { view: one.machineNo }, `${one.machineName} ${one.machineNo}`),
          },
          { key: "pharmacistName", label: fields.pharmacistName, children: one.pharmacistName || nothingShown },
          { key: "reviewTime", label: t.common.fields.reviewTime, children: showTime(one.reviewTime) },
          { key: "reviewRemark", label: t.common.fields.reviewRemark, children: one.reviewRemark || nothingShown },
          {
            key: "orderNo",
            label: t.common.fields.orderNo,
            children: order === null ? nothingShown : linked("/jygl/ddgl", { open: order }, order),
          },
        ]}
      />
      <Table<Medicine>
        size="small"
        style={{ marginTop: 16 }}
        rowKey="productCode"
        pagination={false}
        dataSource={[one]}
        columns={[
          {
            title: fields.medicineName,
            // What of it lies in the machine.
            render: () =>
              linked("/ypgl/zksp", { medicineName: one.medicineName, machineNo: one.machineNo }, one.medicineName),
          },
          { title: t.common.fields.productCode, dataIndex: "productCode" },
          { title: fields.quantity, dataIndex: "quantity", align: "right" },
        ]}
      />
      <h3 className="certificate-section">{fields.rxImages}</h3>
      <div className="certificate-pictures">
        {one.imageIds.map((imageId, index) => (
          <CertificatePicture
            key={imageId}
            imageId={imageId}
            load={() => readFile(prescriptions.image, { rxNo: one.rxNo, imageId })}
            alt={`${fields.rxImages} ${index + 1}`}
          />
        ))}
      </div>
      <DecisionForm rxNo={one.rxNo} event={event} onClose={() => ask(undefined)} />
    </section>
  );
}
