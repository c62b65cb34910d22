import { entitiesNamed, type EntityCall, type EntityRow } from "@yunshou/contract/entities";
import { useState } from "react";
import { call as ask } from "../../api/call.ts";
import { useCall } from "../queries.ts";
import { portions } from "./pasted.ts";

/** What names a record: its id, or the number that people know. */
export type Named = "id" | "number";

/** Knows the records that a field holds by their ids or numbers, and finds those that somebody pasted. */
export function useNamed(call: EntityCall, by: Named, values: readonly string[]) {
  const [seen, keep] = useState<ReadonlyMap<string, EntityRow>>(new Map());
  const unseen = values.filter((value) => !seen.has(value)).slice(0, entitiesNamed);
  const asked = useCall(call, by === "id" ? { ids: unseen } : { numbers: unseen }, {
    enabled: unseen.length > 0,
    silent: true,
  });
  const see = (rows: readonly EntityRow[]) =>
    keep((before) => new Map([...before, ...rows.map((row): [string, EntityRow] => [row[by], row])]));
  return {
    see,
    /** Name and number of a value; while it is not known, what it is. */
    labelOf: (value: string): string => {
      const row = seen.get(value) ?? asked.data?.rows.find((one) => one[by] === value);
      if (row === undefined) return by === "number" || !asked.loading ? value : "…";
      return row.number === row.name ? row.name : `${row.name} ${row.number}`;
    },
    /** The records of pasted numbers or names, and what is none. */
    find: async (numbers: readonly string[], question: object) => {
      const rows: EntityRow[] = [];
      for (const some of portions(numbers, entitiesNamed))
        rows.push(...(await ask(call, { ...question, numbers: some })).rows);
      const known = new Set(rows.flatMap(({ number, name }) => [number.toLowerCase(), name.toLowerCase()]));
      return { rows, missing: numbers.filter((number) => !known.has(number.toLowerCase())) };
    },
  };
}
