import type { RowOf } from "@yunshou/contract";
import type { library } from "@yunshou/contract/goods/library";
import { columnsOf, namesOf, nothingShown, StatusDot, useCan, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { spImageUrl } from "../../platform/images.ts";
import { modellingTones } from "./tones.ts";

type Row = RowOf<typeof library.list>;

interface LibraryColumns {
  readonly open: (libraryId: string) => void;
  readonly edit: (libraryId: string) => void;
  readonly take: (libraryIds: readonly string[], about: string) => void;
}

/** The columns of the library, with what may be done to each product. */
export function useLibraryColumns({ open, edit, take }: LibraryColumns) {
  const t = usePhrases("library");
  const words = t.library;
  const notTaking = useRefusedWithout("goods.product.write");
  const maintains = useCan("goods.library.write");
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
      onOpen: (row) => open(row.libraryId),
    }),
    column.text("productCode", words.fields.productCode, { width: 130, sortable: true }),
    column.text("brand", words.fields.brand, { width: 120 }),
    column.text("category", words.fields.category, { width: 120 }),
    column.text("barcode", words.fields.barcode, { width: 150 }),
    column.text("spec", words.fields.spec, { width: 100 }),
    column.text("unit", words.fields.unit, { width: 70 }),
    column.number("weight", words.fields.weight, { width: 96 }),
    column.custom(
      "isMine",
      words.fields.isMine,
      (row) => (row.isMine ? <StatusDot tone="good">{words.mine}</StatusDot> : words.notMine),
      { width: 110 },
    ),
    column.custom(
      "auditStatus",
      words.fields.auditStatus,
      (row) =>
        row.auditStatus === null ? (
          nothingShown
        ) : (
          <StatusDot tone={modellingTones[row.auditStatus]}>{words.state[row.auditStatus]}</StatusDot>
        ),
      { width: 130 },
    ),
    column.time("createdTime", words.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(
      t.common.list.actions,
      (row) => [
        {
          key: "take",
          label: words.take,
          refused: notTaking ?? (row.isMine ? words.mine : undefined),
          onClick: () => take([row.libraryId], namesOf(row.productName, row.productCode)),
        },
        { key: "view", label: t.common.action.view, onClick: () => open(row.libraryId) },
        ...(maintains ? [{ key: "edit", label: t.common.action.edit, onClick: () => edit(row.libraryId) }] : []),
      ],
      { width: 200 },
    ),
  ];
}
