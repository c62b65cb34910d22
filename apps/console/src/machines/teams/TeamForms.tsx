import { teams } from "@yunshou/contract/machines/shares";
import { Form, Input } from "antd";
import { FormModal, PersonField, useRules, useWrite, MerchantField } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import type { TeamRow } from "./team.ts";

/** Adds a team or renames it. */
export function TeamForm({
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
  const add = useWrite(teams.add);
  const rename = useWrite(teams.rename);
  return (
    <FormModal<{ merchantId: string; teamName: string }>
      key={team?.teamId ?? "new"}
      title={team === undefined ? words.add : words.edit}
      about={team?.teamName ?? null}
      verb={t.common.action.save}
      open={editing !== undefined}
      onClose={onClose}
      initial={team === undefined ? { merchantId: sessionCustomData()?.merchantId ?? "" } : { teamName: team.teamName }}
      submitting={add.running || rename.running}
      onSubmit={({ merchantId, teamName }) =>
        team === undefined ? add.run({ merchantId, teamName }) : rename.run({ teamId: team.teamId, teamName })
      }
    >
      {team === undefined && (
        <Form.Item name="merchantId" label={t.merchants.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="teamName" label={words.fields.teamName} rules={[required]}>
        <Input maxLength={60} />
      </Form.Item>
    </FormModal>
  );
}

/** Puts an account into a team. */
export function AddMemberForm({ team, onClose }: { readonly team: TeamRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("merchants", "teams");
  const { required } = useRules();
  const words = t.teams;
  const { run, running } = useWrite(teams.addMember);
  return (
    <FormModal<{ loginName: string }, TeamRow>
      title={words.addMember}
      about={team?.teamName}
      verb={words.addMember}
      of={team}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ loginName }, { teamId }) => run({ teamId, loginName })}
    >
      <Form.Item name="loginName" label={t.merchants.fields.loginName} extra={words.accountHint} rules={[required]}>
        <PersonField by="number" usable allowClear={false} />
      </Form.Item>
    </FormModal>
  );
}
