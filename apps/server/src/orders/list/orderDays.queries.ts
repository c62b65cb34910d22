/** Machines report at most this late, so an order of a day was received within it. */
export const latestReceiptDays = 31;

/** Places of the parameters that name the first day, the last day and the time zone in which both are meant. */
export interface DayPlaces {
  readonly fromDay: string;
  readonly toDay: string;
  readonly timeZone: string;
}

/**
 * Orders `o` that were placed on some days. The range also bounds the ids, so that partitions outside of it are not even
 * opened. The order list and the counters that lead to it share this, so that a number and its list are of the same days.
 */
export function orderedWithin({ fromDay, toDay, timeZone }: DayPlaces): string {
  const from = `(${fromDay}::date::timestamp at time zone ${timeZone})`;
  const to = `((${toDay}::date + 1)::timestamp at time zone ${timeZone})`;
  return [
    // A subquery is worked out once; with kept plans the bare expression would be worked out for every row that is counted.
    `o.ordered_at >= (select ${from}) and o.ordered_at < (select ${to})`,
    `o.id >= id_at(${from}) and o.id < id_at(((${toDay}::date + ${1 + latestReceiptDays})::timestamp at time zone ${timeZone}))`,
  ].join(" and ");
}

/**
 * Orders `o` of business days, as figures of sales count them: each merchant has days of its own time zone. The ids are
 * bounded by the days of every zone.
 */
export function ofBusinessDays({ fromDay, toDay }: Omit<DayPlaces, "timeZone">): string {
  return `o.business_day between ${fromDay}::date and ${toDay}::date
    and o.id >= id_at((${fromDay}::date - 1)::timestamp at time zone 'UTC') and o.id < id_at((${toDay}::date + ${2 + latestReceiptDays})::timestamp at time zone 'UTC')`;
}

/** Orders `o` whose newest refund is in one of these states; written out, because the index of refunds is open only to a query that says so in its text. */
export const refundIs = (states: readonly string[]): string =>
  `o.refund_state in (${states.map((state) => `'${state}'`).join(", ")})`;
