import type { Handle } from "@yunshou/database";

/**
 * Tells machines of lanes that changed, in the transaction of the change. Handed in, because machines know goods and not the
 * other way round; `tellMachines` of the area machines does it.
 */
export type LanesChanged = (
  tx: Handle,
  lanes: readonly {
    readonly topId: string;
    readonly machineId: string;
    readonly merchantId: string;
    readonly cabinet: "main" | "sub";
    readonly laneNo: number;
    readonly before: { readonly priceFen: string };
  }[],
) => Promise<void>;
