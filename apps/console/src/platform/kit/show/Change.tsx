import { showPercent } from "./show.ts";

/** How much a figure grew or shrank: arrow, sign and colour say the same. `rate` is 0.12 for 12 % more. */
export function Change({ rate }: { readonly rate: number }) {
  const rounded = Math.round(rate * 1_000) / 1_000;
  const direction = rounded === 0 ? "same" : rounded > 0 ? "up" : "down";
  const sign = { same: "", up: "▲ +", down: "▼ −" }[direction];
  return (
    <b className={`kit-change kit-change-${direction}`}>
      {sign}
      {showPercent(Math.abs(rounded))}
    </b>
  );
}
