import type { brands, OutputOf, account } from "@yunshou/contract";
import { refuse } from "@yunshou/domain";
import type { Handle } from "@yunshou/database";
import { recordAudit } from "../platform/audit.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import { platformMerchantId } from "./baseData.ts";
import { type BrandRow, brandsOfHost, deleteBrand, listBrands, lockBrand, putBrand } from "./brands.queries.ts";

const platform = { topId: platformMerchantId, merchantId: platformMerchantId };
const placeOf = ({ host, path }: Pick<BrandRow, "host" | "path">) => `${host}${path}` || "*";

/** Handlers of the looks of the login pages (LOGIN-38, LOGIN-39). */
export const brandHandlers: HandlersOf<typeof brands> = {
  list: async ({ tx }) => ({ rows: await listBrands(tx) }),

  async save(call) {
    if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
    const before = await lockBrand(call.tx, call.input);
    const brandId = await putBrand(call.tx, call.input);
    await recordAudit(call, { action: "access.brand.save", object: placeOf(call.input), merchant: platform, before, after: call.input });
    return { brandId };
  },

  async remove(call) {
    if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
    const before = await lockBrand(call.tx, call.input);
    if (before === undefined) return refuse("record.unknown");
    await deleteBrand(call.tx, before.brandId);
    await recordAudit(call, { action: "access.brand.remove", object: placeOf(before), merchant: platform, before });
    return {};
  },
};

/** What the login pages of a host look like, the most exact look of each path first, as the console receives it. */
export async function looksOf(tx: Handle, host: string): Promise<OutputOf<typeof account.deployment>["brands"]> {
  const rows = await brandsOfHost(tx, host.toLowerCase());
  return rows.map(({ brandId: _, host: __, asksAgreement: ___, ...look }) => look);
}
