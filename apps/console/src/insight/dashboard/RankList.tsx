import { EmptyState, showMoney, showPercent } from "../../platform/kit/index.ts";
import { spImageUrl } from "../../platform/images.ts";

interface RankListProps {
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly image?: string | null;
    readonly amountFen: string;
    readonly share: number;
  }[];
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onOpen: (key: string) => void;
}

/** The first ten of a ranking; the ground of each line shows its amount against the largest. */
export function RankList({ rows, error, onRetry, onOpen }: RankListProps) {
  const largest = rows[0]?.share ?? 0;
  if (rows.length === 0) return <EmptyState error={error} onRetry={onRetry} />;
  return (
    <ol className="dashboard-ranks">
      {rows.map((row, index) => (
        <li key={row.key}>
          <button type="button" onClick={() => onOpen(row.key)}>
            <b
              className="dashboard-rank-bar"
              aria-hidden="true"
              style={{ width: `${largest === 0 ? 0 : (row.share / largest) * 100}%` }}
            />
            <i data-top={index < 3 ? "yes" : "no"}>{index + 1}</i>
            {row.image !== undefined && (
              <img src={spImageUrl(row.image)} alt="" width={24} height={24} loading="lazy" />
            )}
            <span className="dashboard-rank-name" title={row.name}>
              {row.name}
            </span>
            <span className="dashboard-rank-share">{showPercent(row.share)}</span>
            <strong>{showMoney(row.amountFen)}</strong>
          </button>
        </li>
      ))}
    </ol>
  );
}
