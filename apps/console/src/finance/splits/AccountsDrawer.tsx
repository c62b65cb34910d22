import type { RowOf } from "@yunshou/contract";
import { shareAccounts } from "@yunshou/contract/finance/sharing";
import { fieldLimits, type ShareAccountState, type ShareAccountType, shareAccountTypes } from "@yunshou/domain";
import { Alert, Button, Form, Input, Radio, Space, Table } from "antd";
import { useState } from "react";
import {
  choicesOf,
  DetailDrawer,
  FormModal,
  namesOf,
  nothingShown,
  StatusDot,
  type Tone,
  useCall,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof shareAccounts.list>;
const pageSize = 20;
const pollMs = 5_000;
const tones: Readonly<Record<ShareAccountState, Tone>> = { waiting: "running", registered: "quiet", refused: "bad" };

/** Where receivers of splits have their shares handed on: an account at each provider, registered there first (FIN-19). */
export function AccountsDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { action } = usePhrases("splitPlans").splitPlans;
  return (
    <DetailDrawer title={action.accounts} open={open} onClose={onClose} loading={false} error={null} width={980}>
      {open && <Accounts />}
    </DetailDrawer>
  );
}

function Accounts() {
  const t = usePhrases("splitPlans", "payments");
  const words = t.splitPlans;
  const { fields, action } = words;
  const [page, turn] = useState(1);
  const [editing, edit] = useState<Row | undefined>();
  const [watching, watch] = useState(false);
  const { data } = useCall(shareAccounts.list, { page, pageSize }, watching ? { pollMs } : {});
  // The provider has usually said yes or no after a few seconds.
  const waits = data?.rows.some(({ accountStatus }) => accountStatus === "waiting") ?? false;
  if (waits !== watching) watch(waits);
  const retry = useWrite(shareAccounts.retry);
  const readOnly = useRefusedWithout("finance.split.write");
  const stateOf = ({ accountStatus, failure }: Row) => (
    <>
      <StatusDot tone={accountStatus === null ? "neutral" : tones[accountStatus]}>
        {words.account[accountStatus ?? "unset"]}
      </StatusDot>
      {failure !== null && <div className="kit-soft">{failure}</div>}
    </>
  );
  const actionsOf = (row: Row) => (
    <Space>
      <Button type="link" size="small" disabled={readOnly !== undefined} title={readOnly} onClick={() => edit(row)}>
        {action.setAccount}
      </Button>
      {row.shareAccountId !== null && row.accountStatus === "refused" && (
        <Button
          type="link"
          size="small"
          disabled={readOnly !== undefined}
          title={readOnly}
          onClick={() => void retry.run({ shareAccountId: row.shareAccountId!, version: row.version })}
        >
          {action.register}
        </Button>
      )}
    </Space>
  );
  return (
    <>
      <Table<Row>
        size="small"
        rowKey="rowId"
        loading={data === undefined}
        dataSource={data?.rows ?? []}
        scroll={{ x: "max-content" }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, onChange: turn, hideOnSinglePage: true }}
        columns={[
          { key: "receiver", title: fields.splitReceiver, render: (_, row) => row.splitReceiver },
          { key: "merchant", title: t.common.fields.merchantName, render: (_, row) => row.merchantName },
          { key: "payMethod", title: fields.payMethod, render: (_, row) => t.payments.kind[row.payMethod] },
          {
            key: "type",
            title: fields.accountType,
            render: (_, { accountType }) => (accountType === null ? nothingShown : words.accountType[accountType]),
          },
          { key: "account", title: fields.shareAccount, render: (_, row) => row.shareAccount ?? nothingShown },
          { key: "holder", title: fields.holder, render: (_, row) => row.holder ?? nothingShown },
          { key: "state", title: fields.accountStatus, render: (_, row) => stateOf(row) },
          { key: "actions", title: t.common.list.actions, render: (_, row) => actionsOf(row) },
        ]}
      />
      <AccountForm of={editing} onClose={() => edit(undefined)} />
    </>
  );
}

interface Values {
  readonly accountType: ShareAccountType;
  readonly shareAccount: string;
  readonly holder: string;
}

function AccountForm({ of, onClose }: { readonly of: Row | undefined; readonly onClose: () => void }) {
  const t = usePhrases("splitPlans", "payments");
  const words = t.splitPlans;
  const { fields, action } = words;
  const { required } = useRules();
  const set = useWrite(shareAccounts.set);
  return (
    <FormModal<Values, Row>
      key={of?.rowId}
      title={action.setAccount}
      about={of === undefined ? null : namesOf(of.splitReceiver, t.payments.kind[of.payMethod])}
      verb={() => action.setAccount}
      of={of}
      onClose={onClose}
      initial={{ accountType: of?.accountType ?? "merchant", holder: of?.holder ?? "" }}
      submitting={set.running}
      guard="money"
      onSubmit={(values, { receiverId, payMethod, version }) => set.run({ ...values, receiverId, payMethod, version })}
      success={t.common.result.modified}
    >
      <Alert type="info" showIcon title={words.accountHint} style={{ marginBottom: 16 }} />
      <Form.Item name="accountType" label={fields.accountType} rules={[required]}>
        <Radio.Group options={choicesOf(shareAccountTypes, words.accountType)} />
      </Form.Item>
      <Form.Item name="shareAccount" label={fields.shareAccount} rules={[required]}>
        <Input maxLength={64} />
      </Form.Item>
      <Form.Item name="holder" label={fields.holder} rules={[required]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
    </FormModal>
  );
}
