import { libraryPictures } from "@yunshou/contract/goods/library";
import { nextSerial, png } from "../rows.ts";
import type { Tenant } from "../tenant.ts";
import type { World } from "../world.ts";
import type { Case, Cases } from "./case.ts";

const ofOwn: Case = async (home) => ({ attributeId: await home.attribute() });

/** A fresh category of the library; every merchant reads them, only the platform writes them. */
const libraryAttribute = (home: Tenant, kind = "category") =>
  home.id(
    "insert into library_attribute (id, kind, path, name) select n.id, $2, array[n.id], $1 from (select next_id() as id) n",
    [`library ${nextSerial()}`, kind],
  );
const ofLibrary: Case = async (home) => ({ attributeId: await libraryAttribute(home) });

const withMore =
  (one: Case, more: (home: Tenant) => object): Case =>
  async (home, world) => ({ ...(await one(home, world)), ...more(home) });
const added = (home: Tenant) => ({ kind: "category", parentId: null, attributeName: home.name("A") });
const renamed = (home: Tenant) => ({ attributeName: home.name("A") });
const atRoot = () => ({ parentId: null, beforeId: null });

/** A fresh official product; no merchant's text is in it, because all see it. */
const libraryProduct = async (home: Tenant) =>
  home.id(
    `insert into library_product (code, name, brand_id, brand, category_id, category, unit, likeness, search, pieces)
     values ($1, $1, $2, '', $3, '', '个', $1, $1, '{}')`,
    [`PTTEST${nextSerial()}`, await libraryAttribute(home, "brand"), await libraryAttribute(home)],
  );
const libraryForm = async (home: Tenant, world: World) => ({
  productName: `library ${nextSerial()}`,
  brandId: await libraryAttribute(home, "brand"),
  categoryId: await libraryAttribute(home),
  specificationId: null,
  flavourId: null,
  packagingId: null,
  barcode: "",
  unit: "个",
  weight: null,
  weightTolerance: null,
  isPrescription: false,
  thumbnail: ((await world.platform.sendBytes(libraryPictures.upload.path, png)).body.data as { name: string }).name,
  detailPictures: [],
});

/** A filled form of a product whose values are those that stand in the merchant's trees. */
const productForm = ({ rows, canary }: Tenant, uploaded: string) => ({
  productName: `${canary} tea`,
  brandId: rows.brandId,
  categoryId: rows.attributeId,
  flavourId: rows.flavourId,
  specificationId: rows.specificationId,
  packagingId: rows.packagingId,
  barcode: "",
  unitPriceFen: "350",
  costPriceFen: "200",
  unit: "瓶",
  batchNo: "",
  productionDate: null,
  shelfLifeDate: null,
  weight: 500,
  weightTolerance: 5,
  isPrescription: false,
  isPovertyRelief: false,
  isJointOperation: false,
  thumbnail: uploaded,
  detailPictures: [],
  tagIds: [rows.tagId],
  remark: "",
});

const tagForm = (home: Tenant, tagIcon: string) => ({ tagName: home.name("T"), tagPriority: 5, tagIcon });
const ofSpreadsheet =
  (more: object = {}, state = "checked", kind = "products"): Case =>
  async (home) => ({ importId: await home.spreadsheet(state, kind), ...more });
const ofNames = (more: object = {}, state = "checked") => ofSpreadsheet(more, state, "productNames");

/** An import that was written and has nothing that could hinder its way back. */
const withoutRows =
  (kind: string): Case =>
  async (home) => {
    const importId = await home.spreadsheet("checked", kind);
    await home.write((tx) =>
      tx.query("update import_batch set state = 'imported', imported_at = now() where id = $1", [importId]),
    );
    await home.write((tx) => tx.query("delete from import_row where import_id = $1", [importId]));
    return { importId };
  };

/** Inputs with which calls of the area succeed; see cases.ts. */
export const goodsCases: Cases = {
  "attributes.create": added,
  "attributes.rename": withMore(ofOwn, renamed),
  "attributes.move": withMore(ofOwn, atRoot),
  "attributes.enable": withMore(ofOwn, () => ({ enabled: false })),
  "attributes.remove": ofOwn,
  "productImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "productImports.map": ofSpreadsheet({ columns: ["productName", "unit", "brand"] }, "mapping"),
  "productImports.mend": ofSpreadsheet({ rowNo: 3, field: "unit", text: "瓶" }),
  "productImports.name": async (home) => ({
    importId: await home.spreadsheet(),
    field: "brand",
    name: home.canary,
    targetId: home.rows.brandId,
  }),
  "productImports.choices": async (home) => ({ importId: home.rows.importId, field: "brand" }),
  "productImports.run": ofSpreadsheet({ leavesRefused: true }),
  "productImports.undo": withoutRows("products"),
  "nameImportFiles.upload": async () => ({ fileName: "a.csv" }),
  "nameImports.detail": ofNames(),
  "nameImports.rows": ofNames(),
  "nameImports.map": ofNames({ columns: ["productCode", "en", "fr"] }, "mapping"),
  "nameImports.mend": ofNames({ rowNo: 3, field: "en", text: "Tea" }),
  "nameImports.run": ofNames({ leavesRefused: true }),
  "nameImports.undo": withoutRows("productNames"),
  "products.create": async (home) => ({
    productCode: `P${nextSerial()}`,
    ...productForm(home, await home.uploaded()),
  }),
  "products.update": async (home) => ({
    productId: await home.product(),
    version: 1,
    ...productForm(home, await home.uploaded()),
  }),
  "products.remove": async (home) => ({ productId: await home.product() }),
  "prices.change": async (home) => ({
    changes: [{ productId: await home.product(), version: 1, unitPriceFen: "400" }],
    lanesFollow: true,
  }),
  "prices.undo": async (home) => ({ batchId: await home.priceBatch() }),
  "tags.create": async (home) => tagForm(home, await home.uploaded()),
  "tags.update": async (home) => ({ tagId: await home.tag(), ...tagForm(home, await home.uploaded()) }),
  "tags.remove": async (home) => ({ tagId: await home.tag() }),
  "tags.assign": async (home) => ({
    productIds: [await home.product()],
    addTagIds: [home.rows.tagId],
    removeTagIds: [],
  }),
  "libraryAttributes.create": added,
  "libraryAttributes.rename": withMore(ofLibrary, renamed),
  "libraryAttributes.move": withMore(ofLibrary, atRoot),
  "libraryAttributes.enable": withMore(ofLibrary, () => ({ enabled: false })),
  "libraryAttributes.remove": ofLibrary,
  "libraryAttributes.uses": ofLibrary,
  "library.detail": async (home) => ({ libraryId: await libraryProduct(home) }),
  "library.create": libraryForm,
  "library.update": async (home, world) => ({
    ...(await libraryForm(home, world)),
    libraryId: await libraryProduct(home),
    version: 1,
  }),
  "productNames.detail": (home) => ({ productId: home.rows.productId }),
  "productNames.save": async (home) => ({ productId: await home.readyProduct(), names: { en: home.canary } }),
  "modelling.submit": async (home) => ({ productId: await home.readyProduct() }),
  "modelling.decide": async (home) => ({ modellingIds: [await home.modelling()], decision: "ignore" }),
  "library.take": async (home) => ({ libraryIds: [await libraryProduct(home)], unitPriceFen: "350" }),
};
