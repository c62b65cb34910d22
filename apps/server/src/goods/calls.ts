import { attributes, libraryAttributes } from "@yunshou/contract/goods/attributes";
import { library, libraryPictures } from "@yunshou/contract/goods/library";
import { modelling } from "@yunshou/contract/goods/modelling";
import { products } from "@yunshou/contract/goods/products";
import { productSearch } from "@yunshou/contract/goods/productSearch";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { attributeHandlers } from "./attributes.ts";
import { libraryHandlers } from "./library/library.ts";
import { modellingHandlers } from "./modelling/modelling.ts";
import { productHandlers } from "./products.ts";
import { productSearchHandlers } from "./search.ts";

/** Products, and the trees by which merchants and the platform's library sort them. */
export async function mountGoods(web: Web, { config: { dataDir }, database, pictures }: ProcessContext): Promise<void> {
  mount(web, products, productHandlers);
  mount(web, productSearch, productSearchHandlers);
  mount(web, attributes, attributeHandlers("own"));
  mount(web, libraryAttributes, attributeHandlers("library"));
  mount(web, library, libraryHandlers({ dataDir }));
  mount(web, modelling, modellingHandlers({ dataDir }));
  await addPublicImageUpload(web, libraryPictures, { pictures, kind: "product" }, { database, dataDir });
}
