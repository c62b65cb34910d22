import { accessFinders } from "./access/finders.ts";
import { goodsFinders } from "./goods/finders.ts";
import { machineFinders } from "./machines/finders.ts";
import { memberFinders } from "./members/finders.ts";
import { merchantFinders } from "./merchants/finders.ts";
import { orderFinders } from "./orders/finders.ts";
import { pharmacyFinders } from "./pharmacy/finders.ts";
import type { Finder } from "./platform/finder.ts";
import type { ProcessContext } from "./platform/process.ts";
import { stockFinders } from "./stock/finders.ts";
import { supportFinders } from "./support/finders.ts";

/** How each area finds its records, for the one search over all of them. */
export const finders = ({ secrets }: Pick<ProcessContext, "secrets">): readonly Finder[] => [
  ...machineFinders,
  ...orderFinders,
  ...goodsFinders,
  ...memberFinders({ secrets }),
  ...merchantFinders,
  ...accessFinders,
  ...stockFinders,
  ...pharmacyFinders,
  ...supportFinders,
];
