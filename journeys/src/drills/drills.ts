import { brokerDrill } from "./broker.ts";
import { diskDrill } from "./disk.ts";
import { type Field, type FieldOptions, openField } from "./field.ts";
import type { DrillOptions, Figure } from "./figures.ts";
import { hostileDrill } from "./hostile.ts";
import { databaseDrill, moneyDrill } from "./money.ts";
import { lostNotices, noticesDrill } from "./notices.ts";
import { offlineDrill } from "./offline.ts";

/** A proof of docs/drills.md. The name is that of the reliability figure. */
export interface Drill {
  readonly name: string;
  readonly field: (options: DrillOptions) => Omit<FieldOptions, "seed">;
  readonly run: (field: Field, options: DrillOptions) => Promise<Figure[]>;
}

export const drills: readonly Drill[] = [
  { name: "M1", field: ({ machines }) => ({ machines }), run: moneyDrill },
  { name: "M2", field: ({ machines }) => ({ machines }), run: databaseDrill },
  { name: "M3", field: ({ machines }) => ({ machines }), run: brokerDrill },
  { name: "M3-mosquitto", field: ({ machines }) => ({ machines, externalBroker: true }), run: brokerDrill },
  { name: "M4", field: ({ offlineMachines }) => ({ machines: offlineMachines }), run: offlineDrill },
  { name: "M10", field: ({ machines }) => ({ machines, lostNotices }), run: noticesDrill },
  { name: "D1", field: () => ({ machines: 40 }), run: hostileDrill },
  { name: "M5", field: () => ({ machines: 100, diskMiB: 768 }), run: diskDrill },
];

/** Runs one drill on a field of its own. @throws Skipped when this computer lacks what it needs. */
export async function runDrill(
  { field: build, run }: Drill,
  options: DrillOptions,
  onField: (field: Field) => void,
): Promise<Figure[]> {
  const field = await openField({ ...build(options), seed: options.seed });
  onField(field);
  try {
    return await run(field, options);
  } finally {
    await field.close();
  }
}
