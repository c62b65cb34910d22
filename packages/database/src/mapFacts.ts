/** Of the map: what a person has to repair. Names machine `m` and its state `t`. */
export const isBroken =
  "m.in_service and coalesce(t.connection = 'offline' or t.conditions && '{fault,temperature}', false)";
/** What somebody has to fill or to start again; it is connected and sound otherwise. */
export const isLacking = `m.in_service and not (${isBroken}) and (coalesce(t.conditions && '{outOfStock,outOfChange}', false) or m.operation = 'stopSell')`;
/** Registered and never heard of. */
export const isWaiting = "m.activated_at is null";

/** Machines at a point as the map shows them now, with the columns of `map_spot`. */
export const mapFacts = `select m.top_id, m.id as machine_id, m.merchant_id, p.longitude, p.latitude, ${isBroken} as broken, ${isLacking} as lacking, ${isWaiting} as waiting
  from machine m join point p on p.top_id = m.top_id and p.id = m.point_id left join machine_state t on t.top_id = m.top_id and t.machine_id = m.id
  where m.decommissioned_at is null`;

/** Squares are kept at these widths, as powers of two in degrees, from wide to narrow. */
export const mapLevels = [4, 2, 0, -2, -4] as const;

/** The squares that machines lie in, at every level, for their merchant and for all together; `signed` has the columns of `map_spot` and `sign`. */
export const mapCellsOf = (signed: string): string =>
  `select top_id, merchant_id, level, floor(longitude / power(2, level))::int as x, floor(latitude / power(2, level))::int as y, sum(sign)::int as machines,
     sum(sign * broken::int)::int as broken, sum(sign * lacking::int)::int as lacking, sum(sign * waiting::int)::int as waiting,
     sum(sign * longitude::numeric) as longitude, sum(sign * latitude::numeric) as latitude, bit_xor(machine_id) as ids
   from (select s.sign, o.*, s.machine_id, s.longitude, s.latitude, s.broken, s.lacking, s.waiting
         from (${signed}) s cross join lateral (values (s.top_id, s.merchant_id), (0, 0)) o(top_id, merchant_id)) r
     cross join unnest('{${mapLevels.join(",")}}'::int[]) level
   group by 1, 2, 3, 4, 5`;
