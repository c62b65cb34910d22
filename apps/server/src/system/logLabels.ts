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
 * called without the unit in its name: `packagePriceFen` is `packagePrice`; and a part of a record by the record's own
 * name: `name` of a machine is `machineName`.
 */
export function labelsOf(language: Language, { logAction, before, after }: Entry): Readonly<Record<string, string>> {
  const [area = "", resource, verb] = logAction.split(".");
  const record = verb === undefined ? area.replace(/s$/, "") : resource;
  return Object.fromEntries(
    [...propertiesOf(before), ...propertiesOf(after)].flatMap((property) => {
      const called = (name: string) => fieldLabel(language, { area, resource }, name);
      const own = `${record}${property.charAt(0).toUpperCase()}${property.slice(1)}`;
      const label = called(property) ?? called(property.replace(/Fen$/, "")) ?? called(own);
      return label === undefined ? [] : [[property, label] as const];
    }),
  );
}
