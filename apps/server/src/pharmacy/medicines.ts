import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { medicines } from "@yunshou/contract/pharmacy/medicines";
import { checkProductDelete, productCodeOf, refuse, type Refusal } from "@yunshou/domain";
import * as book from "../goods/productBook.queries.ts";
import { changePictures } from "../goods/productPictures.ts";
import { recordAudit, recordAudits } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { isRefusal } from "../platform/refused.ts";
import { findableBy } from "../platform/spelling.ts";
import { chosenGroup } from "./heldGroups.ts";
import { type MedicineInput, readMedicine } from "./medicineForm.ts";
import { checkMedicine } from "./medicineGate.ts";
import { medicineExport } from "./medicineExport.ts";
import * as queries from "./medicines.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Write<Name extends "create" | "update"> = Call<ParsedInputOf<(typeof medicines)[Name]>, "pharmacy.medicine.write">;
interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

const unknown = (field = "productId") => refuse("pharmacy.medicineUnknown", { field });
const barcodeTaken = () => refuse("goods.barcodeTaken", { field: "barcode" });
const none = { image: null, details: [] };
const readerOf = ({ session, language }: Pick<AnyCall, "session" | "language">) => ({ scope: session.scope, language });
const findable = (code: string, { barcode, name }: book.ProductColumns, names: book.StoredProduct["names"] = {}) =>
  findableBy([code, barcode, name, ...Object.values(names).map((one) => one.name)]);

const record = (call: AnyCall, verb: string, object: string, owner: Owner, before?: unknown, after?: unknown) =>
  recordAudit(call, {
    action: `pharmacy.medicine.${verb}`,
    object,
    merchant: { topId: owner.topId, merchantId: owner.merchantId },
    before,
    after,
  });

/** Category and conditions of a medicine are groups of its merchant; what it bears already it keeps. */
async function checkGroups(
  call: AnyCall,
  owner: Owner,
  { medCategoryId, conditionIds }: Pick<MedicineInput, "medCategoryId" | "conditionIds">,
  before?: queries.MedicineRecord,
): Promise<Refusal | undefined> {
  const category = await chosenGroup(call, owner, "category", medCategoryId, "medCategoryId", [
    before?.categoryId ?? null,
  ]);
  if (isRefusal(category)) return category;
  for (const conditionId of conditionIds) {
    const condition = await chosenGroup(
      call,
      owner,
      "condition",
      conditionId,
      "conditionIds",
      before?.conditionIds ?? [],
    );
    if (isRefusal(condition)) return condition;
  }
  return undefined;
}

/** Handlers of medicines (MED-01, MED-10, PRODUCT-04 to PRODUCT-08) and of what a pharmacy offers. */
export function medicineHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof medicines> {
  return {
    list: async (call) =>
      (await checkMedicine(call)) ?? queries.listMedicines(call.tx, readerOf(call), call.input, call.input),

    detail: async (call) =>
      (await checkMedicine(call)) ??
      (await queries.medicineDetail(call.tx, readerOf(call), call.input.productId)) ??
      unknown(),

    create: (call) => createMedicine(call, dataDir),
    update: (call) => updateMedicine(call, dataDir),

    async remove(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const [medicine] = await queries.lockMedicines(call.tx, call.session.scope, [call.input.productId]);
      const product = await book.lockProduct(call.tx, call.session.scope, call.input.productId);
      if (medicine === undefined || product === undefined) return unknown();
      if (await book.isInSet(call.tx, product)) return refuse("pharmacy.inSet");
      const allowed = checkProductDelete(await book.usesOf(call.tx, product));
      if (!allowed.ok) return allowed;
      await book.deleteProduct(call.tx, product);
      await record(call, "delete", product.code, product, { name: product.name });
      return {};
    },

    shelf: async (call) =>
      (await checkMedicine(call)) ?? queries.listShelf(call.tx, readerOf(call), call.input, call.input),

    async setShelf(call) {
      const refused = await checkMedicine(call);
      if (refused !== undefined) return refused;
      const ids = [...new Set(call.input.productIds)];
      const found = await queries.lockMedicines(call.tx, call.session.scope, ids);
      if (found.length < ids.length) return unknown("productIds");
      const changed = await queries.setShelf(call.tx, found, call.input.shelf);
      await recordAudits(
        call,
        found.map(({ code, topId, merchantId, shelf }) => ({
          action: "pharmacy.shelf.update",
          object: code,
          merchant: { topId, merchantId },
          before: { shelf },
          after: { shelf: call.input.shelf },
        })),
      );
      return { changed };
    },

    export: async (call) => (await checkMedicine(call)) ?? startExport(call, medicineExport),
  };
}

async function createMedicine(call: Write<"create">, dataDir: string) {
  const { tx, session, input } = call;
  const refused = await checkMedicine(call);
  if (refused !== undefined) return refused;
  const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
  await book.lockProducts(tx, owner);
  const read = readMedicine(input);
  if (!read.ok) return read;
  const { product, medicine } = read.value;
  const groups = await checkGroups(call, owner, { ...input, conditionIds: medicine.conditionIds as string[] });
  if (groups !== undefined) return groups;
  const code = productCodeOf((await book.lastCodeNumber(tx, owner)) + 1);
  if ((await book.takenOf(tx, owner, { code, barcode: product.barcode })).barcode) return barcodeTaken();
  const pictures = await changePictures(call, dataDir, owner, none, product);
  if (pictures !== undefined) return pictures;
  const productId = await book.insertProduct(tx, owner, code, product, findable(code, product));
  await queries.saveMedicine(tx, { ...owner, productId }, input.medCategoryId, medicine);
  await recordPrice(call, { ...owner, productId }, undefined, product);
  await record(call, "create", code, owner, undefined, { name: product.name, ...medicine });
  return { productId, productCode: code };
}

async function updateMedicine(call: Write<"update">, dataDir: string) {
  const { tx, session, input } = call;
  const refused = await checkMedicine(call);
  if (refused !== undefined) return refused;
  const seen = await queries.medicineDetail(tx, readerOf(call), input.productId);
  if (seen === undefined) return unknown();
  const [medicineBefore] = await queries.lockMedicines(tx, session.scope, [input.productId]);
  if (medicineBefore === undefined) return unknown();
  await book.lockProducts(tx, medicineBefore);
  const before = await book.lockProduct(tx, session.scope, input.productId);
  if (before === undefined) return unknown();
  if (before.version !== input.version) return refuse("goods.changedMeanwhile", { field: "version" });
  const read = readMedicine(input, before);
  if (!read.ok) return read;
  const { product, medicine } = read.value;
  const asked = { ...input, conditionIds: medicine.conditionIds as string[] };
  const groups = await checkGroups(call, before, asked, medicineBefore);
  if (groups !== undefined) return groups;
  const taken = await book.takenOf(tx, before, { barcode: product.barcode, but: before.productId });
  if (taken.barcode) return barcodeTaken();
  const pictures = await changePictures(call, dataDir, before, before, product);
  if (pictures !== undefined) return pictures;
  await book.updateProduct(tx, before, product, findable(before.code, product, before.names));
  await queries.saveMedicine(tx, before, input.medCategoryId, medicine);
  await recordPrice(call, before, before, product);
  await record(call, "update", before.code, before, { name: before.name }, { name: product.name, ...medicine });
  return {};
}

/** A price that is another now is written down with its author. */
async function recordPrice(
  { tx, session }: AnyCall,
  { topId, merchantId, productId }: Owner & { readonly productId: string },
  before: book.ProductColumns | undefined,
  after: book.ProductColumns,
): Promise<void> {
  if (before?.price_fen === after.price_fen && before.purchase_fen === after.purchase_fen) return;
  const change = {
    topId,
    merchantId,
    productId,
    priceBeforeFen: before?.price_fen ?? null,
    priceFen: after.price_fen,
    purchaseBeforeFen: before?.purchase_fen ?? null,
    purchaseFen: after.purchase_fen,
  };
  await book.recordPrices(tx, [change], { actorId: session.userId });
}
