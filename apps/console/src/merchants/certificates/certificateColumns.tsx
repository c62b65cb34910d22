import type { RowOf } from "@yunshou/contract";
import { certificates } from "@yunshou/contract/merchants/certificates";
import { certificateDecisions, certificateTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import {
  columnsOf,
  type ListColumns,
  nothingShown,
  useCan,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { CertificateEditing } from "./CertificateForm.tsx";
import type { Deciding } from "./DecideForm.tsx";
import { ExpiryText } from "./ExpiryText.tsx";
import { stateTones } from "./state.ts";

type Row = RowOf<typeof certificates.list>;

interface CertificateColumns {
  readonly open: (certificateId: string) => void;
  readonly edit: (editing: CertificateEditing) => void;
  readonly decide: (deciding: Deciding) => void;
}

/** The columns of the certificates, with what may be done to each; who may review decides (SYS-16). */
export function useCertificateColumns({ open, edit, decide }: CertificateColumns): ListColumns<Row> {
  const t = usePhrases("certificates");
  const words = t.certificates;
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("merchants.certificate.write");
  const reviews = useCan("merchants.certificate.review");
  const { askDelete } = useConfirm();
  const remove = useWrite(certificates.remove);
  const undecidable = (row: Row, decision: Deciding["decision"]) =>
    row.own
      ? t.certificates.errors["merchants.ownCertificate"]
      : (refusal(step(certificateTable, row.reviewStatus, decision)) ??
        (decision === "approve" && row.expiry === "expired"
          ? t.certificates.errors["merchants.certificateExpired"]
          : undefined));

  const column = columnsOf<Row>();
  return [
    column.title("certNo", "certName", "certNo", words.fields.certName, { onOpen: (row) => open(row.certificateId) }),
    column.label("certType", words.fields.certType, words.kind),
    column.pair("merchant", "merchantName", "merchantNo", words.fields.merchantName),
    column.text("userName", words.fields.userName, { width: 90 }),
    column.custom("certExpiry", words.fields.certExpiry, (row) => <ExpiryText {...row} />, {
      width: 190,
      holdsData: true,
      role: "time",
      sortable: true,
    }),
    column.time("remindedAt", words.fields.remindedAt, { hidden: true }),
    column.custom(
      "imageCount",
      words.fields.certImage,
      (row) => (
        <Button type="link" size="small" onClick={() => open(row.certificateId)}>
          {fill(words.pictures, { n: row.imageCount })}
        </Button>
      ),
      { width: 80, hidden: true },
    ),
    column.custom("reviewRemark", words.fields.reviewRemark, (row) => row.reviewRemark || nothingShown, {
      width: 180,
      hidden: true,
    }),
    column.status("reviewStatus", words.fields.reviewStatus, words.state, stateTones),
    column.actions(t.common.list.actions, (row) => [
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
            onClick: () => decide({ decision, of: [row], about: namesOf(row.merchantName, row.certNo) }),
          }))
        : []),
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () =>
          askDelete(namesOf(row.merchantName, row.certNo), () => remove.run({ certificateId: row.certificateId })),
      },
    ]),
  ];
}
