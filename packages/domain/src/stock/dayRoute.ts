import { metresBetween, type Place } from "../distance.ts";

/** Metres of a way through places in their order. */
export const wayLength = (stops: readonly Place[]): number =>
  stops.slice(1).reduce((sum, stop, index) => sum + metresBetween(stops[index]!, stop), 0);

/**
 * The order in which the stops of a day are visited, from the first of them on: always the nearest next, then every stretch
 * is turned round that makes the way shorter (2-opt), until none does. The way back is not counted.
 */
export function dayRoute<Stop extends Place>(stops: readonly Stop[]): Stop[] {
  const [first, ...rest] = stops;
  if (first === undefined) return [];
  const route: Stop[] = [first];
  const left = [...rest];
  while (left.length > 0) {
    const here = route.at(-1)!;
    let nearest = 0;
    for (let index = 1; index < left.length; index++)
      if (metresBetween(here, left[index]!) < metresBetween(here, left[nearest]!)) nearest = index;
    route.push(...left.splice(nearest, 1));
  }
  return untangled(route);
}

/** Rounds of 2-opt; a route of a hundred stops settles after a few. */
const roundLimit = 30;

function untangled<Stop extends Place>(route: Stop[]): Stop[] {
  for (let round = 0; round < roundLimit; round++) {
    let shorter = false;
    for (let from = 1; from < route.length - 1; from++)
      for (let to = from + 1; to < route.length; to++) {
        const [before, start, end, after] = [route[from - 1]!, route[from]!, route[to]!, route[to + 1]];
        const now = metresBetween(before, start) + (after === undefined ? 0 : metresBetween(end, after));
        const turned = metresBetween(before, end) + (after === undefined ? 0 : metresBetween(start, after));
        if (turned >= now - 0.5) continue;
        route.splice(from, to - from + 1, ...route.slice(from, to + 1).toReversed());
        shorter = true;
      }
    if (!shorter) break;
  }
  return route;
}
