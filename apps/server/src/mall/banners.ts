import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { banners } from "@yunshou/contract/mall/banners";
import { bannerStatus, businessDay, checkBanner, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { replaceImage } from "../platform/images/store.ts";
import { isRefusal } from "../platform/refused.ts";
import * as queries from "./banners.queries.ts";
import type { Owner } from "./products.queries.ts";

type AnyCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly bannerId: string }, Permission>;

const ownOf = ({ session }: AnyCall): Owner => ({ topId: session.topMerchantId, merchantId: session.merchantId });

/** The form as columns of a banner of `owner`, or the first rule that it breaks. */
async function readForm(
  call: AnyCall,
  owner: Owner,
  form: ParsedInputOf<typeof banners.create>,
): Promise<queries.BannerColumns | Refusal> {
  const { bannerTitle, bannerImage, bannerLink, productId, category, sortNo, showFrom, showTo } = form;
  const checked = checkBanner({
    bannerTitle,
    bannerImage,
    bannerLink,
    productId,
    category,
    sortNo,
    showFrom,
    showTo,
  });
  if (!checked.ok) return checked;
  const has = await queries.mallHas(call.tx, owner, checked.value);
  if (!has.product) return refuse("mall.productUnknown", { field: "productId" });
  return has.category ? checked.value : refuse("mall.categoryUnknown", { field: "category" });
}

/** Handlers of banners of a mall (MALL-04, FORM-02, MSG-40). */
export function bannerHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof banners> {
  const lock = async ({ tx, session, input }: OneCall) =>
    (await queries.lockBanner(tx, session.scope, input.bannerId)) ?? refuse("record.unknown");
  const record = (call: AnyCall, verb: string, object: string, merchant: Owner, before?: unknown, after?: unknown) =>
    recordAudit(call, { action: `mall.banner.${verb}`, object, merchant, before, after });
  const changePicture = async (call: AnyCall, owner: Owner, before: string | null, next: string) => {
    const refused = await replaceImage(call, dataDir, owner, before, next, "bannerImage", ownOf(call));
    return refused === undefined ? undefined : refuse("goods.pictureUnknown", { field: "bannerImage" });
  };

  return {
    async list({ tx, session, language, input, now }) {
      const { rows, ...found } = await queries.listBanners(tx, session.scope, language, input.bannerTitle, input);
      const today = businessDay(now, session.timeZone);
      return {
        rows: rows.map((row) => ({
          ...row,
          bannerStatus: bannerStatus(row.enabled, row.showFrom, row.showTo, today),
        })),
        ...found,
      };
    },

    async create(call) {
      const owner = ownOf(call);
      const form = await readForm(call, owner, call.input);
      if (isRefusal(form)) return form;
      const refused = await changePicture(call, owner, null, form.bannerImage);
      if (refused !== undefined) return refused;
      const bannerId = await queries.insertBanner(call.tx, owner, form);
      await record(call, "create", form.bannerTitle, owner, undefined, form);
      return { bannerId };
    },

    async update(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const form = await readForm(call, held, call.input);
      if (isRefusal(form)) return form;
      const refused = await changePicture(call, held, held.bannerImage, form.bannerImage);
      if (refused !== undefined) return refused;
      await queries.updateBanner(call.tx, held, form);
      const { topId: _t, merchantId: _m, bannerId: _b, ...before } = held;
      await record(call, "update", form.bannerTitle, held, before, form);
      return {};
    },

    async setEnabled(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      const { enabled } = call.input;
      await queries.setBannerEnabled(call.tx, held, enabled);
      const verb = enabled ? "enable" : "disable";
      await record(call, verb, held.bannerTitle, held, { enabled: held.enabled }, { enabled });
      return {};
    },

    async remove(call) {
      const held = await lock(call);
      if (isRefusal(held)) return held;
      await queries.deleteBanner(call.tx, held);
      await replaceImage(call, dataDir, held, held.bannerImage, null, "bannerImage");
      await record(call, "remove", held.bannerTitle, held);
      return {};
    },
  };
}
