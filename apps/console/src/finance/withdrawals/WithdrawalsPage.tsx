import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { queryRangeDays, withdrawalStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MerchantField,
  useCall,
  useList,
  useOpened,
  useRangeRule,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ApproveSelected } from "./ApproveSelected.tsx";
import type { Refusing, WithdrawalRow } from "./state.ts";
import { useWithdrawalActions } from "./useWithdrawalActions.ts";
import { useWithdrawalColumns } from "./withdrawalColumns.tsx";

const ApplyForm = whenOpened(
  async () => (await import("./ApplyForm.tsx")).ApplyForm,
  ({ open }) => open,
);
const ReasonForm = whenOpened(
  async () => (await import("./ReasonForm.tsx")).ReasonForm,
  ({ refusing }) => refusing !== undefined,
);
const SettleForm = whenOpened(
  async () => (await import("./SettleForm.tsx")).SettleForm,
  ({ withdrawal }) => withdrawal !== undefined,
);

const WithdrawalDrawer = whenOpened(
  async () => (await import("./WithdrawalDrawer.tsx")).WithdrawalDrawer,
  ({ withdrawal }) => withdrawal !== undefined,
);

/** 提现管理: applied for by the merchant, reviewed and paid by the platform (FIN-01 to FIN-08, FIN-21). */
export function WithdrawalsPage() {
  const t = usePhrases("finance");
  const { fields, pages, action, hint } = t.finance;
  const list = useList(withdrawals.list, { initial: lastDays(30) as FiltersOf<typeof withdrawals.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const notApplying = useRefusedWithout("finance.withdrawal.apply");
  const terms = useCall(withdrawals.terms, {}, { enabled: notApplying === undefined, silent: true }).data;
  const shut = terms?.open === false ? fill(hint.window, { from: terms.from, to: terms.to }) : undefined;
  const nowhere = terms?.accounts.length === 0 ? hint.noAccount : undefined;
  const [applying, apply] = useState(false);
  const [refusing, refuse] = useState<Refusing | undefined>();
  const [settling, settle] = useState<WithdrawalRow | undefined>();
  const opened = useOpened();
  /** Who works through applications sees the next one by itself. */
  const goOn = ({ withdrawNo }: WithdrawalRow) => {
    if (opened.key !== withdrawNo) return;
    const next = list.rows.find((row) => row.withdrawStatus === "notReviewed" && row.withdrawNo !== withdrawNo);
    opened.open(next?.withdrawNo ?? null);
  };
  const actionsOf = useWithdrawalActions({ refuse, settle, reviewed: goOn });
  const columns = useWithdrawalColumns(actionsOf, ({ withdrawNo }) => opened.open(withdrawNo));
  return (
    <>
      <ListPage
        source="deed"
        name="withdrawals"
        title={pages["/cfgl/txgl"]}
        list={list}
        rowKey="withdrawNo"
        columns={columns}
        detail={{
          by: "withdrawNo",
          opened,
          drawer: (
            <WithdrawalDrawer
              withdrawal={list.rows.find(({ withdrawNo }) => withdrawNo === opened.key)}
              actionsOf={actionsOf}
              onClose={() => opened.open(null)}
            />
          ),
        }}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          {
            name: "withdrawStatus",
            label: fields.withdrawStatus,
            control: <ChoiceFilter values={withdrawalStates} words={t.finance.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.applyTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        batch={() => (
          <ApproveSelected rows={list.chosen.flatMap(({ row }) => row ?? [])} onApproved={() => list.select([])} />
        )}
        toolbar={
          <>
            <AddButton refused={notApplying ?? nowhere ?? shut} onClick={() => apply(true)}>
              {action.apply}
            </AddButton>
            <ListExport of={withdrawals.export} list={list} />
          </>
        }
      />
      <ApplyForm open={applying} onClose={() => apply(false)} />
      <ReasonForm refusing={refusing} onClose={() => refuse(undefined)} />
      <SettleForm withdrawal={settling} onClose={() => settle(undefined)} />
    </>
  );
}
