import { teams } from "@yunshou/contract/machines/shares";
import { Table } from "antd";
import { DetailDrawer, RowActions, showTime, useConfirm, useWrite, namesOf } from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { TeamRow } from "./team.ts";

/** The members of one team; each can be taken out (USER-13). */
export function TeamMembers({
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
          { key: "roles", title: words.fields.roles, render: (_value, member) => listed(member.roles) },
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
                        about: namesOf(member.userName, team?.teamName),
                        verb: words.removeMember,
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
