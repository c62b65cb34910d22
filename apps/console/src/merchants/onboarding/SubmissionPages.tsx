import { CloudUploadOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { checkResubmission, isSubmissionOver, type SubmissionChannel, submissionStates } from "@yunshou/domain";
import { App, Button, Select } from "antd";
import { Suspense, useEffect, useState } from "react";
import { lazily } from "../../platform/lazily.ts";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type ListColumns,
  ListPage,
  nothingShown,
  showPercent,
  TextFilter,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { submissionTones } from "./state.ts";
import type { Submitting } from "./SubmitForm.tsx";
import { useReasonText } from "./useReasonText.ts";

type Row = RowOf<typeof submissions.list>;

const SubmitForm = lazily(async () => ({ default: (await import("./SubmitForm.tsx")).SubmitForm }));
const SigningDialog = lazily(async () => ({ default: (await import("./SigningDialog.tsx")).SigningDialog }));

/** While something is under way, the provider may answer at any moment. */
const lookEveryMs = 4_000;

/** 申请小微商户进件: approved applications and how they stand at WeChat. */
export const WechatSubmissionsPage = () => <Submissions channel="wechat" path="/cfgl/sqxwshjj" />;
/** 支付宝进件: the same for Alipay. */
export const AlipaySubmissionsPage = () => <Submissions channel="alipay" path="/cfgl/zfbjj" />;

function Submissions({
  channel,
  path,
}: {
  readonly channel: SubmissionChannel;
  readonly path: "/cfgl/sqxwshjj" | "/cfgl/zfbjj";
}) {
  const t = usePhrases("onboarding", "submissions");
  const field = t.onboarding.fields;
  const words = t.submissions;
  const navigate = useNavigate();
  const { message } = App.useApp();
  const refusal = useRefusalText();
  const reasonText = useReasonText();
  const readOnly = useRefusedWithout("merchants.submission.write");
  const [waits, wait] = useState(false);
  const list = useList(submissions.list, {
    initial: { payChannel: channel },
    ...(waits ? { pollMs: lookEveryMs } : {}),
  });
  const query = useWrite(submissions.query);
  const [submitting, submit] = useState<Submitting | undefined>();
  const [signing, sign] = useState<string | undefined>();
  const isUnderWay = ({ applyStatus }: Row) => applyStatus !== "none" && !isSubmissionOver(applyStatus);
  const anyUnderWay = list.rows.some(isUnderWay);
  useEffect(() => wait(anyUnderWay), [anyUnderWay]);

  const see = (row: Row) => void navigate(`/cfgl/jjxx0?id=${row.applicationId}`);
  const ask = ({ applicationId }: Row) =>
    void query.run({ applicationId }).then(
      () => message.success(words.queried),
      () => undefined,
    );
  const again = (row: Row) =>
    refusal(row.applyStatus === "none" ? { ok: false, code: "state.notAllowed" } : checkResubmission(row.applyStatus));
  const remark = (row: Row) =>
    row.unreachableSince === null ? row.reasons.map(reasonText).join("; ") || nothingShown : words.unreachable;

  const column = columnsOf<Row>();
  const ofAlipay = channel === "alipay";
  const columns: ListColumns<Row> = [
    column.title("applyNo", "merchantName", "applyNo", field.merchantName, { onOpen: see }),
    column.text("merchantNo", field.merchantNo, { width: 112, hidden: true }),
    column.text("providerName", field.providerName, { width: 150, hidden: ofAlipay }),
    ...(ofAlipay ? [column.text("payAccountNo", words.payAccount, { width: 140 })] : []),
    column.custom(
      "feeRate",
      words.feeRate,
      ({ feeRate }) => (feeRate === null ? nothingShown : showPercent(feeRate / 10_000, 2)),
      { width: 90, align: "right", hidden: ofAlipay, holdsData: true, role: "figure" },
    ),
    column.custom("reviewRemark", field.reviewRemark, remark, { width: 210, holdsData: true }),
    column.time("applyTime", field.applyTime, { sortable: true }),
    column.time("askedAt", words.askedAt, { hidden: true }),
    column.status("applyStatus", field.applyStatus, words.state, submissionTones),
    column.actions(t.common.list.actions, (row) => [
      row.applyStatus === "none"
        ? {
            key: "submit",
            label: t.common.action.submit,
            refused: readOnly,
            onClick: () => submit({ merchantNo: row.merchantNo }),
          }
        : {
            key: "resubmit",
            label: t.onboarding.resubmit,
            refused: readOnly ?? again(row),
            onClick: () => submit({ again: row }),
          },
      {
        key: "qr",
        label: words.qr[channel],
        refused: row.hasLink ? undefined : t.submissions.errors["merchants.signingLinkMissing"],
        onClick: () => sign(row.submissionId ?? undefined),
      },
      {
        key: "query",
        label: words.query,
        refused: readOnly ?? (isUnderWay(row) ? undefined : t.common.errors["state.notAllowed"]),
        onClick: () => ask(row),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        source="application"
        name={`submissions.${channel}`}
        title={words.pages[path]}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          { name: "merchantName", label: field.merchantName, control: <TextFilter /> },
          {
            name: "applyStatus",
            label: field.applyStatus,
            control: (
              <Select
                allowClear
                placeholder={t.common.list.all}
                options={(["none", ...submissionStates] as const).map((value) => ({
                  value,
                  label: words.state[value],
                }))}
              />
            ),
          },
        ]}
        toolbar={
          <Button
            type="primary"
            icon={<CloudUploadOutlined />}
            disabled={readOnly !== undefined}
            onClick={() => submit({})}
          >
            {words.submit}
          </Button>
        }
      />
      <Suspense>
        {submitting !== undefined && (
          <SubmitForm
            channel={channel}
            submitting={submitting}
            onClose={() => submit(undefined)}
            onSent={list.reload}
          />
        )}
        {signing !== undefined && (
          <SigningDialog submissionId={signing} title={words.qr[channel]} onClose={() => sign(undefined)} />
        )}
      </Suspense>
    </>
  );
}
