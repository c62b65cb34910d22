import { fill } from "@yunshou/phrases/fill";
import { Descriptions } from "antd";
import { Link } from "react-router";
import { fenOf, showMoney, showNumber } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Pages of the kinds of documents. */
export const documentPages = {
  plan: "/jxcgl/cgjh",
  order: "/jxcgl/cgd",
  receipt: "/jxcgl/rkdj",
} as const;
type Paged = keyof typeof documentPages;

const isPaged = (kind: string): kind is Paged => kind in documentPages;

interface Dated {
  readonly docNo: string;
  readonly docDate: string;
}

/** Where a receipt is found; the list of receipts shows some days only. */
export const addressOfReceipt = ({ docNo, docDate }: Dated): string =>
  `${documentPages.receipt}?${new URLSearchParams({ docNo, fromDay: docDate, toDay: docDate }).toString()}`;

interface RelatedProps {
  readonly documents: readonly (Dated & { readonly documentId: string; readonly kind: string })[];
}

/** What a document came from and what it led to, each a way there. */
export function Related({ documents }: RelatedProps) {
  const t = usePhrases("procurement");
  if (documents.length === 0) return null;
  return (
    <Descriptions
      size="small"
      items={[
        {
          key: "related",
          label: t.procurement.fields.related,
          children: documents.map(({ documentId, kind, docNo, docDate }) =>
            isPaged(kind) ? (
              <Link
                key={documentId}
                style={{ marginInlineEnd: 12 }}
                to={
                  kind === "receipt" ? addressOfReceipt({ docNo, docDate }) : `${documentPages[kind]}?doc=${documentId}`
                }
              >
                {docNo}
              </Link>
            ) : (
              docNo
            ),
          ),
        },
      ]}
    />
  );
}

interface Priced {
  readonly quantity?: number | null;
  readonly price?: string;
}

/** How many lines and pieces a document has, and what they cost. */
export function useSummary(): (lines: readonly Priced[]) => string {
  const t = usePhrases("procurement");
  return (lines) => {
    const pieces = lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const fen = lines.reduce(
      (sum, { quantity, price }) => sum + BigInt(fenOf(price)) * BigInt(Math.trunc(quantity ?? 0)),
      0n,
    );
    const counted = fill(t.procurement.total, { lines: showNumber(lines.length), pieces: showNumber(pieces) });
    return `${counted} · ${showMoney(String(fen))}`;
  };
}
