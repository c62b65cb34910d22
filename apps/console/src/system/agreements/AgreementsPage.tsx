import { UploadOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { agreements } from "@yunshou/contract/system/agreements";
import { checkAgreementAction } from "@yunshou/domain";
import { Button, Modal, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type Filter,
  type FiltersOf,
  type ListColumns,
  ListPage,
  showBytes,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AcceptancesDrawer } from "./AcceptancesDrawer.tsx";
import "./agreements.css";

type AgreementRow = RowOf<typeof agreements.list>;

const tones: Readonly<Record<AgreementRow["publishStatus"], Tone>> = {
  draft: "neutral",
  published: "quiet",
  stopped: "warning",
};

/** Agreements of the platform: publish, stop, look at them and at who accepted (SYS-09). */
export function AgreementsPage() {
  const t = usePhrases("agreements");
  const words = t.agreements;
  const list = useList(agreements.list, { initial: {} });
  const publish = useWrite(agreements.publish);
  const stop = useWrite(agreements.stop);
  const remove = useWrite(agreements.remove);
  const { ask, askDelete } = useConfirm();
  const refusalText = useRefusalText();
  const withoutWrite = useRefusedWithout("system.agreement.write");
  const navigate = useNavigate();
  const [shown, setShown] = useState<AgreementRow | null>(null);
  const [records, setRecords] = useState<AgreementRow | null>(null);

  const filters: Filter<FiltersOf<typeof agreements.list>>[] = [
    { name: "agreementName", label: words.fields.name, control: <TextFilter /> },
  ];
  const refused = (row: AgreementRow, action: "publish" | "stop" | "delete") => {
    const allowed = checkAgreementAction(action, { state: row.publishStatus, acceptances: row.agreedBy });
    return withoutWrite ?? (allowed.ok ? undefined : refusalText(allowed));
  };

  const column = columnsOf<AgreementRow>();
  const columns: ListColumns<AgreementRow> = [
    column.title("agreementName", "agreementName", null, words.fields.name, { width: 220, onOpen: setShown }),
    column.text("agreementMd5", words.fields.md5, { width: 290, copyable: true }),
    column.text("agreementSha256", words.fields.sha256, { width: 300, copyable: true, hidden: true }),
    column.custom("sizeBytes", words.fields.size, (row) => showBytes(row.sizeBytes), {
      width: 90,
      align: "right",
      holdsData: true,
    }),
    column.time("agreementTime", words.fields.time, { sortable: true }),
    column.time("publishedAt", words.fields.published, { hidden: true }),
    column.number("agreedBy", words.fields.agreedBy, { width: 90 }),
    column.status("publishStatus", words.fields.status, words.state, tones),
    column.actions(t.common.list.actions, (row) => [
      row.publishStatus === "published"
        ? {
            key: "stop",
            label: words.stop,
            refused: refused(row, "stop"),
            onClick: () =>
              ask({
                text: words.stopConfirm,
                about: row.agreementName,
                verb: words.stop,
                run: () => stop.run({ agreementId: row.agreementId }),
              }),
          }
        : {
            key: "publish",
            label: words.publish,
            refused: refused(row, "publish"),
            onClick: () =>
              ask({
                text: words.publishConfirm,
                about: row.agreementName,
                verb: words.publish,
                run: () => publish.run({ agreementId: row.agreementId }),
              }),
          },
      { key: "records", label: words.records, onClick: () => setRecords(row) },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: refused(row, "delete"),
        onClick: () => askDelete(row.agreementName, () => remove.run({ agreementId: row.agreementId })),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        source="message"
        name="agreements"
        title={t.agreements.pages["/xtgl/ptxygl"]}
        list={list}
        rowKey="agreementId"
        filters={filters}
        columns={columns}
        toolbar={
          <Tooltip title={withoutWrite}>
            <Button
              type="primary"
              icon={<UploadOutlined />}
              disabled={withoutWrite !== undefined}
              onClick={() => void navigate("/xtgl/uploadXy")}
            >
              {words.pages["/xtgl/uploadXy"]}
            </Button>
          </Tooltip>
        }
      />
      <Modal
        open={shown !== null}
        title={shown?.agreementName}
        width={860}
        footer={null}
        onCancel={() => setShown(null)}
        mask={{ closable: false }}
        destroyOnHidden
      >
        {shown !== null && <iframe className="agreement-frame" src={shown.src} title={shown.agreementName} />}
      </Modal>
      <AcceptancesDrawer
        agreementId={records?.agreementId ?? null}
        title={records?.agreementName ?? ""}
        onClose={() => setRecords(null)}
      />
    </>
  );
}
