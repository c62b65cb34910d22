import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { entityRow } from "../entities.ts";
import type { PagePath } from "../pages.ts";
import { day, instant } from "../shapes.ts";

/** What the search finds beside pages, in the order in which it shows them, each with the page that opens it. */
export const foundOn = {
  machine: "/shj/wdshj",
  point: "/shj/dwgl",
  order: "/jygl/ddgl",
  refund: "/jygl/tkgl",
  product: "/spgl/wdsp",
  member: "/hygl/wdhy",
  card: "/hygl/wdhyk",
  merchant: "/shgl/wdsh",
  person: "/shgl/yggl",
  purchasePlan: "/jxcgl/cgjh",
  purchaseOrder: "/jxcgl/cgd",
  receipt: "/jxcgl/rkdj",
  outbound: "/jxcgl/chd",
  refillOrder: "/jxcgl/bhd",
  batch: "/ypgl/yppc",
  ticket: "/shkf/wtfk",
  article: "/cjwtjjfafb",
} as const satisfies Readonly<Record<string, PagePath>>;

export type FoundKind = keyof typeof foundOn;
export const foundKinds = Object.keys(foundOn) as [FoundKind, ...FoundKind[]];

/** The search shows so many of one kind; whoever wants another one types more. */
export const foundOfKind = 5;
/** A name that one letter belongs to is none. */
export const foundFrom = 2;

/** A record that holds the text in a number, a name, its pinyin or the initials of it. */
const foundRow = entityRow.omit({ state: true }).extend({
  kind: z.enum(foundKinds),
  /** What the dot of a record says, of kinds that have one. */
  state: entityRow.shape.state.nullable(),
  /** When it was made, of kinds that people know by the time. */
  madeAt: instant.nullable(),
  /** The date that a document bears. */
  madeOn: day.nullable(),
});
export type FoundRow = z.input<typeof foundRow>;
/** The same as the server reads it. */
export type StoredFound = z.output<typeof foundRow>;

/** One search over everything that a person may open (spec 2 §1; patterns D1). */
export const finding = {
  find: endpoint({
    method: "POST",
    path: "/api/v1/find",
    access: "session",
    writes: false,
    summary: "Records of every kind that the caller may open, by number, name, pinyin or its initials; few of each.",
    input: z.object({ text: z.string().trim().min(foundFrom).max(60) }),
    output: z.object({ rows: z.array(foundRow) }),
  }),
};
