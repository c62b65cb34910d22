import type { RowOf } from "@yunshou/contract";
import { users } from "@yunshou/contract/access/users";
import { views } from "@yunshou/contract/access/views";
import { checkUserAction, type UserAction } from "@yunshou/domain";
import { Tag } from "antd";
import { useNavigate } from "react-router";
import {
  columnsOf,
  type Tone,
  type ListColumns,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { firstLeaf, rememberedLoginPath, sessionUser, startSession } from "../platform/session/session.ts";
import { useRoleName } from "./roleName.ts";

export type StaffRow = RowOf<typeof users.list>;

const tones: Readonly<Record<StaffRow["userStatus"], Tone>> = {
  normal: "quiet",
  blocked: "warning",
  deleted: "neutral",
};

interface StaffColumns {
  readonly onBlock: (row: StaffRow) => void;
  readonly onAuthorise: (row: StaffRow) => void;
}

/** The columns of the users of the own merchants, with what may be done to each (USER-03 to USER-12). */
export function useStaffColumns({ onBlock, onAuthorise }: StaffColumns): ListColumns<StaffRow> {
  const t = usePhrases("users");
  const words = t.users.fields;
  const navigate = useNavigate();
  const roleName = useRoleName();
  const { ask, askDelete } = useConfirm();
  const refusal = useRefusalText();
  const noWrite = useRefusedWithout("access.user.write");
  const noReset = useRefusedWithout("access.user.resetPassword");
  const noGrant = useRefusedWithout("machines.machine.grant");
  const noView = useRefusedWithout("access.user.viewAs");
  const [unblock, remove, restore, erase, reset, resetFactor, begin] = [
    useWrite(users.unblock),
    useWrite(users.remove),
    useWrite(users.restore),
    useWrite(users.erase),
    useWrite(users.resetPassword),
    useWrite(users.resetSecondFactor),
    useWrite(views.begin),
  ];

  /** The same rules with which the server would refuse, the most telling first. */
  const against = (row: StaffRow, action: UserAction) => {
    if (row.userId === sessionUser()?.userid) return t.common.errors["access.notYourself"];
    return (
      refusal(checkUserAction(action, row.userStatus)) ??
      (row.manageable ? undefined : t.common.errors["access.aboveYou"])
    );
  };
  const notAuthorisable = (row: StaffRow) =>
    noGrant ??
    refusal(checkUserAction("authorise", row.userStatus)) ??
    (row.level === "2" ? undefined : t.users.machines.notNeeded);
  const view = (userId: string) => async () => {
    const answer = await begin.run({ userId, loginUrl: rememberedLoginPath() ?? "/login" });
    startSession(answer);
    window.location.assign(firstLeaf(answer.userInfo.menuJsonTree));
  };

  const column = columnsOf<StaffRow>();
  return [
    column.title("name", "name", "account", words.name, { sortable: true, width: 136 }),
    column.text("account", words.account, { sortable: true, hidden: true }),
    column.text("phone", words.phone, { width: 116, role: "sub" }),
    column.text("officePhone", words.officePhone, { hidden: true }),
    column.text("email", words.email, { width: 170, hidden: true }),
    column.label("level", words.level, t.users.level, { hidden: true }),
    column.custom(
      "roles",
      words.roles,
      (row) =>
        row.roles.map((role) => (
          <Tag key={role.roleId} variant="filled" style={{ whiteSpace: "normal" }}>
            {roleName(role)}
          </Tag>
        )),
      { width: 150, holdsData: true },
    ),
    column.text("organisationName", words.organisation, { width: 100 }),
    column.status("userStatus", words.userStatus, t.users.state, tones),
    column.text("blockReason", words.blockReason, { width: 140, hidden: true }),
    column.custom(
      "machineCount",
      words.machineCount,
      (row) => (row.level === "2" ? row.machineCount : t.common.list.all),
      { width: 80, align: "right", holdsData: true, role: "figure" },
    ),
    column.pair("merchant", "merchantName", "merchantNo", words.merchantName, { width: 106 }),
    column.time("createdAt", words.createdAt, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: noWrite ?? against(row, "edit"),
        onClick: () => void navigate(`/shgl/bjyh?userid=${row.userId}`),
      },
      {
        key: "authorise",
        label: t.users.action.authorise,
        refused: notAuthorisable(row),
        onClick: () => onAuthorise(row),
      },
      {
        key: "reset",
        label: t.users.action.resetPassword,
        refused: noReset ?? against(row, "resetPassword"),
        onClick: () =>
          ask({
            text: t.users.confirm.resetPassword,
            about: namesOf(row.name, row.account),
            verb: t.users.action.resetPassword,
            run: () => reset.run({ userId: row.userId }),
            success: t.users.passwordSent,
          }),
      },
      {
        key: "resetFactor",
        label: t.users.action.resetFactor,
        refused: noReset ?? against(row, "resetSecondFactor"),
        onClick: () =>
          ask({
            text: t.users.confirm.resetFactor,
            about: namesOf(row.name, row.account),
            verb: t.users.action.resetFactor,
            run: () => resetFactor.run({ userId: row.userId }),
          }),
      },
      row.userStatus === "blocked"
        ? {
            key: "unblock",
            label: t.users.action.unblock,
            refused: noWrite ?? against(row, "unblock"),
            onClick: () =>
              ask({
                text: t.users.confirm.unblock,
                about: namesOf(row.name, row.account),
                verb: t.users.action.unblock,
                run: () => unblock.run({ userId: row.userId }),
              }),
          }
        : {
            key: "block",
            label: t.users.action.block,
            refused: noWrite ?? against(row, "block"),
            onClick: () => onBlock(row),
          },
      {
        key: "view",
        label: t.users.action.viewAs,
        refused:
          noView ??
          (row.userStatus !== "normal"
            ? t.common.errors["state.notAllowed"]
            : row.level === "3"
              ? t.common.errors["access.aboveYou"]
              : undefined),
        onClick: () =>
          ask({
            text: t.users.confirm.viewAs,
            about: namesOf(row.name, row.account),
            verb: t.users.action.viewAs,
            run: view(row.userId),
            success: null,
          }),
      },
      ...(row.userStatus === "deleted"
        ? [
            {
              key: "restore",
              label: t.users.action.restore,
              refused: noWrite ?? against(row, "restore"),
              onClick: () =>
                ask({
                  text: t.users.confirm.restore,
                  about: namesOf(row.name, row.account),
                  verb: t.users.action.restore,
                  run: () => restore.run({ userId: row.userId }),
                }),
            },
            {
              key: "erase",
              label: t.users.action.erase,
              danger: true,
              refused: noWrite ?? against(row, "erase"),
              onClick: () =>
                ask({
                  text: t.users.confirm.erase,
                  about: namesOf(row.name, row.account),
                  verb: t.users.action.erase,
                  danger: true,
                  success: t.common.result.deleted,
                  cancelled: t.common.result.deleteCancelled,
                  run: () => erase.run({ userId: row.userId }),
                }),
            },
          ]
        : [
            {
              key: "remove",
              label: t.common.action.delete,
              danger: true,
              refused: noWrite ?? against(row, "remove"),
              onClick: () => askDelete(namesOf(row.name, row.account), () => remove.run({ userId: row.userId })),
            },
          ]),
    ]),
  ];
}
