import { products } from "@yunshou/contract/goods/products";
import { mount, type Web } from "../platform/mount.ts";
import { productHandlers } from "./products.ts";

/** Products. */
export function mountGoods(web: Web): void {
  mount(web, products, productHandlers);
}
