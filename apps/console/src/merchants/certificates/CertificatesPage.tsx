import { PlusOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { certificates } from "@yunshou/contract/merchants/certificates";
import {
  certificateDecisions,
  certificateKinds,
  certificateStates,
  certificateTable,
  expiryStates,
  step,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  ExportButton,
  ListPage,
  nothingShown,
  TextFilter,
  useCan,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { CertificateEditing } from "./CertificateForm.tsx";
import type { Deciding } from "./DecideForm.tsx";
import { ExpiryNotice } from "./ExpiryNotice.tsx";
import { ExpiryText } from "./ExpiryText.tsx";
import { stateTones } from "./state.ts";

const CertificateForm = whenOpened(
  async () => (await import("./CertificateForm.tsx")).CertificateForm,
  ({ editing }) => editing !== undefined,
);
const CertificateDrawer = whenOpened(
  async () => (await import("./CertificateDrawer.tsx")).CertificateDrawer,
  ({ certificateId }) => certificateId !== null,
);
const DecideForm = whenOpened(
  async () => (await import("./DecideForm.tsx")).DecideForm,
  ({ deciding }) => deciding !== undefined,
);

type Row = RowOf<typeof certificates.list>;

/** 证件管理: certificates of merchants, pharmacists and doctors, with warnings before they expire (SYS-16). The open one lives in the URL. */
export function CertificatesPage() {
  const t = usePhrases("certificates");
  const words = t.certificates;
  const refusal = useRefusalText();
  const list = useList(certificates.list, { initial: {} });
  const [params, setParams] = useSearchParams();
  const readOnly = useRefusedWithout("merchants.certificate.write");
  const reviews = useCan("merchants.certificate.review");
  const { askDelete } = useConfirm();
  const [remove, exporting] = [useWrite(certificates.remove), useWrite(certificates.export)];
  const [editing, edit] = useState<CertificateEditing | undefined>();
  const [deciding, decide] = useState<Deciding | undefined>();
  const open = (certificateId: string | null) => {
    const next = new URLSearchParams(params);
    if (certificateId === null) next.delete("open");
    else next.set("open", certificateId);
    setParams(next, { replace: true });
  };
  const undecidable = (row: Row, decision: Deciding["decision"]) =>
    row.own
      ? t.certificates.errors["merchants.ownCertificate"]
      : (refusal(step(certificateTable, row.reviewStatus, decision)) ??
        (decision === "approve" && row.expiry === "expired"
          ? t.certificates.errors["merchants.certificateExpired"]
          : undefined));

  const column = columnsOf<Row>();
  const columns = [
    column.text("certNo", words.fields.certNo, {
      fixed: "start",
      width: 190,
      onOpen: (row) => open(row.certificateId),
    }),
    column.text("certName", words.fields.certName, { width: 180 }),
    column.custom("certExpiry", words.fields.certExpiry, (row) => <ExpiryText {...row} />, {
      width: 220,
      sortable: true,
    }),
    column.status("reviewStatus", words.fields.reviewStatus, words.state, stateTones, { width: 126 }),
    column.label("certType", words.fields.certType, words.kind, { width: 110 }),
    column.pair("merchant", "merchantName", "merchantNo", words.fields.merchantName, { width: 210 }),
    column.text("userName", words.fields.userName, { width: 100 }),
    column.time("remindedAt", words.fields.remindedAt),
    column.custom(
      "imageCount",
      words.fields.certImage,
      (row) => (
        <Button type="link" size="small" onClick={() => open(row.certificateId)}>
          {fill(words.pictures, { n: row.imageCount })}
        </Button>
      ),
      { width: 90 },
    ),
    column.custom("reviewRemark", words.fields.reviewRemark, (row) => row.reviewRemark || nothingShown, {
      width: 180,
      hidden: true,
    }),
    column.actions(
      t.common.list.actions,
      (row) => [
        { key: "view", label: t.common.action.view, onClick: () => open(row.certificateId) },
        {
          key: "edit",
          label: t.common.action.edit,
          refused: readOnly,
          onClick: () => edit({ certificateId: row.certificateId }),
        },
        ...(reviews
          ? certificateDecisions.map((decision) => ({
              key: decision,
              label: words.decision[decision],
              danger: decision === "reject",
              refused: undecidable(row, decision),
              onClick: () => decide({ decision, certificateIds: [row.certificateId] }),
            }))
          : []),
        {
          key: "delete",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly,
          onClick: () => askDelete(() => remove.run({ certificateId: row.certificateId })),
        },
      ],
      { width: 190 },
    ),
  ];

  return (
    <>
      <ExpiryNotice
        onShow={(filters) =>
          list.search({
            certNo: undefined,
            certType: undefined,
            merchantName: undefined,
            expiry: undefined,
            reviewStatus: undefined,
            ...filters,
          })
        }
      />
      <ListPage
        name="certificates"
        title={words.pages["/shgl/zjgl"]}
        list={list}
        rowKey="certificateId"
        columns={columns}
        filters={[
          { name: "certNo", label: words.fields.certNo, control: <TextFilter /> },
          {
            name: "certType",
            label: words.fields.certType,
            control: <ChoiceFilter values={certificateKinds} words={words.kind} />,
          },
          { name: "merchantName", label: words.fields.merchantName, control: <TextFilter /> },
          {
            name: "expiry",
            label: words.fields.expiry,
            control: <ChoiceFilter values={expiryStates} words={words.expiry} />,
          },
          {
            name: "reviewStatus",
            label: words.fields.reviewStatus,
            control: <ChoiceFilter values={certificateStates} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <Button
              type="primary"
              icon={<PlusOutlined />}
              disabled={readOnly !== undefined}
              title={readOnly}
              onClick={() => edit({})}
            >
              {words.add}
            </Button>
            <ExportButton
              total={list.counted}
              exporting={exporting.running}
              onExport={(format) => exporting.run({ ...list.filters, format })}
            />
          </>
        }
        {...(reviews
          ? {
              batch: (keys: readonly React.Key[]) =>
                certificateDecisions.map((decision) => (
                  <Button
                    key={decision}
                    size="small"
                    danger={decision === "reject"}
                    onClick={() => decide({ decision, certificateIds: keys.map(String) })}
                  >
                    {words.decision[decision]}
                  </Button>
                )),
            }
          : {})}
      />
      <CertificateForm editing={editing} onClose={() => edit(undefined)} />
      <CertificateDrawer certificateId={params.get("open")} onClose={() => open(null)} />
      <DecideForm deciding={deciding} onClose={() => decide(undefined)} onDecided={() => list.select([])} />
    </>
  );
}
