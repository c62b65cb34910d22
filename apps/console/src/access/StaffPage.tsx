import { users } from "@yunshou/contract/access/users";
import { userStates } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  ListExport,
  ListPage,
  TextFilter,
  useCall,
  useList,
  useRefusedWithout,
  whenOpened,
  SearchChoice,
  MerchantField,
} from "../platform/kit/index.ts";
import { type StaffRow, useStaffColumns } from "./staffColumns.tsx";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { useRoleName } from "./roleName.ts";

const BlockForm = whenOpened(
  async () => (await import("./BlockForm.tsx")).BlockForm,
  ({ user }) => user !== undefined,
);
const UserMachines = whenOpened(
  async () => (await import("./UserMachines.tsx")).UserMachines,
  ({ user }) => user !== undefined,
);
const UserRolesForm = whenOpened(
  async () => (await import("./UserRolesForm.tsx")).UserRolesForm,
  ({ userIds }) => userIds !== undefined,
);

/** 员工管理: the users of the own merchants, with roles, blocking, passwords and authorised machines (USER-01 to USER-12). */
export function StaffPage() {
  const t = usePhrases("users");
  const words = t.users.fields;
  const navigate = useNavigate();
  const list = useList(users.list, { initial: {} });
  const options = useCall(users.options, {});
  const roleName = useRoleName();
  const [blocking, block] = useState<StaffRow | undefined>();
  const [authorising, authorise] = useState<StaffRow | undefined>();
  const [changing, change] = useState<readonly string[] | undefined>();
  const noWrite = useRefusedWithout("access.user.write");

  const columns = useStaffColumns({ onBlock: block, onAuthorise: authorise });

  return (
    <>
      <ListPage
        name="users"
        title={t.users.title}
        list={list}
        rowKey="userId"
        columns={columns}
        filters={[
          { name: "account", label: words.account, control: <TextFilter /> },
          { name: "name", label: words.name, control: <TextFilter /> },
          {
            name: "phone",
            label: words.phone,
            control: <TextFilter maxLength={13} inputMode="tel" placeholder={t.users.phoneSearch} />,
          },
          {
            name: "roleId",
            label: words.roles,
            control: (
              <SearchChoice
                allowClear
                placeholder={t.common.list.all}
                options={(options.data?.roles ?? []).map((role) => ({ value: role.roleId, label: roleName(role) }))}
              />
            ),
          },
          {
            name: "userStatus",
            label: words.userStatus,
            control: <ChoiceFilter values={userStates} words={t.users.state} />,
          },
          {
            name: "organisationId",
            label: words.organisation,
            control: (
              <SearchChoice
                allowClear
                placeholder={t.common.list.all}
                options={(options.data?.organisations ?? []).map((one) => ({
                  value: one.organisationId,
                  label: one.name,
                }))}
              />
            ),
          },
          { name: "merchantNo", label: words.merchantName, control: <MerchantField by="number" /> },
        ]}
        toolbar={
          <>
            <AddButton refused={noWrite} onClick={() => void navigate("/shgl/xzyg")}>
              {t.users.pages["/shgl/xzyg"]}
            </AddButton>
            <Button disabled={noWrite !== undefined} title={noWrite} onClick={() => void navigate("/shgl/xzyh")}>
              {t.users.pages["/shgl/xzyh"]}
            </Button>
            <ListExport of={users.export} list={list} />
          </>
        }
        batch={(keys) => (
          <Button size="small" disabled={noWrite !== undefined} onClick={() => change(keys.map(String))}>
            {t.users.action.setRoles}
          </Button>
        )}
      />
      <BlockForm user={blocking} onClose={() => block(undefined)} />
      <UserRolesForm userIds={changing} onClose={() => change(undefined)} />
      <UserMachines user={authorising} onClose={() => authorise(undefined)} />
    </>
  );
}
