import { foundOn, type FoundKind, type FoundRow } from "@yunshou/contract/system/finding";

type Query = (row: FoundRow) => Readonly<Record<string, string>>;

const document: Query = ({ id }) => ({ doc: id });

/** What the address of the page of a kind says of one record. */
const queries: Readonly<Record<FoundKind, Query>> = {
  machine: ({ number }) => ({ view: number }),
  point: ({ name }) => ({ pointName: name }),
  order: ({ id }) => ({ open: id }),
  refund: ({ id }) => ({ open: id }),
  product: ({ id }) => ({ open: id }),
  member: ({ id }) => ({ memberId: id }),
  card: ({ number }) => ({ cardNo: number }),
  merchant: ({ number }) => ({ merchantNo: number }),
  person: ({ number }) => ({ account: number }),
  purchasePlan: document,
  purchaseOrder: document,
  // The list of receipts shows some days only.
  receipt: ({ number, madeOn }) => ({ docNo: number, fromDay: madeOn ?? "", toDay: madeOn ?? "" }),
  outbound: document,
  refillOrder: document,
  batch: ({ number }) => ({ batchNo: number }),
  ticket: ({ id }) => ({ open: id }),
  article: ({ id }) => ({ id }),
};

/** Further pages that show what became of a record. */
const beside: Readonly<Partial<Record<FoundKind, readonly (readonly [page: string, query: Query])[]>>> = {
  machine: [
    ["/shj/jqxq", ({ number }) => ({ jqbh: number })],
    ["/shj/hdgl", ({ number }) => ({ jqbh: number })],
  ],
  card: [["/jygl/yhgmjl", queries.card]],
  merchant: [["/cwgl/dzd", queries.merchant]],
};

const addressOf = (page: string, query: Query, row: FoundRow) => `${page}?${new URLSearchParams(query(row))}`;

/** The address of a found record. */
export const addressOfRecord = (row: FoundRow): string => addressOf(foundOn[row.kind], queries[row.kind], row);

/** The pages beside it, by their path, with the address that names the record. */
export const besideRecord = (row: FoundRow): readonly { readonly page: string; readonly to: string }[] =>
  (beside[row.kind] ?? []).map(([page, query]) => ({ page, to: addressOf(page, query, row) }));

/** What the person knows a record by: its name, or the number of what has none. */
export const titleOfRecord = ({ name, number }: Pick<FoundRow, "name" | "number">): string =>
  name === "" ? number : name;
