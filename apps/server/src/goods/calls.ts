import { attributes, libraryAttributes } from "@yunshou/contract/goods/attributes";
import { products } from "@yunshou/contract/goods/products";
import { productSearch } from "@yunshou/contract/goods/productSearch";
import { mount, type Web } from "../platform/mount.ts";
import { attributeHandlers } from "./attributes.ts";
import { productHandlers } from "./products.ts";
import { productSearchHandlers } from "./search.ts";

/** Products, and the trees by which merchants and the platform's library sort them. */
export function mountGoods(web: Web): void {
  mount(web, products, productHandlers);
  mount(web, productSearch, productSearchHandlers);
  mount(web, attributes, attributeHandlers("own"));
  mount(web, libraryAttributes, attributeHandlers("library"));
}
