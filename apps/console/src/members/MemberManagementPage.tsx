import { members } from "@yunshou/contract/members/members";
import { memberLevels } from "@yunshou/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  nothingShown,
  TextFilter,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { bindTones, type MemberRow } from "./state.ts";

const MemberForm = whenOpened(
  async () => (await import("./MemberForm.tsx")).MemberForm,
  ({ editing }) => editing !== undefined,
);
const BlacklistMemberForm = whenOpened(
  async () => (await import("./blacklist/BlacklistMemberForm.tsx")).BlacklistMemberForm,
  ({ member }) => member !== undefined,
);

/** 会员管理: members of all merchants that the caller sees, with cards and levels (CARD-22, CARD-04, SYS-17). */
export function MemberManagementPage() {
  const t = usePhrases("members");
  const words = t.members;
  const navigate = useNavigate();
  const list = useList(members.list, { initial: {} });
  const readOnly = useRefusedWithout("members.member.write");
  const noCards = useRefusedWithout("members.card.read");
  const noBlacklist = useRefusedWithout("members.blacklist.write");
  const { ask } = useConfirm();
  const anonymise = useWrite(members.anonymise);
  const [editing, edit] = useState<{ readonly memberId?: string } | undefined>();
  const [listing, blacklist] = useState<MemberRow | undefined>();
  const gone = (row: MemberRow) => (row.anonymised ? words.hint.anonymised : undefined);

  const column = columnsOf<MemberRow>();
  const columns: ListColumns<MemberRow> = [
    column.title(
      "holderName",
      (row) => (row.anonymised ? words.hint.anonymised : row.holderName),
      (row) => row.holderPhone,
      words.fields.holderName,
      { width: 140 },
    ),
    column.label("memberLevel", words.fields.memberLevel, words.level),
    column.text("cardNo", words.fields.cardNo, { width: 120, role: "sub" }),
    column.label("cardType", words.fields.cardType, words.kind, { hidden: true }),
    column.custom(
      "cardStatus",
      words.fields.cardStatus,
      (row) => (row.cardStatus === null ? nothingShown : words.state[row.cardStatus]),
      { width: 110, words: Object.values(words.state), hidden: true },
    ),
    column.status("bindStatus", words.fields.bindStatus, words.bind, bindTones),
    column.money("balanceFen", words.fields.balance, { sortable: true, width: 100 }),
    column.money("rechargeTotalFen", words.fields.rechargeTotal, { width: 120, hidden: true }),
    column.money("consumeTotalFen", words.fields.consumeTotal, { sortable: true, width: 100 }),
    column.pair("merchant", "merchantName", "merchantNo", words.fields.merchantName, { width: 150, role: undefined }),
    column.time("createdTime", words.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "edit",
        label: t.common.action.edit,
        refused: readOnly ?? gone(row),
        onClick: () => edit({ memberId: row.memberId }),
      },
      {
        key: "view",
        label: t.common.action.view,
        refused: noCards ?? (row.cardId === null ? t.members.errors["members.cardUnbound"] : undefined),
        onClick: () => navigate(`/hygl/wdhyk?cardNo=${encodeURIComponent(row.cardNo ?? "")}`),
      },
      {
        key: "blacklist",
        label: words.action.blacklist,
        danger: true,
        refused: noBlacklist ?? gone(row) ?? (row.blacklisted ? words.hint.listed : undefined),
        onClick: () => blacklist(row),
      },
      {
        key: "anonymise",
        label: words.action.anonymise,
        danger: true,
        refused:
          readOnly ??
          gone(row) ??
          (row.cardStatus !== null && row.cardStatus !== "cancelled"
            ? t.members.errors["members.holdsCards"]
            : BigInt(row.balanceFen ?? 0) < 0n
              ? t.members.errors["members.arrearsOpen"]
              : undefined),
        onClick: () =>
          ask({
            text: words.confirm.anonymise,
            about: namesOf(row.holderName, row.holderPhone),
            verb: words.action.anonymise,
            danger: true,
            run: () => anonymise.run({ memberId: row.memberId }),
          }),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        source="card"
        name="memberManagement"
        title={words.pages["/hygl/chygl"]}
        list={list}
        rowKey="rowId"
        columns={columns}
        filters={[
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
          { name: "merchantName", label: words.fields.merchantName, control: <TextFilter /> },
        ]}
      />
      <MemberForm editing={editing} onClose={() => edit(undefined)} />
      <BlacklistMemberForm member={listing} onClose={() => blacklist(undefined)} />
    </>
  );
}
