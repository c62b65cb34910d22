import { memberAssignments } from "@yunshou/contract/members/members";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { type AssignmentRow, cardTones } from "./state.ts";

const AssignForm = whenOpened(
  async () => (await import("./AssignForm.tsx")).AssignForm,
  ({ member }) => member !== undefined,
);

/** 管理我的会员: members of the merchants below, and their way to another one (CARD-22, PERM-09). */
export function AssignmentsPage() {
  const t = usePhrases("members");
  const words = t.members;
  const navigate = useNavigate();
  const list = useList(memberAssignments.list, { initial: {} });
  const readOnly = useRefusedWithout("members.assignment.write");
  const noMembers = useRefusedWithout("members.member.read");
  const [assigning, assign] = useState<AssignmentRow | undefined>();

  const column = columnsOf<AssignmentRow>();
  const columns: ListColumns<AssignmentRow> = [
    column.title("holderName", "holderName", "holderPhone", words.fields.holderName, {
      width: 160,
      onOpen: noMembers === undefined ? (row) => void navigate(`/hygl/wdhy?memberId=${row.memberId}`) : undefined,
    }),
    column.pair("merchantName", "merchantName", "merchantNo", words.fields.merchantName, {
      width: 150,
      holdsData: true,
    }),
    column.text("cardNo", words.fields.cardNo, { width: 120 }),
    column.label("memberLevel", words.fields.memberLevel, words.level),
    column.money("balanceFen", words.fields.balance, { sortable: true, width: 110 }),
    column.status("cardStatus", words.fields.cardStatus, words.state, cardTones),
    column.time("createdTime", words.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "assign", label: words.action.assign, refused: readOnly, onClick: () => assign(row) },
    ]),
  ];
  return (
    <>
      <ListPage
        source="card"
        name="memberAssignments"
        title={words.titles.assignments}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          { name: "merchantName", label: words.fields.merchantName, control: <TextFilter /> },
          {
            name: "holderPhone",
            label: words.fields.holderPhone,
            control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
          },
        ]}
      />
      <AssignForm member={assigning} onClose={() => assign(undefined)} />
    </>
  );
}
