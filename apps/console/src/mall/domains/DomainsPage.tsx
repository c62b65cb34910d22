import { businessDomains } from "@yunshou/contract/mall/businessDomains";
import type { DomainStatus } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  nothingShown,
  OpenText,
  type Tone,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { BusinessDomain } from "./DomainForm.tsx";

const DomainForm = whenOpened(
  async () => (await import("./DomainForm.tsx")).DomainForm,
  ({ editing }) => editing !== undefined,
);
const VerifyFileForm = whenOpened(
  async () => (await import("./VerifyFileForm.tsx")).VerifyFileForm,
  ({ of }) => of !== undefined,
);

const tones: Readonly<Record<DomainStatus, Tone>> = { enabled: "good", disabled: "neutral", fileMissing: "warning" };

/** Shows the file where the platform of the mini-program will look for it. */
const openFile = (domainName: string, verifyFile: string) =>
  window.open(`https://${domainName}/${verifyFile}`, "_blank", "noopener");

/** 业务域名: domains that the mini-program of the mall may open, each with its verification file (GEN-19). */
export function DomainsPage() {
  const t = usePhrases("domains");
  const words = t.domains;
  const { fields, pages } = words;
  const list = useList(businessDomains.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.businessDomain.write");
  const { ask, askDelete } = useConfirm();
  const setEnabled = useWrite(businessDomains.setEnabled);
  const remove = useWrite(businessDomains.remove);
  const [editing, edit] = useState<BusinessDomain | "new">();
  const [uploading, upload] = useState<BusinessDomain>();
  const turn = ({ businessDomainId, domainName, enabled }: BusinessDomain) =>
    ask({
      text: enabled ? words.disableAsk : words.enableAsk,
      about: domainName,
      verb: enabled ? words.disable : words.enable,
      run: () => setEnabled.run({ businessDomainId, enabled: !enabled }),
    });
  const column = columnsOf<BusinessDomain>();
  const columns: ListColumns<BusinessDomain> = [
    column.title("domainName", "domainName", null, fields.domainName, { sortable: true }),
    column.custom(
      "verifyFile",
      fields.verifyFile,
      ({ domainName, verifyFile }) =>
        verifyFile === null ? (
          nothingShown
        ) : (
          <OpenText text={verifyFile} onOpen={() => openFile(domainName, verifyFile)} />
        ),
      { width: 260, holdsData: true, role: "sub" },
    ),
    column.status("domainStatus", t.common.fields.enabled, words.status, tones),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("updatedTime", fields.updatedTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      { key: "upload", label: words.uploadFile, refused: readOnly, onClick: () => upload(row) },
      {
        key: "turn",
        label: row.enabled ? words.disable : words.enable,
        refused: readOnly ?? (row.verifyFile === null ? words.needsFile : undefined),
        onClick: () => turn(row),
      },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: readOnly,
        onClick: () => askDelete(row.domainName, () => remove.run({ businessDomainId: row.businessDomainId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="businessDomains"
        title={pages["/sc/ywym"]}
        list={list}
        rowKey="businessDomainId"
        columns={columns}
        filters={[]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.add}
          </AddButton>
        }
      />
      <DomainForm editing={editing} onClose={() => edit(undefined)} />
      <VerifyFileForm of={uploading} onClose={() => upload(undefined)} />
    </>
  );
}
