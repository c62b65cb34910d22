import { userSearch } from "@yunshou/contract/access/userSearch";
import type { EntityCall, EntityRow } from "@yunshou/contract/entities";
import { productSearch } from "@yunshou/contract/goods/productSearch";
import { machineSearch } from "@yunshou/contract/machines/machineSearch";
import { cardSearch } from "@yunshou/contract/members/cardSearch";
import { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";

export const recordKinds = ["machine", "card", "product", "merchant", "person"] as const;
export type RecordKind = (typeof recordKinds)[number];

interface RecordFacts {
  readonly call: EntityCall;
  /** The page that shows them; whoever may not open it is not offered any. */
  readonly page: string;
  /** What the address of the page says of one record. */
  readonly query: (row: EntityRow) => Readonly<Record<string, string>>;
  /** A second page that lists what became of them, and its name. */
  readonly beside?: string;
}

/** What the search finds beside pages, and where a found record opens. */
export const records: Readonly<Record<RecordKind, RecordFacts>> = {
  machine: { call: machineSearch.machines, page: "/shj/wdshj", query: ({ number }) => ({ view: number }) },
  card: {
    call: cardSearch.cards,
    page: "/hygl/wdhyk",
    query: ({ number }) => ({ cardNo: number }),
    beside: "/jygl/yhgmjl",
  },
  product: { call: productSearch.products, page: "/spgl/wdsp", query: ({ id }) => ({ open: id }) },
  merchant: { call: merchantSearch.merchants, page: "/shgl/wdsh", query: ({ number }) => ({ merchantNo: number }) },
  person: { call: userSearch.users, page: "/shgl/yggl", query: ({ number }) => ({ account: number }) },
};

/** The address of a found record, or of the page beside it. */
export const addressOfRecord = (kind: RecordKind, row: EntityRow, page = records[kind].page): string =>
  `${page}?${new URLSearchParams(records[kind].query(row))}`;
