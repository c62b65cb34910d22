import type { RowOf } from "@yunshou/contract";
import { modelling } from "@yunshou/contract/goods/modelling";
import { modellingDecisions, modellingTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import {
  columnsOf,
  type ListColumns,
  namesOf,
  showTime,
  useCan,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { spImageUrl } from "../../platform/images.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { modellingTones } from "../library/tones.ts";
import type { Deciding } from "./DecideForm.tsx";

type Row = RowOf<typeof modelling.list>;

interface ModellingColumns {
  readonly open: (modellingId: string) => void;
  readonly decide: (deciding: Deciding) => void;
}

/** The columns of the requests, with what may be done to each: its merchant submits again, the platform decides (PRODUCT-19). */
export function useModellingColumns({ open, decide }: ModellingColumns): ListColumns<Row> {
  const t = usePhrases("library");
  const words = t.library;
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("goods.product.write");
  const reviews = useCan("goods.library.write");
  const { ask } = useConfirm();
  const submit = useWrite(modelling.submit);
  const nameOf = (row: Row) => namesOf(row.productName, row.productCode);
  const resubmit = (row: Row) =>
    ask({
      text: words.resubmitAsk,
      about: nameOf(row),
      verb: words.resubmit,
      run: () => submit.run({ productId: row.productId }),
      success: ({ dueTime }) => fill(words.submitted, { time: showTime(dueTime) }),
    });

  const column = columnsOf<Row>();
  return [
    column.title("productName", "productName", "productCode", words.fields.productName, {
      width: 230,
      picture: (row) => <img src={spImageUrl(row.thumbnail)} alt="" width={36} height={36} loading="lazy" />,
      onOpen: (row) => open(row.modellingId),
    }),
    column.text("auditRemark", words.fields.auditRemark, { width: 150 }),
    column.text("brand", words.fields.brand, { width: 110, hidden: true }),
    column.text("barcode", words.fields.barcode, { width: 150, hidden: true }),
    column.number("weight", words.fields.weight, { width: 84, hidden: true }),
    column.number("weightTolerance", words.fields.weightTolerance, { width: 110, hidden: true }),
    column.text("merchantName", words.fields.merchantName, { width: 150, role: "sub" }),
    column.time("applyTime", words.fields.applyTime, { sortable: true }),
    column.time("dueTime", words.fields.dueTime, { sortable: true }),
    column.time("reviewTime", words.fields.reviewTime, { hidden: true }),
    column.status("auditStatus", words.fields.auditStatus, words.state, modellingTones),
    column.actions(t.common.list.actions, (row) => [
      {
        key: "resubmit",
        label: words.resubmit,
        refused: readOnly ?? refusal(step(modellingTable, row.auditStatus, "resubmit")),
        onClick: () => resubmit(row),
      },
      ...(reviews
        ? modellingDecisions.map((decision) => ({
            key: decision,
            label: words.decision[decision],
            danger: decision === "reject",
            refused: refusal(step(modellingTable, row.auditStatus, decision)),
            onClick: () => decide({ decision, modellingIds: [row.modellingId], about: nameOf(row) }),
          }))
        : []),
    ]),
  ];
}
