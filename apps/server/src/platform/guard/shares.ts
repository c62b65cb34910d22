import { blockOf } from "./addresses.ts";
import type { CallLimits } from "./limits.ts";

/** Who makes a call, as far as it is known when its body is there. */
export type CallOf = { readonly kind: "notice" } | { readonly kind: "user"; readonly userId: string } | Stranger;

interface Stranger {
  readonly kind: "stranger";
  readonly address: string;
}

/** `full`: too many calls in work; `share`: too many of this very caller. */
export type Refusal = "full" | "share";

/** Counts calls in work: those of strangers never take the places of people with a session, nor any of those the places of notices. */
export class Shares {
  readonly #limits: CallLimits;
  readonly #running = new Map<string, number>();

  constructor(limits: CallLimits) {
    this.#limits = limits;
  }

  /** Takes a place; answers what gives it back, or why there is none. */
  take(call: CallOf): (() => void) | Refusal {
    const [all, ...shares] = this.#places(call);
    if (all === undefined || this.#isFull(all)) return "full";
    if (shares.some((place) => this.#isFull(place))) return "share";
    const names = [all, ...shares].map(({ name }) => name);
    for (const name of names) this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const name of names) {
        const left = (this.#running.get(name) ?? 1) - 1;
        if (left === 0) this.#running.delete(name);
        else this.#running.set(name, left);
      }
    };
  }

  /** Calls in work by kind. */
  figures(): { readonly notice: number; readonly user: number; readonly stranger: number } {
    const of = (name: string) => this.#running.get(name) ?? 0;
    return { notice: of("notice"), user: of("user"), stranger: of("stranger") };
  }

  #isFull({ name, limit }: { readonly name: string; readonly limit: number }): boolean {
    return (this.#running.get(name) ?? 0) >= limit;
  }

  #places(call: CallOf): { readonly name: string; readonly limit: number }[] {
    const { notices, sessions, ofUser, strangers, ofAddress, ofBlock } = this.#limits;
    if (call.kind === "notice") return [{ name: "notice", limit: notices }];
    if (call.kind === "user")
      return [
        { name: "user", limit: sessions },
        { name: `user ${call.userId}`, limit: ofUser },
      ];
    return [
      { name: "stranger", limit: strangers },
      { name: `address ${call.address}`, limit: ofAddress },
      { name: `block ${blockOf(call.address)}`, limit: ofBlock },
    ];
  }
}
