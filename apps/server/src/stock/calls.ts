import { counts } from "@yunshou/contract/stock/counts";
import { refills } from "@yunshou/contract/stock/refills";
import { stockLists } from "@yunshou/contract/stock/stockLists";
import { mount, type Web } from "../platform/mount.ts";
import { countHandlers } from "./counts/counts.ts";
import { stockListHandlers } from "./lists/stockLists.ts";
import { refillHandlers } from "./refills/refills.ts";

/** What lies in machines, and how it is counted. */
export function mountStock(web: Web): void {
  mount(web, stockLists, stockListHandlers);
  mount(web, counts, countHandlers);
  mount(web, refills, refillHandlers);
}
