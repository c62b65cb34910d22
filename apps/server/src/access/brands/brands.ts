import type { AnswerOf } from "@yunshou/contract";
import type { account } from "@yunshou/contract/access/account";
import type { brands } from "@yunshou/contract/access/brands";
import { refuse } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { replaceImage } from "../../platform/images/store.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { type BrandRow, brandsOfHost, deleteBrand, listBrands, lockBrand, putBrand } from "./brands.queries.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };
const placeOf = ({ host, path }: Pick<BrandRow, "host" | "path">) => `${host}${path}` || "*";

/** The name of an uploaded picture; pictures that come with the program are nobody's to remove. */
const uploadedName = (address: string | null) =>
  /^\/spImg\/([0-9a-f]{32}\.(?:png|jpg))$/.exec(address ?? "")?.[1] ?? null;

/** Handlers of the looks of the login pages (SYS-04, LOGIN-38, LOGIN-39). */
export function brandHandlers({ dataDir }: { readonly dataDir: string }): HandlersOf<typeof brands> {
  return {
    list: async ({ tx }) => ({ rows: await listBrands(tx) }),

    async save(call) {
      if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
      const before = await lockBrand(call.tx, call.input);
      const refused = await replaceImage(
        call,
        dataDir,
        platform,
        uploadedName(before?.logo ?? null),
        uploadedName(call.input.logo),
        "logo",
      );
      if (refused !== undefined) return refused;
      const brandId = await putBrand(call.tx, call.input);
      await recordAudit(call, {
        action: "access.brand.save",
        object: placeOf(call.input),
        merchant: platform,
        before,
        after: call.input,
      });
      return { brandId };
    },

    async remove(call) {
      if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
      const before = await lockBrand(call.tx, call.input);
      if (before === undefined) return refuse("record.unknown");
      await replaceImage(call, dataDir, platform, uploadedName(before.logo), null, "logo");
      await deleteBrand(call.tx, before.brandId);
      await recordAudit(call, { action: "access.brand.remove", object: placeOf(before), merchant: platform, before });
      return {};
    },
  };
}

/** What the login pages of a host look like, the most exact look of each path first, as the console receives it. */
export async function looksOf(tx: Handle, host: string): Promise<AnswerOf<typeof account.deployment>["brands"]> {
  const rows = await brandsOfHost(tx, host.toLowerCase());
  return rows.map(({ brandId: _, host: __, asksAgreement: ___, ...look }) => look);
}
