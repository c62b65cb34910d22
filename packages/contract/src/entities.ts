import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { id } from "./shapes.ts";

/** A field shows this many records at once; whoever wants another one types more. */
export const entitiesShown = 20;
/** Ids or numbers that one question may name. A longer paste is asked in several. */
export const entitiesNamed = 200;

/** What the dot of a record says in a choice; the record itself knows finer states. */
export const entityStates = ["inUse", "offline", "notActivated", "outOfUse"] as const;
export type EntityState = (typeof entityStates)[number];

/** A record as a choice shows it. */
export const entityRow = z.object({
  id,
  /** What people call it by: its number, code or account; empty where the kind has none. */
  number: z.string(),
  name: z.string(),
  /** What tells it from others of its name, such as its merchant. */
  detail: z.string(),
  state: z.enum(entityStates),
});
export type EntityRow = z.infer<typeof entityRow>;

/**
 * What a field that chooses records asks: for the records of some ids or numbers, or without them for those that hold a text in
 * a number, a name, its pinyin or the initials of it.
 */
export const entityQuestion = {
  text: z.string().trim().max(60).default(""),
  ids: z.array(id).max(entitiesNamed).default([]),
  numbers: z.array(z.string().trim().min(1).max(60)).max(entitiesNamed).default([]),
  /** Leaves out what is out of use, for forms that give it something to do. */
  usable: z.boolean().default(false),
};

/** At most `entitiesShown` records, or all that were named. */
export const entityOutput = z.object({ rows: z.array(entityRow) });

/** A call that finds the records of a kind; what narrows it is its own. */
export type EntityCall = Endpoint<z.ZodType, typeof entityOutput>;
