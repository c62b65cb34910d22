import { checkText, fieldLimits } from "../fields.ts";
import { refuse, type Result } from "../result.ts";
import { type StateTable, step } from "../states.ts";

/** How a medicine keeps, as its label says: at room temperature, cool, or cold; each warmer one begins with what asks least. */
export const storageClasses = ["room", "cool", "cold"] as const;
export type StorageClass = (typeof storageClasses)[number];

/** Degrees Celsius within which a medicine keeps; without a lowest one only warmth harms it. */
export interface StorageBand {
  readonly low: number | null;
  readonly high: number;
}

export const storageBands: Readonly<Record<StorageClass, StorageBand>> = {
  room: { low: null, high: 30 },
  cool: { low: null, high: 20 },
  cold: { low: 2, high: 8 },
};

/** A reading outside the band in which a medicine keeps; the ends of the band are within it. */
export function isOutsideBand(storage: StorageClass, celsius: number): boolean {
  const { low, high } = storageBands[storage];
  return celsius > high || (low !== null && celsius < low);
}

/** A cabinet is read every minute, and written down by half hours. A reading this old says nothing of now. */
export const temperatureLimits = { readEveryMs: 60_000, freshMs: 180_000, logMinutes: 30, rangeDays: 31 } as const;

/** A door that stands open for so many minutes is no excursion. */
export const excursionMinutes = 5;

/** What became of a batch that lay too warm or too cold. */
export const exposureStates = ["open", "released", "withdrawn", "destroying", "destroyed"] as const;
export type ExposureState = (typeof exposureStates)[number];
export const exposureEvents = ["release", "withdraw", "destroy", "confirm", "decline"] as const;
export type ExposureEvent = (typeof exposureEvents)[number];

/** A person releases or withdraws it; what is withdrawn may be released later, or destroyed once a second person has agreed. */
export const exposureTable: StateTable<ExposureState, ExposureEvent> = {
  open: { release: "released", withdraw: "withdrawn" },
  released: {},
  withdrawn: { release: "released", destroy: "destroying" },
  destroying: { confirm: "destroyed", decline: "withdrawn" },
  destroyed: {},
};

interface ExposureFacts {
  readonly state: ExposureState;
  /** Who asked for the destruction. */
  readonly proposedBy: string | null;
}

/** The state after a decision. The one who asked for a destruction may take it back, but never confirm it. */
export function checkExposureEvent(
  { state, proposedBy }: ExposureFacts,
  event: ExposureEvent,
  userId: string,
): Result<ExposureState> {
  const next = step(exposureTable, state, event);
  if (!next.ok) return next;
  return event === "confirm" && proposedBy === userId ? refuse("pharmacy.secondPerson") : next;
}

/** A decision says why. */
export const checkExposureReason = (reason: string): Result<string> =>
  checkText(reason, "reason", fieldLimits.remarkLength);

/** Whether a decision stops the lanes that hold the batch. */
export const stopsLanes = (event: ExposureEvent): boolean => event === "withdraw";

/** Whether its pieces leave the lanes with a decision: what two persons destroyed lies nowhere any more. */
export const emptiesLanes = (event: ExposureEvent): boolean => event === "confirm";

/** Cabinets as the list filters them: too warm or cold now, with batches to be decided, or without a reading. */
export const temperatureConditions = ["outside", "undecided", "silent"] as const;
