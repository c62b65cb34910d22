/**
 * What a caller may see. Every query names it explicitly; row-level security repeats it.
 * `merchants: "all"` is the platform itself. `topId` is set when the merchants are one whole tree,
 * which lets queries use the tree's index. `machines` narrows ordinary users to what they are authorised to (PERM-11);
 * `granted` are machines of other merchants that count as well, in queries that say so (MERCHANT-05, MACHINE-29).
 */
export interface Scope {
  readonly merchants: "all" | readonly string[];
  readonly topId?: string;
  readonly machines?: readonly string[];
  readonly granted?: readonly string[];
  /** Areas of cards, with those below them, to which the staff of some is limited; absent for everybody else (CARD-24). */
  readonly cardAreas?: readonly string[];
}

/** The platform's own scope. */
export const platformScope: Scope = { merchants: "all" };

/** The scope without machines of other merchants: for what only the owner of a machine decides. */
export function ownScope({ granted: _, ...own }: Scope): Scope {
  return own;
}
