import type { RowOf } from "@yunshou/contract";
import type { library } from "@yunshou/contract/goods/library";
import {
  columnsOf,
  type ListColumns,
  namesOf,
  nothingShown,
  StatusDot,
  useCan,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
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
export function useLibraryColumns({ open, edit, take }: LibraryColumns): ListColumns<Row> {
  const t = usePhrases("library");
  const words = t.library;
  const notTaking = useRefusedWithout("goods.product.write");
  const maintains = useCan("goods.library.write");
  const column = columnsOf<Row>();
  return [
    column.title("productCode", "productName", "productCode", words.fields.productName, {
      width: 216,
      sortable: true,
      picture: (row) => <img src={spImageUrl(row.thumbnail)} alt="" width={36} height={36} loading="lazy" />,
      onOpen: (row) => open(row.libraryId),
    }),
    column.text("brand", words.fields.brand, { width: 96, role: "sub" }),
    column.text("category", words.fields.category, { width: 120, hidden: true }),
    column.text("barcode", words.fields.barcode, { width: 122 }),
    column.text("spec", words.fields.spec, { width: 90 }),
    column.text("unit", words.fields.unit, { width: 64, hidden: true }),
    column.number("weight", words.fields.weight, { width: 84 }),
    column.custom("isMine", words.fields.isMine, (row) => (row.isMine ? words.mine : words.notMine), {
      words: [words.mine, words.notMine],
      width: 84,
    }),
    column.custom(
      "auditStatus",
      words.fields.auditStatus,
      (row) =>
        row.auditStatus === null ? (
          nothingShown
        ) : (
          <StatusDot tone={modellingTones[row.auditStatus]}>{words.state[row.auditStatus]}</StatusDot>
        ),
      { role: "state", words: Object.values(words.state) },
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
        ...(maintains ? [{ key: "edit", label: t.common.action.edit, onClick: () => edit(row.libraryId) }] : []),
      ],
      { width: 142 },
    ),
  ];
}
