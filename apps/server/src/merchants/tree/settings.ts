import type { merchantSettings } from "@yunshou/contract/merchants/settings";
import { checkExchangeRate, checkHotline, checkRemark, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { admitMerchant, lockMerchant } from "./merchants.queries.ts";
import * as queries from "./settings.queries.ts";

const unknown = () => refuse("merchants.unknown", { field: "merchantId" });

/** Handlers of customer-service phones and currencies (MERCHANT-06, MERCHANT-17). */
export const merchantSettingHandlers: HandlersOf<typeof merchantSettings> = {
  async list({ tx, session, input }) {
    return queries.listSettings(tx, session, input);
  },

  async setHotline(call) {
    const { tx, session, input } = call;
    const hotline = checkHotline(input.hotline);
    if (!hotline.ok) return hotline;
    const remark = checkRemark(input.remark);
    if (!remark.ok) return remark;
    const merchant = await lockMerchant(tx, session, input.merchantId);
    if (merchant === undefined) return unknown();
    if (input.isNew && (await queries.hotlineOf(tx, merchant.merchantId)) !== "")
      return refuse("merchants.hotlineTaken", { field: "merchantId" });
    await admitMerchant(tx, merchant.merchantId);
    await queries.saveHotline(tx, merchant.merchantId, hotline.value, remark.value);
    await recordAudit(call, {
      action: "merchants.hotline.update",
      object: merchant.merchantNo,
      merchant,
      after: { hotline: hotline.value, remark: remark.value },
    });
    return {};
  },

  async removeHotline(call) {
    const merchant = await lockMerchant(call.tx, call.session, call.input.merchantId);
    if (merchant === undefined) return unknown();
    await admitMerchant(call.tx, merchant.merchantId);
    await queries.saveHotline(call.tx, merchant.merchantId, "", "");
    await recordAudit(call, { action: "merchants.hotline.remove", object: merchant.merchantNo, merchant });
    return {};
  },

  async setCurrency(call) {
    const { tx, session, input } = call;
    const rate = checkExchangeRate(input.exchangeRate);
    if (!rate.ok) return rate;
    const merchant = await lockMerchant(tx, session, input.merchantId);
    if (merchant === undefined) return unknown();
    await admitMerchant(tx, merchant.merchantId);
    await queries.saveCurrency(tx, merchant.merchantId, input.currency, rate.value);
    await recordAudit(call, {
      action: "merchants.currency.update",
      object: merchant.merchantNo,
      merchant,
      after: { currency: input.currency, exchangeRate: rate.value },
    });
    return {};
  },
};
