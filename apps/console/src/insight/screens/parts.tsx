import type { ReactNode } from "react";
import { Chart } from "../../platform/charts/Chart.tsx";
import type { EChartsOption } from "../../platform/charts/echarts.ts";
import { spImageUrl } from "../../platform/images.ts";
import { useScale } from "./Stage.tsx";
import { useScreenText } from "./words.ts";

interface PanelProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A framed part of the screen. */
export function Panel({ title, extra, className = "", children }: PanelProps) {
  return (
    <section className={`bs-panel ${className}`} aria-label={title}>
      <header className="bs-panel-head">
        <h2>{title}</h2>
        {extra}
      </header>
      <div className="bs-panel-body">{children}</div>
    </section>
  );
}

/** What a panel says instead of its content. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className="bs-note">{children}</p>;
}

interface SwitchProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}

/** A row of choices of which one holds. */
export function Switch<T extends string>({ label, value, options, onChange }: SwitchProps<T>) {
  return (
    <div className="bs-switch" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}

export interface RankRow {
  readonly name: string;
  /** Length of the bar relative to the longest. */
  readonly size: number;
  readonly figure: string;
  readonly picture?: string | null;
}

interface RankProps {
  readonly rows: readonly RankRow[];
  readonly unit?: string;
  readonly withPictures?: boolean;
  /** Numbers in front of the rows; a list of kinds has none. */
  readonly numbered?: boolean;
}

/** Names, bars and figures, the first three stressed. */
export function Ranking({ rows, unit, withPictures = false, numbered = true }: RankProps) {
  const longest = Math.max(1, ...rows.map((row) => row.size));
  return (
    <ol className="bs-rank">
      {rows.map((row, index) => (
        <li key={row.name} className={numbered && index < 3 ? "bs-rank-top" : undefined}>
          {numbered && <span className="bs-rank-no">{index + 1}</span>}
          {withPictures && <img className="bs-rank-picture" src={spImageUrl(row.picture)} alt="" loading="lazy" />}
          <span className="bs-rank-name" title={row.name}>
            {row.name}
          </span>
          <span className="bs-rank-bar">
            <i style={{ transform: `scaleX(${row.size / longest})` }} />
          </span>
          <span className="bs-rank-figure">
            {row.figure}
            {unit !== undefined && <small>{unit}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A figure with its name, for the head row of a tab. */
export function Figure({
  name,
  value,
  unit,
  tone = "cyan",
}: {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly tone?: "cyan" | "gold" | "red" | "green";
}) {
  return (
    <div className={`bs-figure bs-tone-${tone}`}>
      <span className="bs-figure-name" title={name}>
        {name}
      </span>
      <strong>
        {value}
        {unit !== undefined && <small>{unit}</small>}
      </strong>
    </div>
  );
}

/** A chart within the stage. */
export function ScreenChart({ option, label }: { readonly option: EChartsOption; readonly label: string }) {
  return <Chart option={option} label={label} scale={useScale()} replace />;
}

/** Waits for data without moving anything: nothing at all while it loads. */
export function Loaded<T>({
  data,
  isEmpty,
  empty,
  children,
}: {
  readonly data: T | undefined;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: string;
  readonly children: (data: T) => ReactNode;
}) {
  const { words } = useScreenText();
  if (data === undefined) return <div className="bs-waiting" aria-busy="true" />;
  if (isEmpty?.(data)) return <Note>{empty ?? words.state.empty}</Note>;
  return children(data);
}
