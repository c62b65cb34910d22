import { PlusOutlined } from "@ant-design/icons";
import type { RowOf } from "@yunshou/contract";
import { teams } from "@yunshou/contract/machines/shares";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { Button, Form, Input, Select, Table, Tooltip } from "antd";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  columnsOf,
  DetailDrawer,
  FormModal,
  ListPage,
  RowActions,
  showTime,
  TextFilter,
  useCall,
  useConfirm,
  useList,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import "../../merchants/merchants.css";

type TeamRow = RowOf<typeof teams.list>;

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
  const columns = [
    column.text("teamName", words.fields.teamName, {
      sortable: true,
      fixed: "start",
      width: 170,
      onOpen: (row) => open(row.teamId),
    }),
    column.text("merchantName", t.merchants.fields.merchantName, { width: 150 }),
    column.custom("memberNum", words.fields.memberNum, (row) => row.members.length, { width: 80, align: "right" }),
    column.custom("members", words.fields.userName, (row) => row.members.map((member) => member.userName).join("、"), {
      width: 190,
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
          onClick: () => askDelete(() => remove.run({ teamId: row.teamId })),
        },
      ],
      { width: 252 },
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
          <Tooltip title={readOnly}>
            <Button type="primary" icon={<PlusOutlined />} disabled={readOnly !== undefined} onClick={() => edit({})}>
              {words.add}
            </Button>
          </Tooltip>
        }
      />
      <Members
        team={list.rows.find((row) => row.teamId === openId)}
        onClose={() => open(undefined)}
        refused={readOnly}
      />
      <TeamForm editing={editing} onClose={() => edit(undefined)} />
      <MemberForm team={adding} onClose={() => addTo(undefined)} />
    </>
  );
}

function Members({
  team,
  onClose,
  refused,
}: {
  readonly team: TeamRow | undefined;
  readonly onClose: () => void;
  readonly refused: string | undefined;
}) {
  const t = usePhrases("merchants", "teams");
  const words = t.teams;
  const { ask } = useConfirm();
  const { run } = useWrite(teams.removeMember);
  return (
    <DetailDrawer title={team?.teamName} open={team !== undefined} onClose={onClose} loading={false} error={null}>
      <Table<TeamRow["members"][number]>
        rowKey="userId"
        size="middle"
        pagination={false}
        dataSource={team?.members ?? []}
        columns={[
          { key: "userName", title: words.fields.userName, render: (_value, member) => member.userName },
          { key: "account", title: t.merchants.fields.loginName, render: (_value, member) => member.account },
          { key: "phone", title: words.fields.phone, render: (_value, member) => member.phone },
          { key: "roles", title: words.fields.roles, render: (_value, member) => member.roles.join("、") },
          { key: "addedTime", title: words.fields.addedTime, render: (_value, member) => showTime(member.addedTime) },
          {
            key: "actions",
            title: t.common.list.actions,
            render: (_value, member) => (
              <RowActions
                actions={[
                  {
                    key: "remove",
                    label: words.removeMember,
                    danger: true,
                    refused,
                    onClick: () =>
                      ask({
                        text: words.removeMemberConfirm,
                        danger: true,
                        run: async () => team && run({ teamId: team.teamId, userId: member.userId }),
                      }),
                  },
                ]}
              />
            ),
          },
        ]}
      />
    </DetailDrawer>
  );
}

function TeamForm({
  editing,
  onClose,
}: {
  readonly editing: { readonly team?: TeamRow } | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("merchants", "teams");
  const { required } = useRules();
  const words = t.teams;
  const team = editing?.team;
  const tree = useCall(merchants.tree, {}, { enabled: editing !== undefined && team === undefined });
  const add = useWrite(teams.add);
  const rename = useWrite(teams.rename);
  return (
    <FormModal<{ merchantId: string; teamName: string }>
      key={team?.teamId ?? "new"}
      title={team === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={team === undefined ? { merchantId: sessionCustomData()?.merchantId ?? "" } : { teamName: team.teamName }}
      loading={team === undefined && tree.data === undefined}
      error={tree.error}
      submitting={add.running || rename.running}
      onSubmit={({ merchantId, teamName }) =>
        team === undefined ? add.run({ merchantId, teamName }) : rename.run({ teamId: team.teamId, teamName })
      }
    >
      {team === undefined && (
        <Form.Item name="merchantId" label={t.merchants.fields.merchantName} rules={[required]}>
          <Select
            showSearch={{ optionFilterProp: "label" }}
            options={(tree.data?.nodes ?? [])
              .filter((node) => node.status === "normal")
              .map((node) => ({ value: node.merchantId, label: `${node.merchantNo} ${node.merchantName}` }))}
          />
        </Form.Item>
      )}
      <Form.Item name="teamName" label={words.fields.teamName} rules={[required]}>
        <Input maxLength={60} />
      </Form.Item>
    </FormModal>
  );
}

function MemberForm({ team, onClose }: { readonly team: TeamRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("merchants", "teams");
  const { required } = useRules();
  const words = t.teams;
  const { run, running } = useWrite(teams.addMember);
  return (
    <FormModal<{ loginName: string }, TeamRow>
      title={`${words.addMember} · ${team?.teamName ?? ""}`}
      of={team}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ loginName }, { teamId }) => run({ teamId, loginName })}
    >
      <Form.Item name="loginName" label={t.merchants.fields.loginName} extra={words.accountHint} rules={[required]}>
        <Input maxLength={20} />
      </Form.Item>
    </FormModal>
  );
}
