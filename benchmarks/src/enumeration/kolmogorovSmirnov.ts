/** How far two samples lie apart, and how likely samples of one source lie that far apart by chance. */
export interface Distance {
  /** The largest gap between the shares of both samples below any value, 0 to 1. */
  readonly gap: number;
  /** Of the two-sample Kolmogorov–Smirnov test, by its limit for large samples. */
  readonly p: number;
}

export function kolmogorovSmirnov(left: readonly number[], right: readonly number[]): Distance {
  const [a, b] = [left.toSorted((one, two) => one - two), right.toSorted((one, two) => one - two)];
  let [i, j, gap] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i]!, b[j]!);
    while (i < a.length && a[i]! <= value) i += 1;
    while (j < b.length && b[j]! <= value) j += 1;
    gap = Math.max(gap, Math.abs(i / a.length - j / b.length));
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  return { gap, p: chanceOf((size + 0.12 + 0.11 / size) * gap) };
}

/** The sum of 2·(−1)^(k−1)·e^(−2k²λ²), which needs few terms unless λ is small, and then it is one. */
function chanceOf(lambda: number): number {
  if (lambda < 0.2) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += 2 * (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.min(1, Math.max(0, sum));
}
