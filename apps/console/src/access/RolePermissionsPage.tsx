import type { Permission } from "@yunshou/contract/permissions";
import { allPermissions } from "@yunshou/contract/permissions";
import { roles } from "@yunshou/contract/access/roles";
import { Alert, Form } from "antd";
import { useSearchParams } from "react-router";
import { FormPage, isId, useCall, useRefusedWithout, useWrite } from "../platform/kit/index.ts";
import { Leave } from "../platform/layout/leaving.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { PermissionTree } from "./PermissionTree.tsx";
import { useRoleName } from "./roleName.ts";

const rolesPath = "/xtgl/jsgl";

/** 角色资源权限, by the key `roleid`: what a role may see and do; its holders feel a change within seconds (PERM-14). */
export function RolePermissionsPage() {
  const [params] = useSearchParams();
  const roleId = params.get("roleid");
  return !isId(roleId) ? <Leave to={rolesPath} /> : <TreePage key={roleId} roleId={roleId} />;
}

function TreePage({ roleId }: { readonly roleId: string }) {
  const t = usePhrases("roles");
  const roleName = useRoleName();
  const record = useCall(roles.detail, { roleId }, { anew: true });
  const setPermissions = useWrite(roles.setPermissions);
  const noWrite = useRefusedWithout("access.role.write");
  const role = record.data?.roleId === roleId ? record.data : undefined;
  const refused = noWrite ?? (role === undefined || role.manageable ? undefined : t.roles.readOnly);
  const save = ({ permissions }: { permissions: Permission[] }) => setPermissions.run({ roleId, permissions });
  return (
    <FormPage<{ permissions: Permission[] }>
      title={`${t.roles.permissions}${role === undefined ? "" : ` · ${roleName(role)}`}`}
      back={`${rolesPath}${role?.kind === "app" ? "?kind=app" : ""}`}
      initial={{ permissions: role === undefined ? [] : role.isAdmin ? [...allPermissions] : role.permissions }}
      loading={role === undefined}
      error={record.error}
      submitting={setPermissions.running}
      refused={refused}
      success={t.common.result.modified}
      onSubmit={save}
    >
      <Alert
        className="kit-wide"
        type={refused === undefined ? "info" : "warning"}
        showIcon
        title={role?.isAdmin ? t.roles.fullRights : (refused ?? t.roles.effective)}
      />
      <Form.Item name="permissions" className="kit-wide" style={{ marginTop: 12 }}>
        <PermissionTree disabled={refused !== undefined} />
      </Form.Item>
    </FormPage>
  );
}
