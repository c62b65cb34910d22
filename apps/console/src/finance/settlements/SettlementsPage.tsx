import { settlements } from "@yunshou/contract/finance/settlements";
import { queryRangeDays, settlementsAtOnce, settlementStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  DateRange,
  type FiltersOf,
  lastDays,
  ListExport,
  ListPage,
  MerchantField,
  useConfirm,
  useList,
  useRangeRule,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type SettlementRow, useSettlementColumns } from "./settlementColumns.tsx";
import { WindowHint } from "./WindowHint.tsx";

const HoldForm = whenOpened(
  async () => (await import("./HoldForm.tsx")).HoldForm,
  ({ settlement }) => settlement !== undefined,
);

/** 财务结算: a statement for each merchant and closed day, confirmed by the platform (FIN-07, FIN-16, FIN-20). */
export function SettlementsPage() {
  const t = usePhrases("settlements");
  const words = t.settlements;
  const list = useList(settlements.list, { initial: lastDays(30) as FiltersOf<typeof settlements.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const readOnly = useRefusedWithout("finance.settlement.write");
  const confirm = useWrite(settlements.confirm);
  const { ask } = useConfirm();
  const [holding, hold] = useState<SettlementRow | undefined>();
  const columns = useSettlementColumns(hold);
  const confirmMany = (keys: readonly string[]) =>
    ask({
      text: words.confirmQuestion,
      about: fill(words.many, { n: keys.length }),
      verb: words.action.confirm,
      run: async () => {
        await confirm.run({ statementIds: [...keys] });
        list.select([]);
      },
    });
  return (
    <>
      <ListPage
        source="settling"
        name="settlements"
        title={words.pages["/cwgl/cwjs"]}
        list={list}
        rowKey="statementId"
        columns={columns}
        filters={[
          { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
          {
            name: "settleStatus",
            label: words.fields.settleStatus,
            control: <ChoiceFilter values={settlementStates} words={words.status} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: words.fields.settleDate,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        batch={(keys) => (
          <Button
            disabled={readOnly !== undefined || keys.length > settlementsAtOnce}
            title={readOnly}
            onClick={() => confirmMany(keys.map(String))}
          >
            {words.action.confirmMany}
          </Button>
        )}
        toolbar={
          <>
            <WindowHint />
            <ListExport of={settlements.export} list={list} />
          </>
        }
      />
      <HoldForm settlement={holding} onClose={() => hold(undefined)} />
    </>
  );
}
