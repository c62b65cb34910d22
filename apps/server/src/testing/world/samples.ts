import { readFileSync } from "node:fs";
import type { Endpoint } from "@yunshou/contract";
import { z } from "zod";

/** The parts of a JSON schema that samples are made from. */
export interface Schema {
  /** Several where a value may be null. */
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
}

export interface NamedEndpoint {
  /** Resource and name, e.g. `machines.register`. */
  readonly name: string;
  readonly call: Endpoint;
  /** The folder of the contract that it stands in, e.g. `machines`. */
  readonly area: string;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "access" in value && "input" in value;

const contract = new URL("../../../../../packages/contract/src/", import.meta.url);

/** The endpoints of one file of the contract, e.g. `machines/lanes.ts`. */
async function endpointsOf(file: string): Promise<NamedEndpoint[]> {
  const area = file.split("/")[0]!;
  const exported = (await import(`@yunshou/contract/${file.replace(/\.ts$/, "")}`)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([resource, calls]) =>
    typeof calls === "object" &&
    calls !== null &&
    Object.values(calls).length > 0 &&
    Object.values(calls).every(isEndpoint)
      ? Object.entries(calls as Record<string, Endpoint>).map(([name, call]) => ({
          name: `${resource}.${name}`,
          call,
          area,
        }))
      : [],
  );
}

const files = [...readFileSync(new URL("all.ts", contract), "utf8").matchAll(/from "\.\/(\w+\/.+\.ts)";/g)];

/** Every endpoint that the contract exports, in the order of its files; a new one appears here by itself. */
export const allEndpoints: readonly NamedEndpoint[] = (
  await Promise.all(files.map(([, file]) => endpointsOf(file!)))
).flat();

/** The areas that have calls. */
export const calledAreas: readonly string[] = [...new Set(allEndpoints.map(({ area }) => area))];

/** Texts that formats of the contract accept; the first that fits is taken. */
const texts = [
  "sample",
  "1",
  "2026-11-01",
  "2026-11",
  "CN",
  "abcd",
  "0".repeat(64),
  `${"0".repeat(32)}.png`,
  "13800000000",
  "123456",
  "/login",
  "sample-client-000001",
  "2026-11-01T00:00:00.000Z",
  "/spImg/sample.png",
  "/m/sample",
  "#0a2247",
];

function textFor({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): string {
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern).test(text)) && text.length >= minLength && text.length <= maxLength;
  const found = texts.find(fits);
  if (found === undefined)
    throw new Error(`no sample text fits ${pattern ?? `${minLength} to ${maxLength} characters`}; add one`);
  return found;
}

const typeOf = ({ type }: Schema) => (typeof type === "object" ? type[0] : type);

function valueFor(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return valueFor(schema.anyOf[0]!);
  switch (typeOf(schema)) {
    case "object":
      return objectFor(schema);
    case "array":
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => valueFor(schema.items ?? {}));
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return false;
    case "string":
      return textFor(schema);
    default:
      return "1";
  }
}

function objectFor({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((field) => [field, valueFor(properties[field] ?? {})]));
}

const schemas = new WeakMap<Endpoint, Schema>();

/** The input of an endpoint as JSON schema. */
export function schemaOf(call: Endpoint): Schema {
  const known = schemas.get(call);
  if (known !== undefined) return known;
  const schema = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as Schema;
  schemas.set(call, schema);
  return schema;
}

/** An input that holds exactly the required fields, each with a value that the contract accepts. */
export function sampleOf(call: Endpoint): Record<string, unknown> {
  return objectFor(schemaOf(call));
}

export interface Malformed {
  readonly field: string;
  readonly what: string;
  readonly input: Record<string, unknown>;
}

/** Inputs with one field that cannot be right: required ones left out, and values of a wrong type. */
export function malformedInputs(call: Endpoint): Malformed[] {
  const schema = schemaOf(call);
  const sample = sampleOf(call);
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  const missing = (schema.required ?? [])
    .filter((field) => !inPath.has(field))
    .map((field) => ({
      field,
      what: "missing",
      input: Object.fromEntries(Object.entries(sample).filter(([name]) => name !== field)),
    }));
  const wrong = Object.entries(schema.properties ?? {})
    .filter(([field]) => call.method !== "GET" && !inPath.has(field))
    .flatMap(([field, part]) =>
      part.type === undefined && part.anyOf === undefined && part.enum === undefined
        ? []
        : [{ field, what: "wrong type", input: { ...sample, [field]: { odd: [true] } } }],
    )
    .filter(({ input }) => !call.input.safeParse(input).success);
  const choices = Object.entries(schema.properties ?? {})
    .filter(([field, part]) => part.enum !== undefined && !inPath.has(field))
    .map(([field]) => ({ field, what: "not a choice", input: { ...sample, [field]: "no-such-choice" } }));
  return [...missing, ...wrong, ...choices];
}

const absurdTexts = [
  "9".repeat(19),
  "-1",
  "1e400",
  "2026-13-45",
  "9999-99-99",
  "x".repeat(5_000),
  "'; drop table lane; --",
  "%",
  "\u0000",
  "\ud800",
  "😀".repeat(30),
];
const absurdNumbers = [-1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e300];

/**
 * Inputs that are formally near to right and absurd: the server may refuse or accept them, and never breaks. What the
 * contract refuses comes to no handler, so of each such value one field of a call speaks for all.
 */
export function absurdInputs(call: Endpoint): Malformed[] {
  const schema = schemaOf(call);
  const sample = sampleOf(call);
  const refused = new Set<unknown>();
  const isNews = ({ field, input }: Malformed) => {
    const value = input[field];
    if (refused.has(value) && !call.input.safeParse(input).success) return false;
    refused.add(value);
    return true;
  };
  const inputs = Object.entries(schema.properties ?? {}).flatMap(([field, part]) => {
    const values: readonly unknown[] =
      typeOf(part) === "number" || typeOf(part) === "integer"
        ? absurdNumbers
        : part.type === "array"
          ? [[], absurdTexts, Array.from({ length: 1_001 }, () => "1")]
          : absurdTexts;
    return values.map((value) => ({
      field,
      what: JSON.stringify(value).slice(0, 30),
      input: { ...sample, [field]: value },
    }));
  });
  return inputs.filter(isNews);
}

/** The calls that read, by the path of the call that exports what they list. */
const listedAt = new Map(
  allEndpoints.filter(({ call }) => call.method === "GET").map(({ call }) => [`${call.path}/export`, call]),
);

/** Fields of an export that its list takes with the same schema and hands to the same query: absurd values of them are the list's. */
export function sharedWithList(call: Endpoint): ReadonlySet<string> {
  const list = listedAt.get(call.path);
  if (list === undefined) return new Set();
  const ofList = schemaOf(list).properties ?? {};
  return new Set(
    Object.entries(schemaOf(call).properties ?? {})
      .filter(([field, part]) => JSON.stringify(ofList[field]) === JSON.stringify(part))
      .map(([field]) => field),
  );
}

/**
 * Absurd inputs that may travel together: a call that reads and answers has seen each of its filters, so one value goes into
 * every field that the contract lets it through at. What stays alone is what the contract refuses.
 */
export function joinedInputs(
  call: Endpoint,
  inputs: readonly Malformed[],
): { joined: Malformed[][]; alone: Malformed[] } {
  if (call.method !== "GET") return { joined: [], alone: [...inputs] };
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  const passes = ({ field, input }: Malformed) => !inPath.has(field) && call.input.safeParse(input).success;
  const byValue = Map.groupBy(inputs.filter(passes), ({ what }) => what);
  const groups = [...byValue.values()];
  return {
    joined: groups.filter((group) => group.length > 1),
    alone: [...inputs.filter((input) => !passes(input)), ...groups.filter(({ length }) => length === 1).flat()],
  };
}
