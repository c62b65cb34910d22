import type { RowOf } from "@yunshou/contract";
import { users } from "@yunshou/contract/access/users";
import { operators } from "@yunshou/contract/machines/operators";
import { checkUserAction, type UserAction } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Tag, Tooltip } from "antd";
import { useRoleName } from "../../access/roleName.ts";
import {
  columnsOf,
  StatusDot,
  type ListColumns,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type OperatorRow = RowOf<typeof operators.list>;

interface OperatorColumns {
  readonly onAssign: (row: OperatorRow) => void;
  readonly onEdit: (userId: string) => void;
  readonly onBlock: (row: OperatorRow) => void;
}

/** The columns of the operators, with what may be done to each (USER-03). */
export function useOperatorColumns({ onAssign, onEdit, onBlock }: OperatorColumns): ListColumns<OperatorRow> {
  const t = usePhrases("merchants", "operators", "users");
  const words = t.operators;
  const roleName = useRoleName();
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const noWrite = useRefusedWithout("access.user.write");
  const noUsers = useRefusedWithout("access.user.read");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const unblock = useWrite(users.unblock);
  /** The same rules with which the server would refuse, the most telling first. */
  const against = (row: OperatorRow, action: UserAction) =>
    noWrite ??
    refusal(checkUserAction(action, row.userState)) ??
    (row.manageable ? undefined : t.common.errors["access.aboveYou"]);

  const column = columnsOf<OperatorRow>();
  return [
    column.title("userName", "userName", "account", words.fields.userName, { sortable: true, width: 150 }),
    column.custom(
      "machineCount",
      words.fields.machineCount,
      (row) => (
        <>
          {row.throughTeams > 0 && (
            <small className="kit-soft">{fill(words.throughTeams, { n: row.throughTeams })} · </small>
          )}
          {row.machineCount}
        </>
      ),
      { sortable: true, width: 130, align: "right", holdsData: true, role: "figure" },
    ),
    column.money("salesAmountFen", words.fields.salesAmount, { width: 120 }),
    column.custom(
      "enabled",
      words.fields.enabled,
      (row) => (
        <Tooltip title={row.blockReason}>
          <span>
            <StatusDot tone={row.userState === "normal" ? "quiet" : "warning"}>
              {words.state[row.userState === "normal" ? "yes" : "no"]}
            </StatusDot>
          </span>
        </Tooltip>
      ),
      { role: "state", words: [words.state.yes, words.state.no] },
    ),
    column.text("phone", words.fields.phone, { width: 120 }),
    column.pair("merchant", "merchantName", "merchantNo", words.fields.merchantName, { width: 150 }),
    column.number("salesOrders", words.fields.salesOrders, { width: 110, hidden: true }),
    column.custom(
      "roles",
      t.users.fields.roles,
      (row) =>
        row.roles.map((role) => (
          <Tag key={role.roleId} variant="filled">
            {roleName(role)}
          </Tag>
        )),
      { width: 170, holdsData: true },
    ),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "assign",
        label: words.assign,
        refused: noGrant ?? noUsers ?? refusal(checkUserAction("authorise", row.userState)),
        onClick: () => onAssign(row),
      },
      { key: "edit", label: t.common.action.edit, refused: against(row, "edit"), onClick: () => onEdit(row.userId) },
      row.userState === "blocked"
        ? {
            key: "resume",
            label: t.merchants.action.resume,
            refused: against(row, "unblock"),
            onClick: () =>
              ask({
                text: t.users.confirm.unblock,
                about: namesOf(row.userName, row.account),
                verb: t.merchants.action.resume,
                run: () => unblock.run({ userId: row.userId }),
              }),
          }
        : {
            key: "stop",
            label: t.merchants.action.stop,
            danger: true,
            refused: against(row, "block"),
            onClick: () => onBlock(row),
          },
    ]),
  ];
}
