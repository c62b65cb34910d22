import type { Actor } from "./world.ts";

/** `npm run isolation` asks as everybody; the test suite asks as one of each scope. */
export const asEverybody = (import.meta as { readonly env?: { readonly MODE?: string } }).env?.MODE === "full";

const scopeOf = ({ home, ordinary }: Actor) => `${home.merchantId} ${ordinary}`;

/**
 * Who still has to ask one call. What an answer may hold is decided by the scope (the merchant, and whether it is narrowed to
 * machines) and by the permission, so of those with one scope the first whom the call lets in asks for all of them.
 */
export class Turns {
  readonly #served = new Set<string>();

  isSpared(actor: Actor): boolean {
    return !asEverybody && this.#served.has(scopeOf(actor));
  }

  letIn(actor: Actor): void {
    this.#served.add(scopeOf(actor));
  }
}
