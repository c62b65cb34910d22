import type { OutputOf } from "@yunshou/contract";
import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { Button, Descriptions, Space, Tooltip } from "antd";
import { Link } from "react-router";
import {
  DetailDrawer,
  namesOf,
  nothingShown,
  type RowAction,
  showMoney,
  showTime,
  StatusDot,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import type { WithdrawalRow } from "./state.ts";
import { withdrawalTones } from "./withdrawalColumns.tsx";

const balancesPath = "/cfgl/shyecx";

/** A withdrawal as whoever reviews it needs it: who asked and why, what it leaves, and whether it goes where the last one went (patterns §7.6). */
export function WithdrawalDrawer({
  withdrawal,
  actionsOf,
  onClose,
}: {
  readonly withdrawal: WithdrawalRow | undefined;
  readonly actionsOf: (row: WithdrawalRow) => RowAction[];
  readonly onClose: () => void;
}) {
  const t = usePhrases("finance");
  const { fields } = t.finance;
  const { data, error, reload } = useRecord(withdrawals.show, { withdrawNo: withdrawal?.withdrawNo }, { anew: true });
  return (
    <DetailDrawer
      title={withdrawal === undefined ? "" : `${fields.withdrawNo} ${withdrawal.withdrawNo}`}
      open={withdrawal !== undefined}
      onClose={onClose}
      record={{ kind: "withdrawal", number: withdrawal?.withdrawNo }}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      extra={withdrawal !== undefined && <Actions actions={actionsOf(withdrawal)} />}
    >
      {withdrawal !== undefined && data !== undefined && <Facts row={withdrawal} facts={data} />}
    </DetailDrawer>
  );
}

/** The step that is next in front; why somebody may not take it is its hint. */
function Actions({ actions }: { readonly actions: readonly RowAction[] }) {
  return (
    <Space>
      {actions.map(({ key, label, refused, danger = false, onClick }, place) => (
        <Tooltip key={key} title={refused}>
          <Button
            type={place === 0 && !danger ? "primary" : "default"}
            danger={danger}
            disabled={refused !== undefined}
            onClick={onClick}
          >
            {label}
          </Button>
        </Tooltip>
      ))}
    </Space>
  );
}

function Facts({ row, facts }: { readonly row: WithdrawalRow; readonly facts: OutputOf<typeof withdrawals.show> }) {
  const t = usePhrases("finance");
  const { fields } = t.finance;
  const seesBalances = useCanOpen()(balancesPath);
  const merchant = namesOf(row.merchantName, row.merchantNo);
  const held = BigInt(facts.heldFen);
  const left = showMoney(facts.withdrawableFen);
  const before = showMoney(String(BigInt(facts.withdrawableFen) + held));
  const total = showMoney(String(BigInt(row.withdrawAmountFen) + BigInt(row.taxFeeFen)));
  const step = (label: string, ...said: readonly (string | null)[]) =>
    said.every((one) => one === null || one === "" || one === nothingShown)
      ? []
      : [{ key: label, label, children: said.filter((one) => one !== null && one !== "").join(" · ") }];
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      items={[
        {
          key: "state",
          label: fields.withdrawStatus,
          children: (
            <StatusDot tone={withdrawalTones[row.withdrawStatus] ?? "neutral"}>
              {t.finance.state[row.withdrawStatus]}
            </StatusDot>
          ),
        },
        {
          key: "merchant",
          label: t.common.fields.merchantName,
          children: seesBalances ? (
            <Link to={`${balancesPath}?merchantNo=${encodeURIComponent(row.merchantNo)}`}>{merchant}</Link>
          ) : (
            merchant
          ),
        },
        ...step(fields.applicant, row.applicant, showTime(row.applyTime)),
        ...step(t.common.fields.remark, row.remark),
        ...step(fields.bankName, row.bankName, row.bankAccount),
        {
          key: "payee",
          label: fields.payeeState,
          children: (
            <StatusDot tone={facts.payeeState === "same" ? "good" : "warning"}>
              {t.finance.payee[facts.payeeState]}
            </StatusDot>
          ),
        },
        ...step(fields.lastPaidTime, facts.lastPaidTime === null ? null : showTime(facts.lastPaidTime)),
        ...step(fields.withdrawAmount, showMoney(row.withdrawAmountFen)),
        ...step(fields.taxFee, showMoney(row.taxFeeFen)),
        ...step(fields.total, total),
        ...step(fields.available, held === 0n ? left : `${before} → ${left}`),
        ...step(t.common.fields.reviewer, row.reviewer, row.reviewTime === null ? null : showTime(row.reviewTime)),
        ...step(fields.rejectTime, row.rejectTime === null ? null : showTime(row.rejectTime)),
        ...step(fields.paymentTime, row.paymentTime === null ? null : showTime(row.paymentTime)),
        ...step(fields.transferNo, row.transferNo),
        ...step(fields.reason, row.reason),
      ]}
    />
  );
}
