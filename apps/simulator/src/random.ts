/** A stream of numbers that depends on its seed alone (xoshiro128**, seeded by splitmix32). */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** True in `percent` of 100 cases. */
  percent(percent: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Picks by weight; the weights need not sum to anything. */
  weighted<T>(choices: readonly { readonly value: T; readonly weight: number }[]): T;
  /** Waiting time until the next of events that come `perSecond` times a second on average, in ms. */
  waitMs(perSecond: number): number;
  /** Letters and digits. */
  text(length: number): string;
  /** An independent stream with its own name, so that one consumer more does not shift the others. */
  fork(name: string): Random;
}

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function splitmix(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** FNV-1a over the text, mixed with the seed. */
function seedOf(seed: number, name: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

export function createRandom(seed: number): Random {
  const fill = splitmix(seed);
  let a = fill();
  let b = fill();
  let c = fill();
  let d = fill();

  const bits = () => {
    const turned = Math.imul(b, 5);
    const result = Math.imul((turned << 7) | (turned >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  const next = () => bits() / 4_294_967_296;
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  return {
    next,
    between,
    percent: (percent) => next() * 100 < percent,
    pick(values) {
      if (values.length === 0) throw new RangeError("nothing to pick from");
      return values[between(0, values.length - 1)]!;
    },
    weighted(choices) {
      const total = choices.reduce((sum, choice) => sum + choice.weight, 0);
      let left = next() * total;
      for (const choice of choices) {
        left -= choice.weight;
        if (left < 0) return choice.value;
      }
      const last = choices.at(-1);
      if (last === undefined) throw new RangeError("nothing to pick from");
      return last.value;
    },
    waitMs: (perSecond) => (-Math.log(1 - next()) / perSecond) * 1000,
    text: (length) => Array.from({ length }, () => alphabet[between(0, alphabet.length - 1)]).join(""),
    fork: (name) => createRandom(seedOf(seed, name)),
  };
}
