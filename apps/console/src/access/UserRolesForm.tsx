import { users } from "@yunshou/contract/access/users";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Form } from "antd";
import { Link } from "react-router";
import { FormModal, useCall, useCan, useRules, useWrite, SearchChoice } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { addRolePath } from "./addRolePath.ts";
import { useRoleOptions } from "./useRoleOptions.ts";

/** 批量修改角色: the chosen roles in place of those the users have (USER-03). */
export function UserRolesForm({
  userIds,
  onClose,
}: {
  readonly userIds: readonly string[] | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("users", "roles");
  const addsRoles = useCan("access.role.write");
  const { required } = useRules();
  const options = useCall(users.options, {}, { enabled: userIds !== undefined });
  const roleOptions = useRoleOptions(options.data?.roles ?? []);
  const setRoles = useWrite(users.setRoles);
  const save = ({ roleIds }: { roleIds: string[] }) => setRoles.run({ userIds: [...(userIds ?? [])], roleIds });
  return (
    <FormModal<{ roleIds: string[] }>
      title={t.users.action.setRoles}
      about={fill(t.common.list.selected, { n: userIds?.length ?? 0 })}
      verb={t.common.action.save}
      open={userIds !== undefined}
      onClose={onClose}
      initial={{ roleIds: [] }}
      loading={options.data === undefined}
      error={options.error}
      submitting={setRoles.running}
      success={t.common.result.modified}
      onSubmit={save}
    >
      <Alert
        type="info"
        showIcon
        title={fill(t.users.rolesReplaced, { n: userIds?.length ?? 0 })}
        style={{ marginBottom: 16 }}
      />
      <Form.Item
        name="roleIds"
        label={t.users.fields.roles}
        rules={[required]}
        extra={
          addsRoles && (
            <Link to={addRolePath()} onClick={onClose}>
              {t.roles.pages["/shgl/xzjs"]}
            </Link>
          )
        }
      >
        <SearchChoice mode="multiple" placeholder={t.common.form.select} options={roleOptions(undefined)} />
      </Form.Item>
    </FormModal>
  );
}
