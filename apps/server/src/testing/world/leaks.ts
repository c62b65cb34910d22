import { allEndpoints, schemaOf } from "./samples.ts";
import { addressesOf, addressFor, ask, type Heard, inputFor, type Named, undeclaredOf } from "./asking.ts";
import { ofTops } from "./addresses.ts";
import { beginsOwn, boundToMachine, publicCalls, seenFromBelow, writtenTexts } from "./exceptions.ts";
import { missingRows, type Rows } from "./rows.ts";
import { changeCounts, changedTables } from "./changes.ts";
import type { Tenant } from "./tenant.ts";
import { asEverybody, isProvenApart, Turns } from "./turns.ts";
import type { Actor, World } from "./world.ts";

/** Calls whose answers depend on who asks. */
export const askedCalls: readonly Named[] = allEndpoints.filter(({ name }) => !(name in publicCalls));

/** Those of one area. */
export const askedCallsOf = (area: string): Named[] => askedCalls.filter((endpoint) => endpoint.area === area);

const isExport = ({ call }: Named) => call.method === "POST" && call.path.endsWith("/export");

/** Some answers tell when they were read, or how long something has lasted until then. */
export const withoutClock = (text: string): string =>
  text
    .replace(/"at":"[^"]+"\}\}$/, '"at":"now"}}')
    .replaceAll(/"(faultSeconds|offlineDuration|onlineRate|betweenFailures|toRepair)":[\d.e-]+/g, '"$1":0');

/** Two answers are alike when they differ in nothing but the values that were sent. */
function shape({ status, text }: Heard, sent: unknown): string {
  const values = (Array.isArray(sent) ? sent : [sent]).map(String);
  return `${status} ${values.reduce((rest, value) => rest.replaceAll(value, "…"), withoutClock(text))}`;
}

/** The values of a field that one relation to the caller gives: one row alone, and where the field takes several also beside an own row. */
function valuesOf(endpoint: Named, field: string, rows: Rows, base: unknown): unknown[] {
  const value = addressFor(endpoint, field, rows);
  return Array.isArray(value) && Array.isArray(base) ? [value, [...base, ...(value as unknown[])]] : [value];
}

/** An export reads what its list reads and writes a file each time: in the test suite it is asked about the stranger only. */
const relationsOf = (endpoint: Named, { foreign }: Actor): [string, Tenant][] =>
  Object.entries(foreign).filter(([relation]) => asEverybody || !isExport(endpoint) || relation === "unrelated");

/** Whose rows a field is tried with: other merchants', and for ordinary users what they are no longer authorised to. */
function foreignRows(world: World, actor: Actor, endpoint: Named, field: string): [string, Rows][] {
  const others = relationsOf(endpoint, actor)
    .filter(
      ([, tenant]) =>
        !(
          (seenFromBelow.has(field) || beginsOwn.has(field)) &&
          actor.home.merchant.merchantNo.startsWith(tenant.merchant.merchantNo)
        ),
    )
    .map(([relation, tenant]): [string, Rows] => [relation, tenant.rows]);
  const revoked: [string, Rows][] =
    actor.ordinary && boundToMachine.has(field) ? [["revoked machine", { ...actor.home.rows, ...world.revoked }]] : [];
  return [...others, ...revoked];
}

export function canariesIn(actor: Actor, { text }: Heard): string[] {
  return Object.values(actor.foreign)
    .map(({ canary }) => canary)
    .filter((canary) => text.includes(canary));
}

/** The first place where an answer leaves another. */
function difference(heard: string, other: string): string {
  const at =
    Array.from({ length: heard.length }, (_, index) => index).find((index) => heard[index] !== other[index]) ?? 0;
  const from = Math.max(0, at - 60);
  return `…${heard.slice(from, at + 120)}… instead of …${other.slice(from, at + 120)}…`;
}

const excerpt = ({ status, text }: Heard) => `${status} ${text.slice(0, 200)}`;

/**
 * Asks one call about rows that are none of the caller's business, as each of the actors. Every finding is one line:
 * an answer that differs from the answer about a row that does not exist, a canary of another merchant, a changed row,
 * or an address that leads nowhere because its input is not right. The last takes most of the time and is proven once;
 * `withControls: false` leaves it out. `provenApart`: whom the two layers are asked about each alone is only asked here
 * whether the call lets him in, because what each layer hides both hide together.
 */
export async function leaksOf(
  world: World,
  endpoint: Named,
  actors: readonly Actor[] = world.actors,
  { withControls = true, provenApart = false } = {},
): Promise<string[]> {
  const { name } = endpoint;
  const found = undeclaredOf(endpoint).map(
    (field) =>
      `${name}: what does ${field} address? Add it to \`addresses\` (and its row to \`Rows\`), or to \`notAddresses\` with the reason, in testing/world/addresses.ts`,
  );
  const fields = addressesOf(endpoint);
  const homes = [...new Set(actors.map(({ home }) => home))];
  const bases = new Map<Actor["home"], Record<string, unknown>>();
  for (const home of homes) bases.set(home, await inputFor(endpoint, home, world));
  const before = await changeCounts(world.server.database);
  const unknown = new Map<string, string>();
  const turns = new Turns();
  for (const actor of actors) {
    if (turns.isSpared(actor)) continue;
    const base = bases.get(actor.home)!;
    const spared = provenApart && isProvenApart(actor);
    let refused = false;
    for (const field of fields) {
      if (refused) break;
      for (const [relation, rows] of foreignRows(world, actor, endpoint, field)) {
        if (refused) break;
        const missing = valuesOf(endpoint, field, missingRows, base[field]);
        if (spared) {
          const heard = await ask(world, actor.client, endpoint, { ...base, [field]: missing[0] });
          unknown.set(`${actor.name} ${field} 0`, shape(heard, missing[0]));
          refused = heard.code === "access.noPermission";
          if (!refused) turns.letIn(actor);
          break;
        }
        const foreign = valuesOf(endpoint, field, rows, base[field]);
        for (const [index, value] of foreign.entries()) {
          const place = `${actor.name} ${field} ${index}`;
          if (!unknown.has(place))
            unknown.set(
              place,
              shape(await ask(world, actor.client, endpoint, { ...base, [field]: missing[index] }), missing[index]),
            );
          const heard = await ask(world, actor.client, endpoint, { ...base, [field]: value });
          if (shape(heard, value) !== unknown.get(place))
            found.push(
              `${name}: ${actor.name} tells ${field} of the ${relation} from a missing one: ${difference(shape(heard, value), unknown.get(place)!)}`,
            );
          if (heard.status >= 500)
            found.push(`${name}: breaks for ${actor.name} with ${field} of the ${relation}: ${excerpt(heard)}`);
          for (const canary of canariesIn(actor, heard))
            found.push(`${name}: ${actor.name} with ${field} of the ${relation} sees ${canary}: ${excerpt(heard)}`);
          refused = heard.code === "access.noPermission";
          if (refused) break;
          turns.letIn(actor);
        }
      }
    }
  }
  const changed = isExport(endpoint) ? [] : changedTables(before, await changeCounts(world.server.database));
  if (changed.length > 0) found.push(`${name}: calls about rows of others changed ${changed.join(", ")}`);
  return !withControls ? found : [...found, ...(await idleAddresses(world, endpoint, actors, fields, unknown))];
}

/** Proves that the calls above reached what they name: about an own row each answers otherwise than about a missing one. */
async function idleAddresses(
  world: World,
  endpoint: Named,
  actors: readonly Actor[],
  fields: readonly string[],
  unknown: ReadonlyMap<string, string>,
): Promise<string[]> {
  const found: string[] = [];
  const right = actors.filter(
    ({ name }) =>
      name === "administrator of the top" ||
      (!ofTops.test(`${endpoint.name}.`) && (name === "merchantAdmin" || name === "staff")),
  );
  for (const one of right) {
    // What only its maker may use, such as a fresh upload, was made by the administrator of the merchant.
    const actor = one.ordinary ? one : { ...one, client: one.home.admin };
    const first = await inputFor(endpoint, actor.home, world);
    for (const field of fields) {
      if (actor.ordinary && !boundToMachine.has(field)) continue;
      if (ofTops.test(`${endpoint.name}.${field}`) && actor.home.merchantId !== actor.home.topId) continue;
      const base = actor.ordinary
        ? { ...first, [field]: addressFor(endpoint, field, { ...actor.home.rows, ...world.spare }) }
        : field in first
          ? field === fields[0]
            ? first
            : await inputFor(endpoint, actor.home, world)
          : { ...first, [field]: addressFor(endpoint, field, actor.home.rows) };
      const heard = await ask(world, actor.client, endpoint, base);
      if (heard.code === "access.noPermission") break;
      if (heard.status >= 500) found.push(`${endpoint.name}: breaks for ${actor.name}: ${excerpt(heard)}`);
      for (const canary of canariesIn(actor, heard))
        found.push(`${endpoint.name}: ${actor.name} sees ${canary} beside his own rows: ${excerpt(heard)}`);
      if (heard.code === "input.invalid" || shape(heard, base[field]) === unknown.get(`${actor.name} ${field} 0`)) {
        found.push(
          `${endpoint.name}: asked right by ${actor.name}, ${field} is answered like a missing row (${excerpt(heard)}): give the call an input that succeeds in testing/world/cases`,
        );
      }
    }
  }
  return found;
}

/** Optional texts of reading calls that look for a part of something, e.g. of a name. */
function filtersOf({ call, name }: Named): string[] {
  const { properties = {}, required = [] } = schemaOf(call);
  return Object.entries(properties)
    .filter(
      ([field, { type, pattern, enum: choices }]) =>
        type === "string" &&
        pattern === undefined &&
        choices === undefined &&
        !required.includes(field) &&
        !writtenTexts.has(`${name}.${field}`),
    )
    .map(([field]) => field);
}

/** Looks through the filters of one call for texts of others: each must be found as little as a text that nobody wrote. */
export async function filterLeaksOf(
  world: World,
  endpoint: Named,
  actors: readonly Actor[] = world.actors,
): Promise<string[]> {
  const found: string[] = [];
  const filters = !endpoint.call.writes || isExport(endpoint) ? filtersOf(endpoint) : [];
  if (filters.length === 0) return found;
  const turns = new Turns();
  for (const actor of actors) {
    if (turns.isSpared(actor)) continue;
    const base = await inputFor(endpoint, actor.home, world);
    for (const field of filters) {
      const missing = await ask(world, actor.client, endpoint, { ...base, [field]: "CanaryX" });
      if (missing.code === "access.noPermission") break;
      turns.letIn(actor);
      const nobody = shape(missing, "CanaryX");
      for (const [relation, { canary }] of relationsOf(endpoint, actor)) {
        const heard = await ask(world, actor.client, endpoint, { ...base, [field]: canary });
        if (shape(heard, canary) !== nobody)
          found.push(
            `${endpoint.name}: ${actor.name} finds the ${relation} by ${field}: ${difference(shape(heard, canary), nobody)}`,
          );
      }
    }
  }
  return found;
}
