import { machines } from "@yunshou/contract";
import { Button, Dropdown } from "antd";
import { useCall, useWrite } from "../platform/kit/queries.ts";
import { useRefusedWithout } from "../platform/kit/useCan.ts";
import { useConfirm } from "../platform/kit/useConfirm.tsx";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { Binding } from "./BindDialog.tsx";

interface BatchButtonsProps {
  readonly machineIds: readonly string[];
  readonly onBind: (binding: Binding) => void;
}

/** What can be done with all chosen machines at once. */
export function BatchButtons({ machineIds, onBind }: BatchButtonsProps) {
  const t = usePhrases();
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("machines.machine.write") !== undefined;
  const noGrant = useRefusedWithout("machines.machine.grant") !== undefined;
  const noCommand = useRefusedWithout("machines.command.send") !== undefined;
  const options = useCall(machines.options, {}, { enabled: !noGrant });
  const setOperation = useWrite(machines.setOperation);
  const authorise = useWrite(machines.authorise);
  const command = useWrite(machines.command);
  const ids = [...machineIds];
  const takeBack = (userId: string) => ask({ text: t.machines.confirm.deauthorise, danger: true, run: () => authorise.run({ machineIds: ids, userIds: [userId], granted: false }) });
  return (
    <>
      <Button size="small" disabled={noGrant} onClick={() => onBind("users")}>{t.machines.action.authorise}</Button>
      <Dropdown
        trigger={["click"]}
        disabled={noGrant}
        menu={{ items: (options.data?.users ?? []).map((user) => ({ key: user.id, label: `${user.name} (${user.account})`, onClick: () => takeBack(user.id) })) }}
      >
        <Button size="small">{t.machines.action.deauthorise}</Button>
      </Dropdown>
      <Button size="small" disabled={readOnly} onClick={() => onBind("route")}>{t.machines.action.bindRoute}</Button>
      <Button size="small" disabled={noCommand} onClick={() => ask({ text: t.machines.confirm.restart, run: () => command.run({ machineIds: ids, kind: "restart" }), success: t.machines.commandSent })}>{t.values.command.restart}</Button>
      <Button size="small" disabled={readOnly} onClick={() => ask({ text: t.machines.confirm.stopSell, run: () => setOperation.run({ machineIds: ids, operation: "stopSell" }) })}>{t.machines.action.stopSell}</Button>
      <Button size="small" disabled={readOnly} onClick={() => ask({ text: t.machines.confirm.resume, run: () => setOperation.run({ machineIds: ids, operation: "inOperation" }) })}>{t.machines.action.resume}</Button>
    </>
  );
}
