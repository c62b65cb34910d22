import { paymentKinds } from "@yunshou/domain";
import { Tooltip } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { nothingShown, showNumber } from "../show/show.ts";
import { palette } from "./figureCharts.ts";
import type { FigureRow } from "./figures.ts";

/** The names of the payment kinds in their colours. */
export function KindsLegend() {
  const words = usePhrases("payments").payments.kind;
  return (
    <ul className="figures-legend">
      {paymentKinds.map((kind, place) => (
        <li key={kind}>
          <i style={{ background: palette[place] }} aria-hidden="true" />
          {words[kind]}
        </li>
      ))}
    </ul>
  );
}

/** Orders of each payment kind as one bar; what it is made of stands beside the pointer and in its name. */
export function PaymentKinds({ kinds }: { readonly kinds: FigureRow["kinds"] }) {
  const words = usePhrases("payments").payments.kind;
  if (kinds === null) return nothingShown;
  const parts = paymentKinds.flatMap((kind, place) =>
    (kinds[kind] ?? 0) === 0 ? [] : [{ kind, place, count: kinds[kind] ?? 0 }],
  );
  const told = parts.map(({ kind, count }) => `${words[kind]} ${showNumber(count)}`);
  return (
    <Tooltip
      title={told.map((line) => (
        <div key={line}>{line}</div>
      ))}
    >
      <span className="figures-kinds" role="img" aria-label={told.join(", ")} tabIndex={0}>
        {parts.map(({ kind, place, count }) => (
          <i key={kind} style={{ flexGrow: count, background: palette[place] }} />
        ))}
      </span>
    </Tooltip>
  );
}
