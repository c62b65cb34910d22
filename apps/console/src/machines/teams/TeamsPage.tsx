import { teams } from "@yunshou/contract/machines/shares";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  AddButton,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import type { TeamRow } from "./team.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../../merchants/merchants.css";

const TeamMembers = whenOpened(
  async () => (await import("./TeamMembers.tsx")).TeamMembers,
  ({ team }) => team !== undefined,
);
const TeamForm = whenOpened(
  async () => (await import("./TeamForms.tsx")).TeamForm,
  ({ editing }) => editing !== undefined,
);
const AddMemberForm = whenOpened(
  async () => (await import("./TeamForms.tsx")).AddMemberForm,
  ({ team }) => team !== undefined,
);

/** 我的团队: teams of the merchant with their members (USER-13). */
export function TeamsPage() {
  const t = usePhrases("merchants", "shares", "teams");
  const words = t.teams;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const list = useList(teams.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.team.write");
  const noShares = useRefusedWithout("machines.share.read");
  const remove = useWrite(teams.remove);
  const { askDelete } = useConfirm();
  const [editing, edit] = useState<{ team?: TeamRow } | undefined>();
  const [adding, addTo] = useState<TeamRow | undefined>();
  const openId = params.get("open");
  const open = (teamId: string | undefined) => {
    const next = new URLSearchParams(params);
    if (teamId === undefined) next.delete("open");
    else next.set("open", teamId);
    setParams(next, { replace: true });
  };

  const column = columnsOf<TeamRow>();
  const columns: ListColumns<TeamRow> = [
    column.title("teamName", "teamName", null, words.fields.teamName, {
      sortable: true,
      width: 180,
      onOpen: (row) => open(row.teamId),
    }),
    column.text("merchantName", t.merchants.fields.merchantName, { width: 150 }),
    column.custom("memberNum", words.fields.memberNum, (row) => row.members.length, {
      width: 80,
      align: "right",
      holdsData: true,
      role: "figure",
    }),
    column.custom("members", words.fields.userName, (row) => listed(row.members.map((member) => member.userName)), {
      width: 220,
      holdsData: true,
      role: "sub",
    }),
    column.number("machineCount", t.merchants.fields.machines, { width: 104 }),
    column.time("createdTime", t.merchants.fields.createdAt, { sortable: true }),
    column.actions(
      t.common.list.actions,
      (row) => [
        { key: "addMember", label: words.addMember, refused: readOnly, onClick: () => addTo(row) },
        {
          key: "machines",
          label: t.shares.grant,
          refused: noShares,
          onClick: () => navigate(`/shgl/tdjqsq?team=${row.teamId}`),
        },
        { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit({ team: row }) },
        {
          key: "delete",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly,
          onClick: () => askDelete(row.teamName, () => remove.run({ teamId: row.teamId })),
        },
      ],
      { width: 136 },
    ),
  ];

  return (
    <>
      <ListPage
        name="teams"
        title={words.pages["/shgl/wdtd"]}
        list={list}
        rowKey="teamId"
        columns={columns}
        filters={[
          { name: "teamName", label: words.fields.teamName, control: <TextFilter /> },
          { name: "userName", label: words.fields.userName, control: <TextFilter /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {words.add}
          </AddButton>
        }
      />
      <TeamMembers
        team={list.rows.find((row) => row.teamId === openId)}
        onClose={() => open(undefined)}
        refused={readOnly}
      />
      <TeamForm editing={editing} onClose={() => edit(undefined)} />
      <AddMemberForm team={adding} onClose={() => addTo(undefined)} />
    </>
  );
}
