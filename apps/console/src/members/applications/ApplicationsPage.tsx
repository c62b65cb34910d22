import { cardApplications } from "@yunshou/contract/members/applications";
import { cardApplicationStates, cardApplicationTable, queryRangeDays, step } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  CardField,
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListPage,
  namesOf,
  useConfirm,
  useList,
  useRangeRule,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { ApplicationRow } from "./RejectForm.tsx";

const ApplyForm = whenOpened(
  async () => (await import("./ApplyForm.tsx")).ApplyForm,
  ({ open }) => open,
);
const RejectForm = whenOpened(
  async () => (await import("./RejectForm.tsx")).RejectForm,
  ({ application }) => application !== undefined,
);

/** 申请补卡: replacements that one person applies for and another one reviews (CARD-17 to CARD-20). */
export function ApplicationsPage() {
  const t = usePhrases("cardApplications");
  const { fields, action, confirm, pages, errors } = t.cardApplications;
  const list = useList(cardApplications.list, { initial: lastDays(30) as FiltersOf<typeof cardApplications.list> });
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const notApplying = useRefusedWithout("members.application.write");
  const notReviewing = useRefusedWithout("members.application.review");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const approve = useWrite(cardApplications.approve);
  const ignore = useWrite(cardApplications.ignore);
  const [applying, apply] = useState(false);
  const [rejecting, reject] = useState<ApplicationRow | undefined>();
  const column = columnsOf<ApplicationRow>();
  const columns: ListColumns<ApplicationRow> = [
    column.title("originalCardNo", "originalCardNo", null, fields.originalCardNo, { width: 140 }),
    column.text("newCardNo", fields.newCardNo, { width: 120, role: "sub" }),
    column.text("physicalNo", fields.physicalNo, { width: 110, hidden: true }),
    column.text("logicalNo", fields.logicalNo, { width: 130, hidden: true }),
    column.text("cardExpiry", fields.cardExpiry, { width: 110, hidden: true }),
    column.pair("holder", "holderName", "holderPhone", fields.holderName, { width: 120 }),
    column.money("balanceFen", fields.balance, { width: 100 }),
    column.money("giftFen", fields.gift, { width: 100, hidden: true }),
    column.status("applyStatus", fields.applyStatus, t.cardApplications.state, {
      pending: "warning",
      approved: "good",
      rejected: "bad",
    }),
    column.text("applicant", fields.applicant, { width: 100 }),
    column.time("applyTime", fields.applyTime, { sortable: true }),
    column.text("reviewer", t.common.fields.reviewer, { width: 100, hidden: true }),
    column.time("reviewTime", t.common.fields.reviewTime, { sortable: true, hidden: true }),
    column.text("reviewRemark", t.common.fields.reviewRemark, { width: 160, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 160, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, {
      width: 150,
      role: undefined,
      hidden: true,
    }),
    column.actions(t.common.list.actions, (row) => {
      const { cardApplicationId } = row;
      const refused =
        notReviewing ??
        refusal(step(cardApplicationTable, row.applyStatus, "approve")) ??
        (row.own ? errors["cardApplications.own"] : undefined);
      const about = namesOf(row.originalCardNo, `→ ${row.newCardNo}`, row.holderName);
      return [
        {
          key: "approve",
          label: action.approve,
          refused,
          onClick: () =>
            ask({ text: confirm.approve, about, verb: action.approve, run: () => approve.run({ cardApplicationId }) }),
        },
        { key: "reject", label: action.reject, danger: true, refused, onClick: () => reject(row) },
        {
          key: "ignore",
          label: action.ignore,
          refused,
          onClick: () =>
            ask({ text: confirm.ignore, about, verb: action.ignore, run: () => ignore.run({ cardApplicationId }) }),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="cardApplications"
        title={pages["/hygl/sqbk"]}
        list={list}
        rowKey="cardApplicationId"
        columns={columns}
        filters={[
          { name: "originalCardNo", label: fields.originalCardNo, control: <CardField by="number" /> },
          {
            name: "applyStatus",
            label: fields.applyStatus,
            control: <ChoiceFilter values={cardApplicationStates} words={t.cardApplications.state} />,
          },
          {
            name: ["fromDay", "toDay"],
            label: fields.applyTime,
            control: <DateRange limitDays={queryRangeDays.statistics} />,
            rules: [rangeRule],
          },
        ]}
        toolbar={
          <AddButton refused={notApplying} onClick={() => apply(true)}>
            {action.apply}
          </AddButton>
        }
      />
      <ApplyForm open={applying} onClose={() => apply(false)} />
      <RejectForm application={rejecting} onClose={() => reject(undefined)} />
    </>
  );
}
