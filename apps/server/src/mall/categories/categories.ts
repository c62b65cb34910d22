import type { Permission } from "@yunshou/contract";
import type { mallCategories } from "@yunshou/contract/mall/mallCategories";
import {
  checkMallCategoryDelete,
  checkMallCategoryName,
  checkMallCategoryParent,
  mallCategoryLimits,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { replaceImage } from "../../platform/images/store.ts";
import { isRefusal } from "../../platform/refused.ts";
import { holdMallProducts, type Owner } from "../products.queries.ts";
import * as queries from "./categories.queries.ts";

type AnyCall = Call<unknown, Permission>;

const ownOf = ({ session }: AnyCall): Owner => ({ topId: session.topMerchantId, merchantId: session.merchantId });
const unknown = (field: string) => refuse("mall.categoryUnknown", { field });

/** Handlers of the mall's own categories (MALL-04). */
export function mallCategoryHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof mallCategories> {
  /** A category of the own mall, with all of them held until the call ends. */
  async function held(call: AnyCall, categoryId: string): Promise<queries.HeldCategory | Refusal> {
    await queries.lockCategories(call.tx, ownOf(call));
    return (await queries.categoryOf(call.tx, ownOf(call), categoryId)) ?? unknown("mallCategoryId");
  }

  /** The parent that a call names; `null` is the top. */
  async function parentOf(call: AnyCall, parentId: string | null): Promise<queries.HeldCategory | undefined | Refusal> {
    if (parentId === null) return undefined;
    return (await queries.categoryOf(call.tx, ownOf(call), parentId)) ?? unknown("parentId");
  }

  const changeIcon = async (call: AnyCall, before: string | null, next: string | null) => {
    const refused = await replaceImage(call, dataDir, ownOf(call), before, next, "icon");
    return refused === undefined ? undefined : refuse("goods.pictureUnknown", { field: "icon" });
  };

  const record = (call: AnyCall, verb: string, object: string, before?: unknown, after?: unknown) =>
    recordAudit(call, { action: `mall.category.${verb}`, object, merchant: ownOf(call), before, after });

  return {
    async tree(call) {
      return { rows: await queries.categoriesOf(call.tx, ownOf(call)) };
    },

    products: (call) =>
      queries.listCategoryProducts(call.tx, call.session.scope, call.language, ownOf(call), call.input, call.input),

    async create(call) {
      const { parentId, icon, shown } = call.input;
      await queries.lockCategories(call.tx, ownOf(call));
      const name = checkMallCategoryName(call.input.categoryName);
      if (!name.ok) return name;
      const parent = await parentOf(call, parentId);
      if (isRefusal(parent)) return parent;
      const place = checkMallCategoryParent(undefined, parent);
      if (!place.ok) return place;
      const { count, isTaken } = await queries.categoryFacts(call.tx, ownOf(call), name.value, null);
      if (isTaken) return refuse("mall.categoryTaken", { field: "categoryName" });
      if (count >= mallCategoryLimits.count)
        return refuse("mall.tooManyCategories", { values: { limit: mallCategoryLimits.count } });
      const refused = await changeIcon(call, null, icon);
      if (refused !== undefined) return refused;
      const form = { categoryName: name.value, icon, shown };
      const mallCategoryId = await queries.insertCategory(call.tx, ownOf(call), parentId, form);
      await record(call, "create", name.value, undefined, { ...form, parent: parent?.categoryName ?? null });
      return { mallCategoryId };
    },

    async update(call) {
      const category = await held(call, call.input.mallCategoryId);
      if (isRefusal(category)) return category;
      const name = checkMallCategoryName(call.input.categoryName);
      if (!name.ok) return name;
      const { isTaken } = await queries.categoryFacts(call.tx, ownOf(call), name.value, category.categoryId);
      if (isTaken) return refuse("mall.categoryTaken", { field: "categoryName" });
      const refused = await changeIcon(call, category.icon, call.input.icon);
      if (refused !== undefined) return refused;
      const { categoryName, icon, shown } = category;
      const form = { categoryName: name.value, icon: call.input.icon, shown: call.input.shown };
      await queries.updateCategory(call.tx, category, form);
      await record(call, "update", name.value, { categoryName, icon, shown }, form);
      return {};
    },

    async move(call) {
      const { mallCategoryId, parentId, beforeId } = call.input;
      const category = await held(call, mallCategoryId);
      if (isRefusal(category)) return category;
      const parent = await parentOf(call, parentId);
      if (isRefusal(parent)) return parent;
      const place = checkMallCategoryParent(category, parent);
      if (!place.ok) return place;
      const before = beforeId === null ? null : await queries.categoryOf(call.tx, ownOf(call), beforeId);
      if (before === undefined || (before !== null && before.parentId !== parentId)) return unknown("beforeId");
      await queries.moveCategory(call.tx, category, parentId, beforeId);
      await record(call, "move", category.categoryName, undefined, { parent: parent?.categoryName ?? null });
      return {};
    },

    async assign(call) {
      const { tx, session, input } = call;
      const ids = [...new Set(input.mallProductIds)];
      if (ids.length === 0) return refuse("field.required", { field: "mallProductIds" });
      const category = input.mallCategoryId === null ? null : await held(call, input.mallCategoryId);
      if (category !== null && isRefusal(category)) return category;
      const products = (await holdMallProducts(tx, session.scope, ids)).filter(
        ({ merchantId }) => merchantId === session.merchantId,
      );
      if (products.length < ids.length) return refuse("mall.productUnknown", { field: "mallProductIds" });
      await queries.assignProducts(tx, products, category?.categoryId ?? null);
      const after = { productCodes: products.map(({ productCode }) => productCode) };
      await record(call, "setProducts", category?.categoryName ?? "", undefined, after);
      return { changed: products.length };
    },

    async remove(call) {
      const category = await held(call, call.input.mallCategoryId);
      if (isRefusal(category)) return category;
      const allowed = checkMallCategoryDelete(category);
      if (!allowed.ok) return allowed;
      await queries.deleteCategory(call.tx, category);
      await replaceImage(call, dataDir, ownOf(call), category.icon, null, "icon");
      await record(call, "remove", category.categoryName);
      return {};
    },
  };
}
