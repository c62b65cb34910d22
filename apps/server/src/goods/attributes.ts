import type { Permission } from "@yunshou/contract";
import type { attributes, libraryAttributes } from "@yunshou/contract/goods/attributes";
import {
  type AttributeKind,
  checkAttributeDelete,
  checkAttributeName,
  checkAttributeParent,
  checkTree,
  refuse,
  type Refusal,
} from "@yunshou/domain";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import { merchantOf } from "../access/staff/users.queries.ts";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { isRefusal } from "../platform/refused.ts";
import * as queries from "./attributes.queries.ts";

type AnyCall = Call<unknown, Permission>;
type Asked = {
  readonly kind: AttributeKind;
  readonly categoryId?: string | undefined;
  readonly merchantId?: string | undefined;
};

const unknown = () => refuse("goods.attributeUnknown", { field: "attributeId" });
const taken = () => refuse("goods.attributeTaken", { field: "attributeName" });

/** Handlers of trees (PRODUCT-14 to PRODUCT-16, PRODUCT-27, PRODUCT-28): those of merchants, or those of the library. */
export function attributeHandlers(
  kind: queries.TreeOwner["kind"],
): HandlersOf<typeof attributes> & HandlersOf<typeof libraryAttributes> {
  const ownerOf = ({ session }: AnyCall): queries.TreeOwner =>
    kind === "own" ? { kind, scope: session.scope } : { kind };

  /** The tree that a call names, once its category and merchant are found. */
  async function treeOf(call: AnyCall, asked: Asked): Promise<queries.Tree | Refusal> {
    const category = checkTree(asked.kind, asked.categoryId);
    if (!category.ok) return category;
    const owner = ownerOf(call);
    // A category that is not needed must be there all the same: who names one that he cannot see hears that it is unknown.
    const found = asked.categoryId === undefined ? null : await queries.attributeOf(call.tx, owner, asked.categoryId);
    if (found === undefined || (found !== null && found.kind !== "category")) {
      return refuse("goods.attributeUnknown", { field: "categoryId" });
    }
    if (kind === "library") return { kind: asked.kind, categoryId: category.value, topId: null, merchantId: null };
    const merchantId = asked.merchantId ?? found?.merchantId ?? call.session.merchantId;
    const merchant = await merchantOf(call.tx, call.session.scope, merchantId);
    if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    if (found !== null && found.merchantId !== merchantId)
      return refuse("goods.attributeUnknown", { field: "categoryId" });
    return { kind: asked.kind, categoryId: category.value, topId: merchant.topId, merchantId };
  }

  /** A value of the caller, with its tree held until the call ends. */
  async function held(call: AnyCall, attributeId: string): Promise<queries.AttributeRecord | undefined> {
    const seen = await queries.attributeOf(call.tx, ownerOf(call), attributeId);
    if (seen === undefined) return undefined;
    await queries.lockTree(call.tx, seen);
    return queries.attributeOf(call.tx, ownerOf(call), attributeId);
  }

  /** The parent that a call names, which must stand in the same tree; `null` is the root. */
  async function parentIn(call: AnyCall, tree: queries.Tree, parentId: string | null) {
    if (parentId === null) return undefined;
    const parent = await queries.attributeOf(call.tx, ownerOf(call), parentId);
    const same =
      parent !== undefined &&
      parent.kind === tree.kind &&
      parent.categoryId === tree.categoryId &&
      parent.merchantId === tree.merchantId;
    return same ? parent : refuse("goods.attributeUnknown", { field: "parentId" });
  }

  const record = (call: AnyCall, verb: string, tree: queries.Tree, object: string, before?: unknown, after?: unknown) =>
    recordAudit(call, {
      action: `goods.${kind === "own" ? "attribute" : "libraryAttribute"}.${verb}`,
      object,
      merchant: { topId: tree.topId ?? platformMerchantId, merchantId: tree.merchantId ?? platformMerchantId },
      before,
      after,
    });

  return {
    async tree(call) {
      const tree = await treeOf(call, call.input);
      return isRefusal(tree) ? tree : { rows: await queries.treeOf(call.tx, ownerOf(call), tree) };
    },

    async create(call) {
      const tree = await treeOf(call, call.input);
      if (isRefusal(tree)) return tree;
      await queries.lockTree(call.tx, tree);
      const name = checkAttributeName(call.input.attributeName);
      if (!name.ok) return name;
      const parent = await parentIn(call, tree, call.input.parentId);
      if (isRefusal(parent)) return parent;
      const place = checkAttributeParent(undefined, 0, parent);
      if (!place.ok) return place;
      const attributeId = await queries.insertAttribute(call.tx, ownerOf(call), tree, parent, name.value);
      if (attributeId === undefined) return taken();
      await record(call, "create", tree, name.value, undefined, { kind: tree.kind, parent: parent?.name ?? null });
      return { attributeId };
    },

    async rename(call) {
      const attribute = await held(call, call.input.attributeId);
      if (attribute === undefined) return unknown();
      const name = checkAttributeName(call.input.attributeName);
      if (!name.ok) return name;
      if (!(await queries.renameAttribute(call.tx, ownerOf(call), attribute, name.value))) return taken();
      await record(call, "update", attribute, name.value, { name: attribute.name }, { name: name.value });
      return {};
    },

    async move(call) {
      const { attributeId, parentId, beforeId } = call.input;
      const attribute = await held(call, attributeId);
      if (attribute === undefined) return unknown();
      const parent = await parentIn(call, attribute, parentId);
      if (isRefusal(parent)) return parent;
      const before = beforeId === null ? null : await queries.attributeOf(call.tx, ownerOf(call), beforeId);
      if (before === undefined || (before !== null && before.parentId !== parentId)) {
        return refuse("goods.attributeUnknown", { field: "beforeId" });
      }
      const levels = await queries.levelsBelow(call.tx, ownerOf(call), attribute);
      const place = checkAttributeParent(attribute, levels, parent);
      if (!place.ok) return place;
      if (!(await queries.moveAttribute(call.tx, ownerOf(call), attribute, parent, beforeId))) return taken();
      await record(call, "move", attribute, attribute.name, undefined, { parent: parent?.name ?? null });
      return {};
    },

    async enable(call) {
      const { attributeId, enabled } = call.input;
      const attribute = await held(call, attributeId);
      if (attribute === undefined) return unknown();
      await queries.setEnabled(call.tx, ownerOf(call), attribute, enabled);
      await record(call, enabled ? "enable" : "disable", attribute, attribute.name);
      return {};
    },

    async remove(call) {
      const attribute = await held(call, call.input.attributeId);
      if (attribute === undefined) return unknown();
      const { childCount, productCount } = await queries.usesOf(call.tx, ownerOf(call), attribute);
      const checked = checkAttributeDelete({ children: childCount, products: productCount });
      if (!checked.ok) return checked;
      await queries.deleteAttribute(call.tx, ownerOf(call), attribute);
      await record(call, "delete", attribute, attribute.name, { kind: attribute.kind });
      return {};
    },

    async uses(call) {
      const attribute = await queries.attributeOf(call.tx, ownerOf(call), call.input.attributeId);
      return attribute === undefined ? unknown() : queries.usesOf(call.tx, ownerOf(call), attribute);
    },
  };
}
