import { approvals } from "@yunshou/contract/insight/approvals";
import { approvalKinds, approvalViews, type ApprovalView } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Segmented } from "antd";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  choicesOf,
  columnsOf,
  type FiltersOf,
  type ListColumns,
  ListPage,
  MerchantField,
  nothingShown,
  OpenText,
  Pair,
  showNumber,
  showTime,
  useList,
} from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { type ApprovalRow, nameOf, pageOf, placeOf } from "./place.ts";
import { showDuration } from "../../platform/kit/show/duration.ts";

/** 审批中心: everything that waits for a second person, each leading to the place where it is decided (patterns §7.6). */
export function ApprovalsPage() {
  const t = usePhrases("approvals");
  const words = t.approvals;
  const { fields, action } = words;
  const language = useLanguage();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const list = useList(approvals.list, {
    initial: { approvalView: "toDecide" } as FiltersOf<typeof approvals.list>,
    pollMs: 60_000,
  });
  const { approvalView = "toDecide" } = list.filters;
  const now = new Date().toISOString();
  const quantityOf = ({ approvalKind, quantity }: ApprovalRow) =>
    quantity === null
      ? nothingShown
      : fill(approvalKind === "rollout" ? words.machines : words.pieces, { n: showNumber(quantity) });
  const subject = (row: ApprovalRow) => {
    const [main, second] = nameOf(row);
    const shown = canOpen(pageOf(row)) ? (
      <OpenText text={main || second} onOpen={() => void navigate(placeOf(row))} />
    ) : (
      main || second
    );
    return <Pair main={shown} second={second} />;
  };
  const column = columnsOf<ApprovalRow>();
  const columns: ListColumns<ApprovalRow> = [
    column.title("approvalKind", ({ approvalKind }) => words.kind[approvalKind], null, fields.approvalKind, {
      width: 150,
      words: Object.values(words.kind),
      onOpen: (row) => void navigate(placeOf(row)),
    }),
    column.custom("objectName", fields.objectName, subject, { width: 200, holdsData: true, role: "sub" }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140 }),
    column.money("amountFen", fields.amount, { width: 110, sortable: true }),
    column.custom("quantity", fields.quantity, quantityOf, { width: 90, align: "right" }),
    column.text("asker", fields.asker, { width: 100 }),
    column.custom(
      "askedTime",
      fields.askedTime,
      ({ askedTime }) => <Pair main={showTime(askedTime)} second={showDuration(askedTime, now, language)} />,
      { width: 150, sortable: true, holdsData: true },
    ),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "open",
        label: approvalView === "mine" ? action.look : action.decide,
        onClick: () => void navigate(placeOf(row)),
      },
    ]),
  ];
  return (
    <ListPage
      source="deed"
      name="approvals"
      title={words.pages["/xtgl/spzx"]}
      list={list}
      rowKey="approvalId"
      columns={columns}
      filters={[
        {
          name: "approvalKind",
          label: fields.approvalKind,
          control: <ChoiceFilter values={approvalKinds} words={words.kind} />,
        },
        { name: "merchantNo", label: t.common.fields.merchantName, control: <MerchantField by="number" /> },
      ]}
      toolbar={
        <Segmented<ApprovalView>
          aria-label={words.viewAs}
          value={approvalView}
          options={choicesOf(approvalViews, words.view)}
          onChange={(value) => list.search({ ...list.filters, approvalView: value })}
        />
      }
    />
  );
}
