import { randomInt } from "node:crypto";

/** What the phone behind a shown code does when it is charged: it pays at once, asks its owner first, or has too little money. */
export type ShownCodeBehaviour = "pays" | "asks" | "poor";

/** Codes that phones of customers show; each is good for one charge. */
export class Wallets {
  readonly #codes = new Map<string, ShownCodeBehaviour>();
  readonly #prefix: string;
  readonly #length: number;

  /** @param prefix the digits with which codes of the provider begin. */
  constructor(prefix: string, length = 18) {
    this.#prefix = prefix;
    this.#length = length;
  }

  show(behaviour: ShownCodeBehaviour): string {
    let code = this.#prefix;
    while (code.length < this.#length) code += String(randomInt(10));
    this.#codes.set(code, behaviour);
    return code;
  }

  take(code: string): ShownCodeBehaviour | undefined {
    const behaviour = this.#codes.get(code);
    this.#codes.delete(code);
    return behaviour;
  }
}
