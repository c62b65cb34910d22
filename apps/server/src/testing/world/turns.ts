import type { Actor } from "./world.ts";

/** `npm run isolation` asks as everybody; the test suite asks as one of each scope. */
export const asEverybody = (import.meta as { readonly env?: { readonly MODE?: string } }).env?.MODE === "full";

/** Those who ask each call with one of the two layers of tenancy alone (suites/layers.ts). */
export const askedOfEachLayer: readonly string[] = ["merchantAdmin", "staff", "administrator of the top"];

/** Whether each layer alone is asked by this very actor. */
export const isProvenApart = ({ name }: Actor): boolean => !asEverybody && askedOfEachLayer.includes(name);

const scopeOf = ({ home, ordinary }: Actor) => `${home.merchantId} ${ordinary}`;

/**
 * Those whose scope is asked of neither layer alone. What each layer keeps by itself both keep together, so only what these
 * read is left to prove.
 */
export function askedOfBothLayers(actors: readonly Actor[]): readonly Actor[] {
  if (asEverybody) return actors;
  const proven = new Set(actors.filter(({ name }) => askedOfEachLayer.includes(name)).map(scopeOf));
  return actors.filter((actor) => !proven.has(scopeOf(actor)));
}

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
