/**
 * What a caller may see. Every query names it explicitly; row-level security repeats it.
 * `merchants: "all"` is the platform itself. `topId` is set when the merchants are one whole tree,
 * which lets queries use the tree's index. `machines` narrows ordinary users to what they are authorised to (PERM-11).
 */
export interface Scope {
  readonly merchants: "all" | readonly string[];
  readonly topId?: string;
  readonly machines?: readonly string[];
}

/** The platform's own scope. */
export const platformScope: Scope = { merchants: "all" };
