import { randomUUID } from "node:crypto";
import type { Client } from "../bench/client.ts";
import { allEndpoints, type NamedEndpoint, sampleOf, type Schema, schemaOf } from "../world/samples.ts";
import { addressesOf, addressFor, inputFor } from "../world/asking.ts";
import { png } from "../world/rows.ts";
import type { World } from "../world/world.ts";
import type { Random } from "./random.ts";
import { mutated, oddValue, valueOf } from "./values.ts";

/** One request as it goes over the wire. */
export interface FuzzRequest {
  /** The call that the request aims at; undefined for noise at any route. */
  readonly endpoint?: NamedEndpoint;
  readonly caller: string;
  readonly client: Client;
  readonly method: string;
  readonly path: string;
  readonly body?: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Calls that would end the sessions of the callers, whatever they are asked. */
const endsSession = new Set(["account.logout"]);
const targets = allEndpoints
  .filter(({ name }) => !endsSession.has(name))
  .map((endpoint) => ({ endpoint, schema: schemaOf(endpoint.call) as Schema }));

/** Whoever asks, those who may do most more often: of the platform, of the own merchant in each role, of other merchants. */
export function callersOf(world: World): readonly (readonly [name: string, client: Client])[] {
  const mighty = [
    ["platform", world.platform],
    ["administrator", world.own.admin],
    ["administrator", world.own.admin],
    ["operator", world.operator],
  ] as const;
  return [
    ...mighty,
    ...mighty,
    ...world.actors.map(({ name, client }) => [name, client] as const),
    ["unrelated", world.unrelated.admin],
  ];
}

/** Texts that mean rows of the world: ids, numbers and names of all merchants. */
export const knownTexts = (world: World): readonly string[] =>
  world.tenants.flatMap(({ rows }) =>
    Object.values(rows).filter((value): value is string => typeof value === "string"),
  );

/** A request: for the most part right or nearly right inputs of one call, at times noise around it. */
export async function makeRequest(random: Random, world: World, known: readonly string[]): Promise<FuzzRequest> {
  const { endpoint, schema } = random.pick(targets);
  const [caller, client] = random.pick(callersOf(world));
  let input = await baseOf(random, world, endpoint, schema, known);
  if (!endpoint.name.endsWith(".upload") && random.chance(0.06)) return noise(random, endpoint, caller, client);
  for (let rounds = random.pick([0, 0, 1, 1, 1, 2, 3]); rounds > 0; rounds -= 1)
    input = asObject(mutated(random, input));
  return sent(random, endpoint, caller, client, input);
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A random input of the schema; or the one with which the call succeeds; with addresses of rows of any merchant. */
async function baseOf(
  random: Random,
  world: World,
  endpoint: NamedEndpoint,
  schema: Schema,
  known: readonly string[],
): Promise<Record<string, unknown>> {
  // Making the row that a call needs is itself refused while the maker has lost his rights.
  if (random.chance(0.3)) return inputFor(endpoint, world.own, world).catch(() => sampleOf(endpoint.call));
  const input = random.chance(0.15) ? sampleOf(endpoint.call) : asObject(valueOf(random, schema, known));
  const { rows } = random.chance(0.7) ? world.own : random.pick(world.tenants);
  for (const field of addressesOf(endpoint))
    if (field in input && random.chance(0.7)) input[field] = addressFor(endpoint, field, rows);
  return input;
}

function sent(
  random: Random,
  endpoint: NamedEndpoint,
  caller: string,
  client: Client,
  input: Record<string, unknown>,
): FuzzRequest {
  const { call } = endpoint;
  const rest = { ...input };
  const path = call.path.replace(/:(\w+)/g, (_all, field: string) => {
    const value = textIn(rest[field]);
    delete rest[field];
    return encodeURIComponent(value === "" ? "1" : value.slice(0, 150).toWellFormed());
  });
  const headers = {
    ...(call.writes ? { "idempotency-key": randomUUID() } : {}),
    ...(random.chance(0.2) ? { "accept-language": random.pick(["de", "lo", "*", "zz;q=x", "en;q=0.5,fr"]) } : {}),
  };
  const shared = { endpoint, caller, client, method: call.method, headers };
  const query = () =>
    new URLSearchParams(
      Object.entries(rest).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((one) => [name, textIn(one)] as [string, string]),
      ),
    );
  if (endpoint.name.endsWith(".upload"))
    return {
      ...shared,
      path: `${path}?${query()}`,
      body: random.chance(0.5) ? png : randomBytes(random),
      headers: {
        ...headers,
        "content-type": random.pick(["application/octet-stream", "image/png", "multipart/form-data; boundary=x"]),
      },
    };
  if (call.method === "GET") return { ...shared, path: `${path}?${query()}` };
  return { ...shared, path, body: JSON.stringify(rest), headers: { ...headers, "content-type": "application/json" } };
}

const textIn = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);
const randomBytes = (random: Random) =>
  Uint8Array.from({ length: random.pick([0, 1, 8, 100, 5_000]) }, () => random.below(256));

const paths = [
  "%",
  "%00",
  "%ff",
  "..%2f..",
  "%2e%2e/",
  "//",
  ";",
  "?a=1&a=2&a[]=3",
  "?__proto__=1",
  "?%00=1",
  "?page=1&page=2",
  "?language=xx",
  "/x/y/z",
];
const bodies = [
  "",
  "{",
  "null",
  "[]",
  "[1]",
  '"x"',
  "1",
  "{}{}",
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":1}}',
  "\u0000",
  '{"x":"\\ud800"}',
  `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
  `"${"x".repeat(100_000)}"`,
  "a=1&b=%ff&c",
  "--x\r\n\r\n--x--",
];
const types = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/octet-stream",
  "",
  "x",
];
const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  { "idempotency-key": "x" },
  { "idempotency-key": "é".repeat(40) },
  { authorization: "Bearer", token: "" },
  { authorization: "x".repeat(5_000) },
  { cookie: "yunshou_sso=x; yunshou_second=%; a" },
  { "accept-encoding": "gzip;q=0, x" },
  { "content-encoding": "gzip" },
  { "x-forwarded-for": "1.2.3.4, ::1" },
  { range: "bytes=0-,5-" },
  { "if-none-match": "*" },
  { origin: "null" },
];

/** Something at the address of a call that no client sends. */
function noise(random: Random, { call }: NamedEndpoint, caller: string, client: Client): FuzzRequest {
  const method = random.pick([
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    call.method,
    call.method,
    call.method,
  ]);
  const path =
    call.path.replace(/:\w+/g, () =>
      random.pick(["1", "x", "%00", "%F0%9F%98%80", "9".repeat(30), "-1", "null", "%25"]),
    ) + (random.chance(0.4) ? random.pick(paths) : "");
  const bodiless = method === "GET" || method === "HEAD";
  return {
    caller,
    client,
    method,
    path,
    ...(bodiless ? {} : { body: random.chance(0.8) ? random.pick(bodies) : JSON.stringify(oddValue(random)) }),
    headers: { ...(bodiless ? {} : { "content-type": random.pick(types) }), ...random.pick(oddHeaders) },
  };
}
