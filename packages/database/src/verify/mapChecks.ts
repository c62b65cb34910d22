import { mapCellsOf, mapFacts } from "../mapFacts.ts";

const spot = (alias: string) =>
  `concat_ws(' ', ${["merchant_id", "longitude", "latitude", "broken", "lacking", "waiting"].map((name) => `${alias}.${name}`).join(", ")})`;

const cell = "concat_ws(' ', machines, broken, lacking, waiting, trim_scale(longitude), trim_scale(latitude), ids)";

/**
 * Machines that will be counted anew, each once. A whole fleet may be marked while nobody counts, so they are joined as a set:
 * asked for machine by machine, 100,000 of them took longer than anybody waits.
 */
const marked = `select subject_id as machine_id from map_change where not is_point
  union select m.id from map_change c join machine m on m.point_id = c.subject_id where c.is_point`;

/** Checks of what the map keeps. */
export const mapChecks = {
  /** A machine that nothing marked is counted where it stands and as what it is. */
  mapSpot: `select coalesce(f.machine_id, s.machine_id)::text as subject, coalesce(${spot("f")}, 'not on the map') as expected, coalesce(${spot("s")}, 'not on the map') as actual
    from (${mapFacts}) f full join map_spot s on s.machine_id = f.machine_id and s.top_id = f.top_id
      left join (${marked}) k on k.machine_id = coalesce(f.machine_id, s.machine_id)
    where ${spot("f")} is distinct from ${spot("s")} and k.machine_id is null`,

  /** Each square of the map holds the machines that were counted into it. */
  mapCell: `select concat_ws(' ', merchant_id, level, x, y) as subject, coalesce(e.sums, 'no machine') as expected, coalesce(a.sums, 'no machine') as actual
    from (select merchant_id, level, x, y, ${cell} as sums from (${mapCellsOf("select 1 as sign, * from map_spot")}) c) e
      full join (select merchant_id, level, x, y, ${cell} as sums from map_cell where machines <> 0) a using (merchant_id, level, x, y)
    where e.sums is distinct from a.sums`,
} as const;
