import { operators } from "@yunshou/contract/machines/operators";
import { Button } from "antd";
import { useState } from "react";
import {
  AddButton,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { type OperatorRow, useOperatorColumns } from "./operatorColumns.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const AddOperatorForm = whenOpened(
  async () => (await import("./AddOperatorForm.tsx")).AddOperatorForm,
  ({ open }) => open,
);
const EditOperatorForm = whenOpened(
  async () => (await import("./EditOperatorForm.tsx")).EditOperatorForm,
  ({ userId }) => userId !== undefined,
);
const BlockForm = whenOpened(
  async () => (await import("../../access/BlockForm.tsx")).BlockForm,
  ({ user }) => user !== undefined,
);
const UserMachines = whenOpened(
  async () => (await import("../../access/UserMachines.tsx")).UserMachines,
  ({ user }) => user !== undefined,
);
const UserRolesForm = whenOpened(
  async () => (await import("../../access/UserRolesForm.tsx")).UserRolesForm,
  ({ userIds }) => userIds !== undefined,
);

/** 运营列表: ordinary users who operate machines, with what these sold (MACHINE-04, MACHINE-29, USER-03). */
export function OperatorsPage() {
  const t = usePhrases("merchants", "operators", "users");
  const words = t.operators;
  const list = useList(operators.list, { initial: {} });
  const noWrite = useRefusedWithout("access.user.write");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const [adding, add] = useState(false);
  const [editing, edit] = useState<string | undefined>();
  const [blocking, block] = useState<OperatorRow | undefined>();
  const [assigning, assign] = useState<OperatorRow | undefined>();
  const [changing, change] = useState<readonly string[] | undefined>();
  const columns = useOperatorColumns({ onAssign: assign, onEdit: edit, onBlock: block });

  return (
    <>
      <ListPage
        name="operators"
        title={words.pages["/shgl/yylb"]}
        list={list}
        rowKey="userId"
        columns={columns}
        filters={[
          { name: "userName", label: words.fields.userName, control: <TextFilter /> },
          {
            name: "phone",
            label: words.fields.phone,
            control: <TextFilter maxLength={13} inputMode="tel" placeholder={t.users.phoneSearch} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={noGrant} onClick={() => add(true)}>
              {words.add}
            </AddButton>
            <ListExport of={operators.export} list={list} />
          </>
        }
        batch={(keys) => (
          <Button size="small" disabled={noWrite !== undefined} onClick={() => change(keys.map(String))}>
            {t.users.action.setRoles}
          </Button>
        )}
      />
      <AddOperatorForm open={adding} onClose={() => add(false)} />
      <EditOperatorForm userId={editing} onClose={() => edit(undefined)} />
      <BlockForm user={blocking} onClose={() => block(undefined)} />
      <UserMachines
        user={assigning === undefined ? undefined : { userId: assigning.userId, name: assigning.userName }}
        onClose={() => assign(undefined)}
      />
      <UserRolesForm userIds={changing} onClose={() => change(undefined)} />
    </>
  );
}
