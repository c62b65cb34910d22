/** One property of an entry: its text before and after; undefined where there was none. */
export interface DifferenceLine {
  readonly property: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly changed: boolean;
}

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === "string" ? value : JSON.stringify(value);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value === null || value === undefined
    ? {}
    : typeof value === "object" && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : { "": value };

/** Both states property by property, changed ones first. A state that was not recorded shows nothing on its side. */
export function differenceOf(before: unknown, after: unknown): DifferenceLine[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const lines = [...new Set([...Object.keys(old), ...Object.keys(now)])].map((property) => {
    const [was, is] = [textOf(old[property]), textOf(now[property])];
    return { property, before: was, after: is, changed: was !== is };
  });
  return lines.toSorted((a, b) => Number(b.changed) - Number(a.changed));
}
