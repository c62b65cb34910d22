import type { RowOf } from "@yunshou/contract";
import { cardDetails } from "@yunshou/contract/members/details";
import { useNavigate } from "react-router";
import {
  CardField,
  columnsOf,
  type ListColumns,
  ListPage,
  nothingShown,
  OpenText,
  showMoney,
  TextFilter,
  useList,
  useRefusedWithout,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof cardDetails.arrears>;

/** 欠款还款: cards in arrears now, first; then the recharges that repaid some (CARD-22). */
export function ArrearsPage() {
  const t = usePhrases("members");
  const words = t.members;
  const navigate = useNavigate();
  const list = useList(cardDetails.arrears, { initial: {} });
  const noMoney = useRefusedWithout("members.card.recharge");
  const column = columnsOf<Row>();
  const columns: ListColumns<Row> = [
    column.title("cardNo", "cardNo", "holderName", words.fields.cardNo, { width: 170 }),
    column.money("arrearsFen", words.fields.arrears, { width: 130 }),
    column.custom(
      "orderNo",
      words.fields.arrearsOrder,
      ({ orderNo }) =>
        orderNo === null ? (
          nothingShown
        ) : (
          <OpenText text={orderNo} onOpen={() => void navigate(`/jygl/ddgl?orderNo=${orderNo}&open=${orderNo}`)} />
        ),
      { width: 170, holdsData: true },
    ),
    column.custom(
      "repaid",
      words.fields.repaid,
      (row) => (row.repaidFen === null ? words.hint.open : showMoney(row.repaidFen)),
      {
        width: 130,
        align: "right",
        words: [words.hint.open],
        holdsData: true,
      },
    ),
    column.time("repaidTime", words.fields.repaidTime, { sortable: true }),
    column.text("merchantName", words.fields.merchantName, { width: 170, role: "sub" }),
    column.actions(t.common.list.actions, (row) =>
      row.repaidFen === null
        ? [
            {
              key: "repay",
              label: words.action.repay,
              refused: noMoney,
              onClick: () => navigate(`/hygl/wdhyk?cardNo=${encodeURIComponent(row.cardNo)}`),
            },
          ]
        : [],
    ),
  ];
  return (
    <ListPage
      source="card"
      name="cardArrears"
      title={words.pages["/hygl/qkhk"]}
      list={list}
      rowKey="rowId"
      columns={columns}
      filters={[
        { name: "cardNo", label: words.fields.cardNo, control: <CardField by="number" /> },
        {
          name: "holderPhone",
          label: words.fields.holderPhone,
          control: <TextFilter placeholder={words.hint.wholePhone} maxLength={11} />,
        },
      ]}
    />
  );
}
