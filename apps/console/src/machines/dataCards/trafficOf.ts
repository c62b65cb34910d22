/** Whose curves tell the traffic of each day. */
export const machinePage = "/shj/jqxq";

/** Machines count traffic, cards do not: what a card used is told by its machine. */
export const trafficOf = (machineNo: string): string =>
  `${machinePage}?${new URLSearchParams({ jqbh: machineNo, tab: "curves" }).toString()}`;
