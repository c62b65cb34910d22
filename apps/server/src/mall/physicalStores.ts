import type { Permission } from "@yunshou/contract";
import type { physicalStores, storeProducts } from "@yunshou/contract/mall/physicalStores";
import { asSystem, type Database } from "@yunshou/database";
import { type CheckedStore, checkSeenStock, checkStore, checkStoreProduct, maskPhone, refuse } from "@yunshou/domain";
import { productsOf } from "../marketing/codes/batches.queries.ts";
import { recordAudit, writeAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./physicalStores.queries.ts";

type StoreCall = Call<{ readonly physicalStoreId: string }, Permission>;
type ProductCall = Call<{ readonly storeProductId: string }, Permission>;

export const storePhoneContext = (physicalStoreId: string) => `physicalStore:${physicalStoreId}:phone`;

/** The phone of a store as it is stored. */
export const sealStorePhone = (secrets: Secrets, physicalStoreId: string, phone: string): Buffer =>
  secrets.seal(Buffer.from(phone), storePhoneContext(physicalStoreId));

const phoneOf = (secrets: Secrets, { physicalStoreId, phoneSealed }: queries.StoreRecord): string =>
  secrets.open(phoneSealed, storePhoneContext(physicalStoreId)).toString();

/** Handlers of physical stores (MALL-02, MALL-03, POINT-02, FORM-02). */
export function physicalStoreHandlers({
  secrets,
  database,
}: {
  readonly secrets: Secrets;
  readonly database: Database;
}): HandlersOf<typeof physicalStores> {
  /** Reading runs in a transaction that cannot write, so the record of it has its own. */
  const recordLook = ({ session, address, requestId }: StoreCall, store: queries.StoreRecord) =>
    asSystem(database, (tx) =>
      writeAudit(tx, {
        action: "mall.store.read",
        object: store.storeName,
        merchant: store,
        actorId: session.viewerId ?? session.userId,
        address,
        requestId,
      }),
    );
  const lock = async ({ tx, session, input }: StoreCall) =>
    (await queries.storeOf(tx, session.scope, input.physicalStoreId, { hold: true })) ?? refuse("record.unknown");
  const sealed = ({ contactPhone, ...store }: CheckedStore, storeId: string) => ({
    ...store,
    phoneSealed: sealStorePhone(secrets, storeId, contactPhone),
  });
  const shown = (
    { topId: _t, merchantId: _m, phoneSealed: _p, ...row }: queries.StoreRecord,
    contactPhone: string,
  ) => ({ ...row, contactPhone });
  const taken = () => refuse("mall.storeNameTaken", { field: "storeName" });
  return {
    async list({ tx, session, input }) {
      const { rows, ...counts } = await queries.listStores(tx, session.scope, input, input);
      return { rows: rows.map((row) => shown(row, maskPhone(phoneOf(secrets, row)))), ...counts };
    },

    async detail(call) {
      const { tx, session, input } = call;
      const store = await queries.storeOf(tx, session.scope, input.physicalStoreId);
      if (store === undefined) return refuse("record.unknown");
      await recordLook(call, store);
      return shown(store, phoneOf(secrets, store));
    },

    async create(call) {
      const { tx, session, input } = call;
      const checked = checkStore(input);
      if (!checked.ok) return checked;
      const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
      if (await queries.nameTaken(tx, owner, checked.value.storeName)) return taken();
      const physicalStoreId = await queries.newStoreId(tx);
      await queries.insertStore(tx, owner, physicalStoreId, sealed(checked.value, physicalStoreId));
      const { contactPhone: _, ...after } = checked.value;
      await recordAudit(call, { action: "mall.store.create", object: after.storeName, merchant: owner, after });
      return { physicalStoreId };
    },

    async update(call) {
      const store = await lock(call);
      if ("ok" in store) return store;
      const checked = checkStore(call.input);
      if (!checked.ok) return checked;
      if (await queries.nameTaken(call.tx, store, checked.value.storeName, store.physicalStoreId)) return taken();
      await queries.updateStore(call.tx, store, sealed(checked.value, store.physicalStoreId));
      const { contactPhone: _, ...after } = checked.value;
      const { storeName, contactName, storeAddress, longitude, latitude, openingHours } = store;
      const before = { storeName, contactName, storeAddress, longitude, latitude, openingHours };
      await recordAudit(call, { action: "mall.store.update", object: storeName, merchant: store, before, after });
      return {};
    },

    async setOpen(call) {
      const store = await lock(call);
      if ("ok" in store) return store;
      const { openStatus } = call.input;
      await queries.setStoreOpen(call.tx, store, openStatus);
      await recordAudit(call, {
        action: "mall.store.setOpen",
        object: store.storeName,
        merchant: store,
        before: { openStatus: store.openStatus },
        after: { openStatus },
      });
      return {};
    },

    async remove(call) {
      const store = await lock(call);
      if ("ok" in store) return store;
      await queries.deleteStore(call.tx, store, call.session.userId);
      const { storeName, productCount } = store;
      await recordAudit(call, {
        action: "mall.store.remove",
        object: storeName,
        merchant: store,
        before: { productCount },
      });
      return {};
    },
  };
}

/** Handlers of the products of physical stores (MALL-04, PRODUCT-08). */
export function storeProductHandlers(): HandlersOf<typeof storeProducts> {
  const lock = async ({ tx, session, input }: ProductCall) =>
    (await queries.lockStoreProduct(tx, session.scope, input.storeProductId)) ?? refuse("record.unknown");
  const save = async (
    call: ProductCall,
    verb: string,
    held: queries.HeldProduct,
    to: Pick<queries.HeldProduct, "priceFen" | "stock" | "isOnShelf">,
  ) => {
    const { priceFen, stock, isOnShelf } = held;
    await queries.updateStoreProduct(call.tx, held, to, call.session.userId);
    await recordAudit(call, {
      action: `mall.storeProduct.${verb}`,
      object: held.productName,
      merchant: held,
      before: { priceFen, stock, isOnShelf },
      after: to,
    });
    return {};
  };
  return {
    list: ({ tx, session, language, input }) => queries.listStoreProducts(tx, session.scope, language, input, input),

    async add(call) {
      const { tx, session, input } = call;
      const store = await queries.storeOf(tx, session.scope, input.physicalStoreId, { hold: true });
      if (store === undefined) return refuse("record.unknown");
      const wanted = [...new Set(input.productIds)];
      const productIds = await productsOf(tx, session.scope, store, wanted);
      if (productIds.length < wanted.length) return refuse("goods.unknownProduct", { field: "productIds" });
      const added = await queries.insertStoreProducts(tx, store, productIds);
      const after = { productIds, added };
      await recordAudit(call, { action: "mall.storeProduct.add", object: store.storeName, merchant: store, after });
      return { added };
    },

    async update(call) {
      const held = await lock(call);
      if ("ok" in held) return held;
      const { unitPriceFen, seenStock } = call.input;
      const seen = checkSeenStock(call.input.stock, seenStock, held.stock);
      if (!seen.ok) return seen;
      const stock = seen.value;
      const purchaseFen = held.purchaseFen === null ? null : BigInt(held.purchaseFen);
      const allowed = checkStoreProduct(BigInt(unitPriceFen), purchaseFen, stock);
      if (!allowed.ok) return allowed;
      return save(call, "update", held, { priceFen: unitPriceFen, stock, isOnShelf: held.isOnShelf });
    },

    async setShelf(call) {
      const held = await lock(call);
      if ("ok" in held) return held;
      const { priceFen, stock } = held;
      return save(call, "setShelf", held, { priceFen, stock, isOnShelf: call.input.productStatus === "on" });
    },

    async remove(call) {
      const held = await lock(call);
      if ("ok" in held) return held;
      await queries.deleteStoreProduct(call.tx, held, call.session.userId);
      await recordAudit(call, { action: "mall.storeProduct.remove", object: held.productName, merchant: held });
      return {};
    },
  };
}
