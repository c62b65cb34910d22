import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { groupBuys, shopGroupBuys } from "@yunshou/contract/mall/groupBuys";
import {
  checkGroupBuy,
  checkGroupBuyChange,
  groupBuyStatus,
  groupBuyTable,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { maskReceiver, openReceiver } from "../orders/receiver.ts";
import { type HeldMallProduct, holdMallProducts } from "../products.queries.ts";
import { shopByNumber } from "../shopFront/shopFronts.queries.ts";
import * as groups from "./buyingGroups.queries.ts";
import * as queries from "./groupBuys.queries.ts";

type AnyCall = Call<unknown, Permission>;
type OneCall = Call<{ readonly groupBuyId: string }, Permission>;

interface Held {
  readonly purchase: queries.HeldGroupBuy;
  readonly product: HeldMallProduct;
}

/** Handlers of group purchases. Products are locked before purchases, as where an order is placed. */
export function groupBuyHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof groupBuys> {
  const record = (call: AnyCall, product: HeldMallProduct, verb: string, after?: object) =>
    recordAudit(call, {
      action: `mall.groupBuy.${verb}`,
      object: product.productCode,
      merchant: product,
      ...(after === undefined ? {} : { after }),
    });

  /** The purchase with its product, both locked. */
  async function hold({ tx, session: { scope }, input }: OneCall): Promise<Held | Refusal> {
    const mallProductId = await queries.productOfGroupBuy(tx, scope, input.groupBuyId);
    if (mallProductId === undefined) return refuse("mall.groupBuyUnknown");
    const [product] = await holdMallProducts(tx, scope, [mallProductId]);
    const purchase = await queries.lockGroupBuy(tx, scope, input.groupBuyId);
    return product === undefined || purchase === undefined ? refuse("mall.groupBuyUnknown") : { product, purchase };
  }

  /** Whether it can be changed or deleted. */
  async function holdUnseen(call: OneCall): Promise<Held | Refusal> {
    const held = await hold(call);
    if (isRefusal(held)) return held;
    const opened = await queries.countGroups(call.tx, held.purchase);
    const allowed = checkGroupBuyChange(groupBuyStatus(held.purchase, call.now), opened);
    return allowed.ok ? held : allowed;
  }

  /** What a form says, when it is right for its product, which is locked then. */
  async function checked(
    { tx, session, now }: AnyCall,
    input: ParsedInputOf<typeof groupBuys.create>,
  ): Promise<{ readonly product: HeldMallProduct; readonly values: queries.GroupBuyValues } | Refusal> {
    const [product] = await holdMallProducts(tx, session.scope, [input.mallProductId]);
    if (product === undefined) return refuse("mall.productUnknown", { field: "mallProductId" });
    const { mallProductId, size, hours, pieces, perBuyer } = input;
    const values = {
      mallProductId,
      groupPriceFen: BigInt(input.groupPriceFen),
      size,
      hours,
      pieces,
      perBuyer,
      startsAt: new Date(input.startsAt),
      endsAt: new Date(input.endsAt),
    };
    const free = product.stock - product.reserved;
    const right = checkGroupBuy(values, { shelfFen: BigInt(product.priceFen), free, now });
    return right.ok ? { product, values } : right;
  }

  return {
    list: ({ tx, session, language, input, now }) =>
      queries.listGroupBuys(tx, session.scope, language, input, now, input),

    async groups({ tx, session, input }) {
      const { rows, ...found } = await groups.listGroups(tx, session.scope, input, input);
      const ids = rows.map(({ buyingGroupId }) => buyingGroupId);
      const members = Map.groupBy(
        ids.length === 0 ? [] : await groups.membersOf(tx, session.scope, ids),
        ({ buyingGroupId }) => buyingGroupId,
      );
      const shown = ({ buyingGroupId: _g, receiverSealed, ...member }: groups.GroupMember) => {
        const { buyerName, receiverPhone } = maskReceiver(openReceiver(secrets, member.orderNo, receiverSealed));
        return { ...member, buyerName, receiverPhone };
      };
      return {
        ...found,
        rows: rows.map((row) => ({ ...row, members: (members.get(row.buyingGroupId) ?? []).map(shown) })),
      };
    },

    async create(call) {
      const form = await checked(call, call.input);
      if (isRefusal(form)) return form;
      const { product, values } = form;
      const groupBuyId = await queries.insertGroupBuy(call.tx, product, call.session.userId, values);
      await record(call, product, "create", call.input);
      return { groupBuyId };
    },

    async update(call) {
      const held = await holdUnseen(call);
      if (isRefusal(held)) return held;
      const { purchase } = held;
      const form = await checked(call, call.input);
      if (isRefusal(form)) return form;
      const { product, values } = form;
      // A purchase stays with its merchant, whose orders and money it is about.
      if (product.merchantId !== purchase.merchantId) return refuse("mall.productUnknown", { field: "mallProductId" });
      if (purchase.state === "open" && (await queries.groupBuyOverlaps(call.tx, product, values, purchase.groupBuyId)))
        return refuse("mall.groupOverlaps", { field: "startsAt" });
      await queries.updateGroupBuy(call.tx, purchase, values);
      await record(call, product, "update", call.input);
      return {};
    },

    async start(call) {
      const held = await hold(call);
      if (isRefusal(held)) return held;
      const { purchase, product } = held;
      const next = step(groupBuyTable, purchase.state, "start");
      if (!next.ok) return next;
      const facts = {
        shelfFen: BigInt(product.priceFen),
        // What its own orders hold is promised already.
        free: product.stock - product.reserved + purchase.taken,
        now: call.now,
      };
      const right = checkGroupBuy({ ...purchase, groupPriceFen: BigInt(purchase.priceFen) }, facts);
      if (!right.ok) return right;
      if (await queries.groupBuyOverlaps(call.tx, purchase, purchase, purchase.groupBuyId))
        return refuse("mall.groupOverlaps", { field: "startsAt" });
      await queries.saveGroupBuyState(call.tx, purchase, next.value);
      await record(call, product, "start");
      return {};
    },

    async stop(call) {
      const held = await hold(call);
      if (isRefusal(held)) return held;
      const next = step(groupBuyTable, held.purchase.state, "stop");
      if (!next.ok) return next;
      await queries.saveGroupBuyState(call.tx, held.purchase, next.value);
      await record(call, held.product, "stop");
      return {};
    },

    async remove(call) {
      const held = await holdUnseen(call);
      if (isRefusal(held)) return held;
      await queries.deleteGroupBuy(call.tx, held.purchase);
      await record(call, held.product, "remove");
      return {};
    },
  };
}

/** Group purchases as buyers see them; they run as the system, because nobody is logged in. */
export const shopGroupBuyHandlers = (): HandlersOf<typeof shopGroupBuys> => ({
  async list({ tx, input, language, now }) {
    const shop = await shopByNumber(tx, input.shopNo);
    if (shop === undefined) return refuse("mall.shopUnknown");
    const rows = await groups.shopGroupRows(tx, shop, language, now);
    const open = Map.groupBy(
      await groups.openGroups(
        tx,
        shop,
        rows.map(({ groupBuyId }) => groupBuyId),
        now,
      ),
      ({ groupBuyId }) => groupBuyId,
    );
    return {
      now,
      rows: rows.map((row) => ({
        ...row,
        groups: (open.get(row.groupBuyId) ?? []).map(({ groupBuyId: _b, ...group }) => group),
      })),
    };
  },

  async group({ tx, input, language, now }) {
    const shop = await shopByNumber(tx, input.shopNo);
    if (shop === undefined) return refuse("mall.shopUnknown");
    const group = await groups.shopGroup(tx, shop, language, input.buyingGroupId);
    if (group === undefined) return refuse("mall.groupUnknown");
    const { buyingGroupId, groupState, paid, placesLeft, groupEndsAt, ...offer } = group;
    return { now, buyingGroupId, groupState, paid, placesLeft, groupEndsAt, offer };
  },
});
