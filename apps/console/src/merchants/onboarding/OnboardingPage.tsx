import { QrcodeOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { applicationStates, applicationTable, checkEditable, step } from "@yunshou/domain";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { lazily } from "../../platform/lazily.ts";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { editWord } from "./editWord.ts";
import { Providers } from "./Providers.tsx";
import { stateTones } from "./state.ts";

type Row = RowOf<typeof applications.list>;

const LinkDialog = lazily(async () => ({ default: (await import("./LinkDialog.tsx")).LinkDialog }));

/** 小微商户入驻: own applications, a new one, and invitation links. */
export function OnboardingPage() {
  const t = usePhrases("onboarding");
  const words = t.onboarding;
  const navigate = useNavigate();
  const list = useList(applications.list, { initial: {} });
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("merchants.application.write");
  const invite = useWrite(applications.invite);
  const withdraw = useWrite(applications.withdraw);
  const revoke = useWrite(applications.revoke);
  const [linked, showLink] = useState<string | undefined>();

  // The draft is opened by what is first kept in it; each press begins another one.
  const start = () => void navigate(`/cfgl/step?new=${Date.now()}`);
  const makeLink = (applicationId: string | null) =>
    void invite.run({ applicationId }).then(
      (made) => showLink(made.applicationId),
      () => undefined,
    );
  const editable = (row: Row) => readOnly ?? refusal(checkEditable(row.applyStatus, row.sentBack));
  const noLink = (row: Row) =>
    readOnly ?? (row.linkExpiresAt === null ? t.onboarding.errors["merchants.linkInvalid"] : undefined);

  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("applyNo", (row) => row.merchantName || row.applyNo, "applyNo", words.fields.merchantName, {
      width: 210,
      onOpen: (row) => void navigate(`/cfgl/jjxx0?id=${row.applicationId}`),
    }),
    column.custom(
      "providerName",
      words.fields.providerName,
      ({ submissions }) => <Providers submissions={submissions} />,
      { width: 200, holdsData: true },
    ),
    column.pair("contactName", "contactName", "contactPhone", words.fields.contactName, { width: 124 }),
    column.text("storeName", words.fields.storeName, { width: 140, hidden: true }),
    column.text("reviewRemark", words.fields.reviewRemark, { width: 140 }),
    column.time("applyTime", words.fields.applyTime, { sortable: true }),
    column.status("applyStatus", words.fields.applyStatus, words.state, stateTones),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "go",
        label: words[editWord(row)],
        refused: editable(row),
        onClick: () => void navigate(`/cfgl/step?id=${row.applicationId}`),
      },
      {
        key: "withdraw",
        label: words.withdraw,
        refused: readOnly ?? refusal(step(applicationTable, row.applyStatus, "withdraw")),
        onClick: () =>
          ask({
            text: words.withdrawAsk,
            about: namesOf(row.merchantName, row.applyNo),
            verb: words.withdraw,
            run: () => withdraw.run({ applicationId: row.applicationId }),
          }),
      },
      { key: "show", label: words.link.show, refused: noLink(row), onClick: () => showLink(row.applicationId) },
      { key: "renew", label: words.link.renew, refused: editable(row), onClick: () => makeLink(row.applicationId) },
      {
        key: "revoke",
        label: words.revoke,
        danger: true,
        refused: noLink(row),
        onClick: () =>
          ask({
            text: words.revokeAsk,
            about: namesOf(row.merchantName, row.applyNo),
            verb: words.revoke,
            danger: true,
            run: () => revoke.run({ applicationId: row.applicationId }),
          }),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        name="applications"
        title={words.title}
        list={list}
        rowKey="applicationId"
        columns={columns}
        filters={[
          { name: "merchantName", label: words.fields.merchantName, control: <TextFilter /> },
          {
            name: "applyStatus",
            label: words.fields.applyStatus,
            control: <ChoiceFilter values={applicationStates} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={start}>
              {words.create}
            </AddButton>
            <Button
              icon={<QrcodeOutlined />}
              disabled={readOnly !== undefined}
              loading={invite.running}
              onClick={() => makeLink(null)}
            >
              {words.invite}
            </Button>
          </>
        }
      />
      <Suspense>
        {linked !== undefined && <LinkDialog applicationId={linked} onClose={() => showLink(undefined)} />}
      </Suspense>
    </>
  );
}
