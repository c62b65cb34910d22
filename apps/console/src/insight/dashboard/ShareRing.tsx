import { showMoney, showPercent } from "../../platform/kit/index.ts";
import { Chart } from "../../platform/charts/Chart.tsx";
import { palette, shareRing } from "./chartOptions.ts";

interface ShareRingProps {
  readonly rows: readonly { readonly name: string; readonly amountFen: string; readonly share: number }[];
  readonly label: string;
  readonly totalLabel: string;
}

/** A ring of shares with the whole in its middle, and what each part is. */
export function ShareRing({ rows, label, totalLabel }: ShareRingProps) {
  const total = rows.reduce((sum, { amountFen }) => sum + BigInt(amountFen), 0n);
  return (
    <div className="dashboard-shares">
      <div className="dashboard-ring">
        <Chart option={shareRing(rows)} label={label} />
        <p>
          <span>{totalLabel}</span>
          <b>{showMoney(String(total))}</b>
        </p>
      </div>
      <ul>
        {rows.map((row, index) => (
          <li key={row.name}>
            <i style={{ background: palette[index % palette.length] }} aria-hidden="true" />
            <span>{row.name}</span>
            <small>{showPercent(row.share)}</small>
            <b>{showMoney(row.amountFen)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
