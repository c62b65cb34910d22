import type { Language } from "@yunshou/contract";
import { fieldLabel } from "@yunshou/phrases/server";

interface Entry {
  readonly logAction: string;
  readonly before: unknown;
  readonly after: unknown;
}

const propertiesOf = (state: unknown): string[] =>
  typeof state === "object" && state !== null && !Array.isArray(state) ? Object.keys(state) : [];

/**
 * What pages call the properties that an entry of the log names, of the rooms of its area (SYS-01). An amount may be
 * called without the unit in its name: `packagePriceFen` is `packagePrice`.
 */
export function labelsOf(language: Language, { logAction, before, after }: Entry): Readonly<Record<string, string>> {
  const [area = "", resource] = logAction.split(".");
  return Object.fromEntries(
    [...propertiesOf(before), ...propertiesOf(after)].flatMap((property) => {
      const called = (name: string) => fieldLabel(language, { area, resource }, name);
      const label = called(property) ?? called(property.replace(/Fen$/, ""));
      return label === undefined ? [] : [[property, label] as const];
    }),
  );
}
