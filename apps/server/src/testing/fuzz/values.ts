import type { Schema } from "../world/samples.ts";
import type { Random } from "./random.ts";

/** Texts that have broken servers: signs of SQL, patterns, formulas, controls, halves of characters, directions, forms of one letter. */
const oddTexts = [
  "",
  " ",
  "0",
  "-0",
  "-1",
  "00",
  "1e3",
  "1e400",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "[object Object]",
  "'",
  "''; drop table lane; --",
  "\\",
  "%",
  "_",
  "%_\\",
  "\\u0000",
  "*",
  "?",
  "a|b",
  ".*",
  "(a+)+$",
  "=1+1",
  "@SUM(A1)",
  "+1",
  "\t=1",
  "\r\n",
  "x\r\ny: z",
  "\u0001",
  "\u007f",
  "\u200b",
  "\u202e",
  "\ufeff",
  "\ufffd",
  "😀",
  "👨‍👩‍👧‍👦",
  "é",
  "é",
  "ß",
  "İ",
  "ﷺ",
  "中文",
  "０１２",
  "<script>alert(1)</script>",
  "{{constructor}}",
  "${7*7}",
  "../../etc/passwd",
  "..%2f",
  "/api/v1",
  "http://127.0.0.1",
  "javascript:0",
  "data:,x",
  "2026-02-30",
  "2026-13-01",
  "0000-01-01",
  "0001-01-01",
  "9999-12-31",
  "10000-01-01",
  "+275760-09-13",
  "2026-11-21T24:00:00Z",
  "2026-11-21T23:59:60Z",
  "2026-11-21T00:00:00+14:00",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-12:00",
  "24:00",
  "12:60",
  "9223372036854775807",
  "9223372036854775808",
  "9199999999999999999",
  "-9223372036854775808",
  "99999999999999999999",
  "0x10",
  "1_000",
  "1.0",
  "1,5",
  "٣",
  "0.1",
  "999999999999999",
  "-999999999999999",
  "13800000000",
  "a@b",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
] as const;
const oddNumbers = [
  0,
  -0,
  1,
  -1,
  2,
  0.1,
  1.5,
  -0.5,
  99,
  100,
  101,
  199,
  200,
  201,
  255,
  256,
  32_767,
  32_768,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  2 ** 53 + 2,
  1e15,
  1e21,
  1e300,
  5e-324,
] as const;

/** Any JSON at all. */
export function oddValue(random: Random, depth = 0): unknown {
  switch (random.below(depth > 2 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(oddNumbers);
    case 3:
    case 4:
      return random.pick(oddTexts);
    case 5:
      return random
        .pick(["x", "9", "中", "😀", "%", "\\", " "])
        .repeat(random.pick([2, 20, 21, 50, 51, 100, 101, 200, 201, 500, 1_000, 5_000]));
    case 6:
      return Array.from({ length: random.pick([0, 1, 2, 3, 21, 101]) }, () => oddValue(random, depth + 1));
    case 7:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [random.pick(oddTexts), oddValue(random, depth + 1)]),
      );
    default:
      return JSON.parse(`${"[".repeat(60)}1${"]".repeat(60)}`) as unknown;
  }
}

const letters = Array.from("abcXYZ019 _-.%'\"\\=+@中文药品é😀\u00a0");

/** Texts of the formats of the contract, right ones for the most part; whoever wants wrong ones mutates. */
const wellKnown = (random: Random, known: readonly string[]): readonly string[] => [
  ...known,
  String(random.below(1_000_000)),
  `2026-${String(1 + random.below(12)).padStart(2, "0")}-${String(1 + random.below(28)).padStart(2, "0")}`,
  new Date(Date.UTC(2020 + random.below(9), random.below(12), 1 + random.below(28), random.below(24))).toISOString(),
  `13${String(random.below(1_000_000_000)).padStart(9, "0")}`,
  `#${random
    .below(16 ** 6)
    .toString(16)
    .padStart(6, "0")}`,
  "zh",
  "Asia/Shanghai",
  "08:30",
  "CNY",
  "/login",
  "/spImg/x.png",
  "a@b.example",
  "0".repeat(64),
  `${"0".repeat(32)}.png`,
];

function textOf(random: Random, { pattern, minLength = 0, maxLength = 300 }: Schema, known: readonly string[]): string {
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern).test(text)) && text.length >= minLength && text.length <= maxLength;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const length = random.pick([
      minLength,
      minLength + 1,
      Math.min(maxLength, 20),
      maxLength,
      random.below(Math.min(maxLength, 60) + 1),
    ]);
    const text = random.chance(pattern === undefined ? 0.4 : 0.9)
      ? random.pick(wellKnown(random, known))
      : random.chance(0.3)
        ? random.pick(oddTexts)
        : Array.from({ length }, () => random.pick(letters)).join("");
    if (fits(text)) return text;
  }
  return random.pick(wellKnown(random, known));
}

/**
 * A value of a JSON schema: inside its limits, at them for the most part. `known` are texts that mean something in the
 * world, such as ids and numbers of rows.
 */
export function valueOf(random: Random, schema: Schema, known: readonly string[]): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return valueOf(random, random.pick(schema.anyOf), known);
  switch (schema.type) {
    case "object":
      return objectOf(random, schema, known);
    case "array": {
      const { minItems = 0, maxItems = 5 } = schema;
      const length = random.pick([
        minItems,
        Math.max(minItems, 1),
        Math.min(maxItems, 3),
        random.chance(0.05) ? Math.min(maxItems, 200) : minItems,
      ]);
      const one = random.chance(0.2) ? valueOf(random, schema.items ?? {}, known) : undefined;
      return Array.from({ length }, () => one ?? valueOf(random, schema.items ?? {}, known));
    }
    case "integer":
    case "number": {
      const { minimum = -1_000_000, maximum = 1_000_000 } = schema;
      const value = random.pick([
        minimum,
        maximum,
        minimum + random.next() * (maximum - minimum),
        Math.max(minimum, 1),
        Math.max(minimum, 0),
      ]);
      return schema.type === "integer" ? Math.trunc(value) : value;
    }
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "string":
      return textOf(random, schema, known);
    default:
      return random.pick(wellKnown(random, known));
  }
}

function objectOf(
  random: Random,
  { properties = {}, required = [] }: Schema,
  known: readonly string[],
): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => required.includes(name) || random.chance(0.4));
  return Object.fromEntries(names.map((name) => [name, valueOf(random, properties[name] ?? {}, known)]));
}

/** Changes an input somewhere, at any depth: another value, a field too few, one too many, the same thing twice. */
export function mutated(random: Random, input: unknown): unknown {
  if (Array.isArray(input) && input.length > 0) {
    const list = input as readonly unknown[];
    const at = random.below(list.length);
    if (random.chance(0.2)) return [...list, list[at]];
    if (random.chance(0.2)) return list.filter((_, index) => index !== at);
    return list.map((value, index) => (index === at ? mutated(random, value) : value));
  }
  if (typeof input === "object" && input !== null && Object.keys(input).length > 0 && !random.chance(0.05)) {
    const entries = Object.entries(input);
    const at = random.below(entries.length);
    if (random.chance(0.1)) return Object.fromEntries(entries.filter((_, index) => index !== at));
    if (random.chance(0.1))
      return {
        ...input,
        [random.pick(["x", "userId", "merchantId", "topId", "isAdmin", "language", "channel"])]: oddValue(random),
      };
    return Object.fromEntries(
      entries.map(([name, value], index) => [name, index === at ? mutated(random, value) : value]),
    );
  }
  return oddValue(random);
}
