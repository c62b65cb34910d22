import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { flashSales, shopFlashSales } from "@yunshou/contract/mall/flashSales";
import {
  checkFlashChange,
  checkFlashSale,
  flashSaleStatus,
  flashSaleTable,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { type HeldMallProduct, holdMallProducts } from "../products.queries.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";
import * as queries from "./flashSales.queries.ts";

type AnyCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly flashSaleId: string }, Permission>;

/** Handlers of flash sales. Products are locked before sales, as where an order is placed. */
export function flashSaleHandlers(): HandlersOf<typeof flashSales> {
  const record = (call: AnyCall, product: HeldMallProduct | queries.HeldFlashSale, verb: string, after?: object) =>
    recordAudit(call, {
      action: `mall.flashSale.${verb}`,
      object: "productCode" in product ? product.productCode : product.flashSaleId,
      merchant: product,
      ...(after === undefined ? {} : { after }),
    });

  /** The sale with its product, both locked. */
  async function hold(call: OneCall): Promise<queries.HeldFlashSale | Refusal> {
    const { tx, session, input } = call;
    const mallProductId = await queries.productOfFlashSale(tx, session.scope, input.flashSaleId);
    if (mallProductId !== undefined) await holdMallProducts(tx, session.scope, [mallProductId]);
    return (await queries.lockFlashSale(tx, session.scope, input.flashSaleId)) ?? refuse("mall.flashUnknown");
  }

  /** What a form says, when it is right for its product, which is locked then. */
  async function checked(
    { tx, session, now }: AnyCall,
    input: ParsedInputOf<typeof flashSales.create>,
    butNot: string | null,
  ): Promise<{ readonly product: HeldMallProduct; readonly values: queries.FlashSaleValues } | Refusal> {
    const [product] = await holdMallProducts(tx, session.scope, [input.mallProductId]);
    if (product === undefined) return refuse("mall.productUnknown", { field: "mallProductId" });
    const values = {
      mallProductId: input.mallProductId,
      flashPriceFen: BigInt(input.flashPriceFen),
      pieces: input.pieces,
      perBuyer: input.perBuyer,
      startsAt: new Date(input.startsAt),
      endsAt: new Date(input.endsAt),
    };
    const free = product.stock - product.reserved;
    const right = checkFlashSale(values, { shelfFen: BigInt(product.priceFen), free, now });
    if (!right.ok) return right;
    return (await queries.overlaps(tx, product, values, butNot))
      ? refuse("mall.flashOverlaps", { field: "startsAt" })
      : { product, values };
  }

  return {
    list: ({ tx, session, language, input, now }) =>
      queries.listFlashSales(tx, session.scope, language, input, now, input),

    async create(call) {
      const form = await checked(call, call.input, null);
      if (isRefusal(form)) return form;
      const { product, values } = form;
      const flashSaleId = await queries.insertFlashSale(call.tx, product, call.session.userId, values);
      await record(call, product, "create", call.input);
      return { flashSaleId };
    },

    async update(call) {
      const sale = await hold(call);
      if (isRefusal(sale)) return sale;
      const allowed = checkFlashChange(flashSaleStatus(sale, call.now));
      if (!allowed.ok) return allowed;
      const form = await checked(call, call.input, sale.flashSaleId);
      if (isRefusal(form)) return form;
      // A sale stays with its merchant, whose orders and money it is about.
      if (form.product.merchantId !== sale.merchantId) return refuse("mall.productUnknown", { field: "mallProductId" });
      await queries.updateFlashSale(call.tx, sale, form.values);
      await record(call, form.product, "update", call.input);
      return {};
    },

    async stop(call) {
      const sale = await hold(call);
      if (isRefusal(sale)) return sale;
      const next = step(flashSaleTable, sale.state, "stop");
      if (!next.ok) return next;
      await queries.saveFlashState(call.tx, sale, next.value);
      await record(call, sale, "stop");
      return {};
    },

    async remove(call) {
      const sale = await hold(call);
      if (isRefusal(sale)) return sale;
      const allowed = checkFlashChange(flashSaleStatus(sale, call.now));
      if (!allowed.ok) return allowed;
      await queries.deleteFlashSale(call.tx, sale);
      await record(call, sale, "remove");
      return {};
    },
  };
}

/** Flash sales as buyers see them; they run as the system, because nobody is logged in. */
export const shopFlashSaleHandlers = (): HandlersOf<typeof shopFlashSales> => ({
  async list({ tx, input, language, now }) {
    const shop = await shopByNumber(tx, input.shopNo);
    if (shop === undefined) return refuse("mall.shopUnknown");
    return { now, rows: await queries.shopFlashRows(tx, shop, language, now) };
  },
});
