import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { fieldLimits } from "@yunshou/domain";
import { Descriptions, Form, Input } from "antd";
import { useState } from "react";
import { FormModal, showMoney, useRecord, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { withdrawalAbout, type WithdrawalRow } from "./state.ts";

/** The account of a transfer in full, and the number under which the bank made it. */
export function SettleForm({
  withdrawal,
  onClose,
}: {
  readonly withdrawal: WithdrawalRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("finance");
  const { action, fields } = t.finance;
  const { required } = useRules();
  const settle = useWrite(withdrawals.settle);
  // Whose transfer is written down has no payee to be read any more; what was read stays until the form is gone.
  const [written, write] = useState<string>();
  const enabled = written !== withdrawal?.withdrawNo;
  const payee = useRecord(withdrawals.payee, { withdrawNo: withdrawal?.withdrawNo }, { anew: true, enabled });
  const lines = payee.data && [
    [fields.collectionUnit, payee.data.collectionUnit],
    [fields.bankName, payee.data.bankName],
    [fields.bankCardNo, payee.data.bankCardNo],
    [fields.transferAmount, showMoney(payee.data.amountFen)],
  ];
  return (
    <FormModal<{ transferNo: string }, WithdrawalRow>
      key={withdrawal?.withdrawNo}
      title={action.settle}
      about={withdrawal === undefined ? null : withdrawalAbout(withdrawal)}
      verb={action.settle}
      of={withdrawal}
      onClose={onClose}
      initial={{}}
      loading={payee.data === undefined}
      error={payee.error}
      submitting={settle.running}
      guard="money"
      onSubmit={async ({ transferNo }, { withdrawNo }) => {
        write(withdrawNo);
        await settle.run({ withdrawNo, transferNo }).catch((failure: unknown) => {
          write(undefined);
          throw failure;
        });
      }}
      success={t.common.result.done}
    >
      <Descriptions
        size="small"
        column={1}
        bordered
        items={(lines ?? []).map(([label, children]) => ({ key: label ?? "", label, children }))}
      />
      <Form.Item name="transferNo" label={fields.transferNo} rules={[required]} style={{ marginTop: 16 }}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
    </FormModal>
  );
}
