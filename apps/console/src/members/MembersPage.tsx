import { members } from "@yunshou/contract/members/members";
import { checkUnbind, memberLevels } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
  namesOf,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { AreaField } from "./areas/AreaField.tsx";
import { SchoolField } from "./schools/SchoolField.tsx";
import { bindTones, type MemberRow } from "./state.ts";

const MemberForm = whenOpened(
  async () => (await import("./MemberForm.tsx")).MemberForm,
  ({ editing }) => editing !== undefined,
);
const BindForm = whenOpened(
  async () => (await import("./BindForm.tsx")).BindForm,
  ({ member }) => member !== undefined,
);

/** 我的会员: members with their cards, whose binding changes here (CARD-02, CARD-04). */
export function MembersPage() {
  const t = usePhrases("members");
  const words = t.members;
  const navigate = useNavigate();
  const list = useList(members.list, { initial: {} });
  const readOnly = useRefusedWithout("members.member.write");
  const noCards = useRefusedWithout("members.card.read");
  const noBooks = useRefusedWithout("members.movement.read");
  const { ask } = useConfirm();
  const unbind = useWrite(members.unbind);
  const [editing, edit] = useState<{ readonly memberId?: string } | undefined>();
  const [binding, bind] = useState<MemberRow | undefined>();
  const none = (row: MemberRow) => (row.cardId === null ? t.members.errors["members.cardUnbound"] : undefined);

  const column = columnsOf<MemberRow>();
  const columns: ListColumns<MemberRow> = [
    column.title("holderName", "holderName", "holderPhone", words.fields.holderName, { width: 140 }),
    column.label("memberLevel", words.fields.memberLevel, words.level, { hidden: true }),
    column.text("cardNo", words.fields.cardNo, { width: 120, role: "sub" }),
    column.money("balanceFen", words.fields.balance, { sortable: true, width: 100 }),
    column.money("giftFen", words.fields.giftAmount, { hidden: true }),
    column.label("cardType", words.fields.cardType, words.kind, { hidden: true }),
    column.money("consumeTotalFen", words.fields.consumeTotal, { sortable: true, width: 100 }),
    column.number("consumeCount", words.fields.consumeCount, { width: 84, hidden: true }),
    column.pair("merchant", "merchantName", "merchantNo", words.fields.merchantName, { width: 150, role: undefined }),
    column.status("bindStatus", words.fields.bindStatus, words.bind, bindTones),
    column.text("areaName", words.fields.areaName, { hidden: true }),
    column.text("schoolClass", words.fields.schoolClass, { width: 180, hidden: true }),
    column.text("remark", words.fields.remark, { width: 160, hidden: true }),
    column.time("createdTime", words.fields.createdTime, { sortable: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly,
        onClick: () => edit({ memberId: row.memberId }),
      },
      row.bindStatus === "unbound"
        ? { key: "bind", label: words.action.bind, refused: readOnly, onClick: () => bind(row) }
        : {
            key: "unbind",
            label: words.action.unbind,
            refused:
              readOnly ??
              (checkUnbind({ balanceFen: BigInt(row.balanceFen ?? 0) }).ok
                ? undefined
                : t.members.errors["members.arrearsOpen"]),
            onClick: () =>
              ask({
                text: words.confirm.unbind,
                about: namesOf(row.holderName, row.cardNo),
                verb: words.action.unbind,
                run: () => unbind.run({ memberId: row.memberId, cardId: row.cardId ?? "0" }),
              }),
          },
      {
        key: "recharge",
        label: words.action.recharge,
        refused: noCards ?? none(row),
        onClick: () => navigate(`/hygl/wdhyk?cardNo=${encodeURIComponent(row.cardNo ?? "")}`),
      },
      {
        key: "purchases",
        label: words.action.purchases,
        refused: noBooks ?? none(row),
        onClick: () => navigate(`/hygl/kkmx?cardNo=${encodeURIComponent(row.cardNo ?? "")}`),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        name="members"
        title={words.titles.members}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
          {
            name: "holderName",
            label: words.fields.holderName,
            control: <TextFilter placeholder={words.hint.wholeName} />,
          },
          {
            name: "holderPhone",
            label: words.fields.holderPhone,
            control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
          },
          {
            name: "memberLevel",
            label: words.fields.memberLevel,
            control: <ChoiceFilter values={memberLevels} words={words.level} />,
          },
          { name: "cardNo", label: words.fields.cardNo, control: <TextFilter /> },
          { name: "areaId", label: words.fields.areaName, control: <AreaField allowClear /> },
          { name: "schoolUnitId", label: words.fields.schoolUnitId, control: <SchoolField allowClear /> },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit({})}>
            {words.action.add}
          </AddButton>
        }
      />
      <MemberForm editing={editing} onClose={() => edit(undefined)} />
      <BindForm member={binding} onClose={() => bind(undefined)} />
    </>
  );
}
