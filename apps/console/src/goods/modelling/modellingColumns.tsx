import type { RowOf } from "@yunshou/contract";
import { modelling } from "@yunshou/contract/goods/modelling";
import { modellingDecisions, modellingTable, step } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import {
  columnsOf,
  namesOf,
  showTime,
  StatusDot,
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
export function useModellingColumns({ open, decide }: ModellingColumns) {
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
    column.custom(
      "thumbnail",
      words.fields.thumbnail,
      (row) => <img src={spImageUrl(row.thumbnail)} alt="" width={40} height={40} loading="lazy" />,
      { width: 72 },
    ),
    column.text("productName", words.fields.productName, {
      fixed: "start",
      width: 220,
      onOpen: (row) => open(row.modellingId),
    }),
    column.text("productCode", words.fields.productCode, { width: 130 }),
    column.custom(
      "auditStatus",
      words.fields.auditStatus,
      (row) => <StatusDot tone={modellingTones[row.auditStatus]}>{words.state[row.auditStatus]}</StatusDot>,
      { width: 130 },
    ),
    column.text("auditRemark", words.fields.auditRemark, { width: 200 }),
    column.text("brand", words.fields.brand, { width: 110 }),
    column.text("barcode", words.fields.barcode, { width: 150 }),
    column.number("weight", words.fields.weight, { width: 96 }),
    column.number("weightTolerance", words.fields.weightTolerance, { width: 110 }),
    column.text("merchantName", words.fields.merchantName, { width: 160 }),
    column.time("applyTime", words.fields.applyTime, { sortable: true }),
    column.time("dueTime", words.fields.dueTime, { sortable: true }),
    column.time("reviewTime", words.fields.reviewTime),
    column.actions(
      t.common.list.actions,
      (row) => [
        { key: "view", label: t.common.action.view, onClick: () => open(row.modellingId) },
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
      ],
      { width: 190 },
    ),
  ];
}
