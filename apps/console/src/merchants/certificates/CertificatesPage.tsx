import { certificates } from "@yunshou/contract/merchants/certificates";
import { certificateDecisions, certificateKinds, certificateStates, expiryStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  chosenRows,
  ListExport,
  ListPage,
  TextFilter,
  useCan,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { useCertificateColumns } from "./certificateColumns.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { CertificateEditing } from "./CertificateForm.tsx";
import type { Deciding } from "./DecideForm.tsx";
import { ExpiryNotice } from "./ExpiryNotice.tsx";

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

/** 证件管理: certificates of merchants, pharmacists and doctors, with warnings before they expire (SYS-16). The open one lives in the URL. */
export function CertificatesPage() {
  const t = usePhrases("certificates");
  const words = t.certificates;
  const list = useList(certificates.list, { initial: {} });
  const opened = useOpened();
  const { open } = opened;
  const readOnly = useRefusedWithout("merchants.certificate.write");
  const reviews = useCan("merchants.certificate.review");
  const [editing, edit] = useState<CertificateEditing | undefined>();
  const [deciding, decide] = useState<Deciding | undefined>();
  const columns = useCertificateColumns({ open, edit, decide });

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
        detail={{
          by: "certificateId",
          opened,
          drawer: <CertificateDrawer certificateId={opened.key} onClose={() => open(null)} />,
        }}
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
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {words.add}
            </AddButton>
            <ListExport of={certificates.export} list={list} />
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
                    onClick={() =>
                      decide({
                        decision,
                        of: chosenRows({ ...list, keyOf: (row) => row.certificateId }),
                        about: fill(t.common.list.selected, { n: keys.length }),
                      })
                    }
                  >
                    {words.decision[decision]}
                  </Button>
                )),
            }
          : {})}
      />
      <CertificateForm editing={editing} onClose={() => edit(undefined)} />
      <DecideForm deciding={deciding} onClose={() => decide(undefined)} onDecided={() => list.select([])} />
    </>
  );
}
