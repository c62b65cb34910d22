import type { Config } from "../config.ts";
import { merchants } from "./company.ts";
import { crowdMerchants, crowdPlaces } from "./crowd/crowdPlaces.ts";
import type { NewMerchant } from "./demo.queries.ts";
import { type DemoPlace, places } from "./places.ts";

export interface DemoCompany {
  readonly merchants: readonly NewMerchant[];
  readonly places: readonly DemoPlace[];
  /** How many products the retail merchant took from the platform's library, beside its own. */
  readonly takenProducts: number;
}

/** Who and what the demo company is: in full, or without the regions that are many machines, for tests. */
export const demoCompany = (size: Config["demoSize"]): DemoCompany =>
  size === "small"
    ? { merchants, places, takenProducts: 12 }
    : { merchants: [...merchants, ...crowdMerchants], places: [...places, ...crowdPlaces], takenProducts: 252 };
