import type { tags } from "@yunshou/contract/goods/tags";
import { checkTag, refuse, type Refusal, tagLimits } from "@yunshou/domain";
import { recordAudit, recordAudits } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { replaceImage } from "../platform/images/store.ts";
import * as queries from "./tags.queries.ts";

type Write = Call<unknown, "goods.tag.write">;
interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

const unknown = () => refuse("goods.tagUnknown", { field: "tagId" });
const taken = () => refuse("goods.tagTaken", { field: "tagName" });
const ownerOf = ({ session }: Write): Owner => ({ topId: session.topMerchantId, merchantId: session.merchantId });

/** Handlers of the tags of products (PRODUCT-17). */
export function tagHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof tags> {
  /** The tag shows another icon from now on, which was uploaded by the caller's merchant. */
  async function changeIcon(
    call: Write,
    owner: Owner,
    before: string | null,
    next: string,
  ): Promise<Refusal | undefined> {
    const refused = await replaceImage(call, dataDir, owner, before, next, "tagIcon", ownerOf(call));
    return refused === undefined ? undefined : refuse("goods.pictureUnknown", { field: "tagIcon" });
  }
  const record = (call: Write, verb: string, object: string, owner: Owner, before?: unknown, after?: unknown) =>
    recordAudit(call, { action: `goods.tag.${verb}`, object, merchant: owner, before, after });

  return {
    list: ({ tx, session, input }) => queries.listTags(tx, session.scope, input, input),

    async create(call) {
      const tag = checkTag(call.input);
      if (!tag.ok) return tag;
      const owner = ownerOf(call);
      const icon = await changeIcon(call, owner, null, tag.value.tagIcon);
      if (icon !== undefined) return icon;
      const tagId = await queries.insertTag(call.tx, owner, tag.value);
      if (tagId === undefined) return taken();
      await record(call, "create", tag.value.tagName, owner, undefined, tag.value);
      return { tagId };
    },

    async update(call) {
      const before = await queries.lockTag(call.tx, call.session.scope, call.input.tagId);
      if (before === undefined) return unknown();
      await queries.lockNames(call.tx, before);
      const tag = checkTag(call.input);
      if (!tag.ok) return tag;
      const icon = await changeIcon(call, before, before.tagIcon, tag.value.tagIcon);
      if (icon !== undefined) return icon;
      if (!(await queries.updateTag(call.tx, before, tag.value))) return taken();
      const { tagName, tagPriority } = before;
      await record(call, "update", tag.value.tagName, before, { tagName, tagPriority }, tag.value);
      return {};
    },

    async remove(call) {
      const tag = await queries.lockTag(call.tx, call.session.scope, call.input.tagId);
      if (tag === undefined) return unknown();
      await queries.deleteTag(call.tx, tag);
      await replaceImage(call, dataDir, tag, tag.tagIcon, null, "tagIcon");
      await record(call, "delete", tag.tagName, tag, { tagName: tag.tagName });
      return {};
    },

    async assign(call) {
      const { tx, session, input } = call;
      const ids = [...new Set(input.productIds)];
      if (ids.length === 0) return refuse("goods.selectProducts", { field: "productIds" });
      const products = await queries.lockTagged(tx, session.scope, ids);
      if (products.length < ids.length) return refuse("goods.unknownProduct", { field: "productIds" });
      const named = { addTagIds: [...new Set(input.addTagIds)], removeTagIds: [...new Set(input.removeTagIds)] };
      for (const field of ["addTagIds", "removeTagIds"] as const) {
        const tags = await queries.holdTagsOf(tx, session.scope, named[field]);
        // A merchant's products bear the merchant's own tags only.
        const fits = tags.every((tag) => products.every((product) => product.merchantId === tag.merchantId));
        if (tags.length < named[field].length || !fits) return refuse("goods.tagUnknown", { field });
      }
      const changed = await queries.changeTaggings(tx, products, named.addTagIds, named.removeTagIds);
      if ((await queries.mostTags(tx, products)) > tagLimits.tagsOfProduct) {
        return refuse("goods.tooManyTags", { field: "addTagIds", values: { limit: tagLimits.tagsOfProduct } });
      }
      await recordAudits(
        call,
        products.map(({ code, topId, merchantId }) => ({
          action: "goods.product.tag",
          object: code,
          merchant: { topId, merchantId },
          after: named,
        })),
      );
      return { changed };
    },
  };
}
