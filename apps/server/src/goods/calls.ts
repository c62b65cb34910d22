import { attributes, libraryAttributes } from "@yunshou/contract/goods/attributes";
import { library, libraryPictures } from "@yunshou/contract/goods/library";
import { modelling } from "@yunshou/contract/goods/modelling";
import { prices } from "@yunshou/contract/goods/prices";
import { productPictures, products } from "@yunshou/contract/goods/products";
import { productNames } from "@yunshou/contract/goods/productNames";
import { productSearch } from "@yunshou/contract/goods/productSearch";
import { tagIcons, tags } from "@yunshou/contract/goods/tags";
import { nameImportFiles, nameImports } from "@yunshou/contract/goods/nameImports";
import { productImportFiles, productImports } from "@yunshou/contract/goods/productImports";
import type { ImportCalls } from "@yunshou/contract/imports/imports";
import { checkProductPicture } from "@yunshou/domain";
import { merchantOf } from "../access/staff/users.queries.ts";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { importHandlers } from "../platform/imports/handlers.ts";
import { addImportUpload } from "../platform/imports/upload.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { attributeHandlers } from "./attributes.ts";
import type { LanesChanged } from "./lanesChanged.ts";
import { libraryHandlers } from "./library/library.ts";
import { modellingHandlers } from "./modelling/modelling.ts";
import { nameImport } from "./imports/nameImport.ts";
import { productImport } from "./imports/productImport.ts";
import { productNameHandlers } from "./names/names.ts";
import { priceHandlers } from "./prices.ts";
import { productHandlers } from "./products.ts";
import { productSearchHandlers } from "./search.ts";
import { tagHandlers } from "./tags.ts";

interface Parts extends ProcessContext {
  readonly lanesChanged: LanesChanged;
}

/** Products, their tags and prices, the platform's library, and the trees by which both are sorted. */
export async function mountGoods(
  web: Web,
  { config: { dataDir }, database, pictures, lanesChanged }: Parts,
): Promise<void> {
  const ofProducts = { pictures, kind: "product", check: checkProductPicture } as const;
  mount(web, products, productHandlers({ dataDir }));
  await addPublicImageUpload(web, productPictures, ofProducts, { database, dataDir });
  mount(web, productSearch, productSearchHandlers);
  mount(web, prices, priceHandlers(lanesChanged));
  mount(web, tags, tagHandlers({ dataDir }));
  await addPublicImageUpload(web, tagIcons, { pictures, kind: "tag" }, { database, dataDir });
  mount(web, productImports as unknown as ImportCalls, importHandlers(productImport));
  await addImportUpload(web, productImportFiles, productImport, { database, merchantOf });
  mount(web, nameImports as unknown as ImportCalls, importHandlers(nameImport));
  await addImportUpload(web, nameImportFiles, nameImport, { database, merchantOf });
  mount(web, attributes, attributeHandlers("own"));
  mount(web, libraryAttributes, attributeHandlers("library"));
  mount(web, library, libraryHandlers({ dataDir }));
  mount(web, productNames, productNameHandlers);
  mount(web, modelling, modellingHandlers({ dataDir }));
  await addPublicImageUpload(web, libraryPictures, ofProducts, { database, dataDir });
}
