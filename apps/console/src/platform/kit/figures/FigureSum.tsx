import { Fragment } from "react";

interface FigureSumProps {
  /** Each figure with its name; the same names stand above the columns. */
  readonly figures: readonly (readonly [name: string, figure: string])[];
}

/** What all rows of a list come to, not only those of its page (STAT-06). */
export function FigureSum({ figures }: FigureSumProps) {
  return (
    <span className="kit-soft">
      {figures.map(([name, figure], index) => (
        <Fragment key={name}>
          {index > 0 && " · "}
          {name} {figure}
        </Fragment>
      ))}
    </span>
  );
}
