import type { RowOf } from "@yunshou/contract";
import type { stockLists } from "@yunshou/contract/stock/stockLists";

export type LoadingRow = RowOf<typeof stockLists.loading>;

/** What is loaded into one machine. */
export interface MachineLoad {
  readonly machineId: string;
  readonly rows: readonly LoadingRow[];
}

/** What goes into the van of one route, and into which machine. */
export interface RouteLoad {
  readonly routeName: string | null;
  /** Each product once, with what all machines of the route lack of it. */
  readonly total: readonly LoadingRow[];
  readonly machines: readonly MachineLoad[];
}

const groupsOf = <Key>(rows: readonly LoadingRow[], keyOf: (row: LoadingRow) => Key) => {
  const groups = new Map<Key, LoadingRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
};

/** The lines of a loading list, route by route and machine by machine, in their order. */
export function loadsOf(rows: readonly LoadingRow[]): RouteLoad[] {
  return groupsOf(rows, ({ routeName }) => routeName).map(([routeName, ofRoute]) => ({
    routeName,
    total: groupsOf(ofRoute, ({ productId }) => productId).map(([, same]) => ({
      ...same[0]!,
      shortage: same.reduce((sum, { shortage }) => sum + shortage, 0),
    })),
    machines: groupsOf(ofRoute, ({ machineId }) => machineId).map(([machineId, ofMachine]) => ({
      machineId,
      rows: ofMachine,
    })),
  }));
}
