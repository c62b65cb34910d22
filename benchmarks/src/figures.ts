/** What a benchmark reports: one figure, what it is held against, and whether that is met. */
export interface Figure {
  readonly benchmark: string;
  readonly measure: string;
  readonly value: string;
  /** The same quantity of the limit or peer, measured in the same run. */
  readonly against?: string;
  readonly ratio?: number;
  readonly target?: string;
  /** Undefined when the figure has no target of its own. */
  readonly isMet?: boolean;
}

export interface Benchmark {
  readonly name: string;
  readonly title: string;
  run(options: RunOptions): Promise<readonly Figure[]>;
}

export interface RunOptions {
  /** Small sizes for use after a change; ratios are rougher. */
  readonly quick: boolean;
  /** A folder for this run's databases, removed afterwards. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** The value below which this share of the sample lies; NaN for an empty sample. */
export function quantile(sample: readonly number[], share: number): number {
  if (sample.length === 0) return Number.NaN;
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5);

export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString("en")}/s`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** Median with the range of the rounds, because one number of a shared machine says little. */
export const spread = (sample: readonly number[], show: (value: number) => string): string =>
  `${show(median(sample))} [${show(Math.min(...sample))} – ${show(Math.max(...sample))}]`;

const columns = ["benchmark", "measure", "value", "against", "ratio", "target", ""] as const;

/** All figures as one table of text. */
export function tableOf(figures: readonly Figure[]): string {
  const cells = figures.map((figure) => [
    figure.benchmark,
    figure.measure,
    figure.value,
    figure.against ?? "",
    figure.ratio === undefined ? "" : figure.ratio.toFixed(2),
    figure.target ?? "",
    figure.isMet === undefined ? "" : figure.isMet ? "ok" : "OVER",
  ]);
  const rows = [[...columns], ...cells];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => "-".repeat(width)).join("  "), ...lines.slice(1)].join("\n");
}
