import { randomBytes, timingSafeEqual } from "node:crypto";
import type { shopBuyers } from "@yunshou/contract/mall/shopBuyers";
import type { Handle } from "@yunshou/database";
import {
  checkKept,
  joinBaskets,
  loginLimits,
  mallOrderTable,
  maskPhone,
  refuse,
  type Refusal,
  windowWaitSeconds,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases";
import { wordsOf } from "@yunshou/phrases/server";
import { blockOf } from "../../access/login/guessing.ts";
import {
  countPhoneCode,
  hashOfPhone,
  newPhoneCode,
  phoneCodeSeconds,
  phoneCodeTries,
} from "../../access/login/phoneCodes.ts";
import {
  ages,
  count,
  dropResetCode,
  lockSubject,
  putResetCode,
  tryResetCode,
} from "../../access/people/login.queries.ts";
import type { SmsSender } from "../../access/sms/sms.ts";
import { shortMessage } from "../../access/sms/templates.ts";
import { nextId } from "../../orders/book/order.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal, keep } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { buyerPhoneIndex, buyerPhoneIndexes, openBuyerPhone, sealBuyerPhone } from "./buyerPhone.ts";
import * as queries from "./buyers.queries.ts";
import { tokenHash } from "./place.ts";
import { type ShopKey, shopByNumber, type ShopFront } from "./shopFronts.queries.ts";

type ShopCall = Call<{ readonly shopNo: string }, "public">;
type OwnCall = Call<{ readonly shopNo: string; readonly session: string }, "public">;

const sessionDays = 90;
const sessionsAtMost = 10;

/** Whose session this is at a shop's merchant; a session that is over is refused. */
export const buyerAt = async (tx: Handle, shop: ShopKey, session: string): Promise<queries.Buyer | Refusal> =>
  (await queries.buyerOfSession(tx, shop, tokenHash(session))) ?? refuse("access.tokenInvalid");

const shopOfCall = async ({ tx, input }: ShopCall): Promise<ShopFront | Refusal> =>
  (await shopByNumber(tx, input.shopNo)) ?? refuse("mall.shopUnknown");

/** The shop of a call, and whoever is logged in there. */
export async function ownOf(
  call: OwnCall,
): Promise<{ readonly shop: ShopFront; readonly buyer: queries.Buyer } | Refusal> {
  const shop = await shopOfCall(call);
  if (isRefusal(shop)) return shop;
  const buyer = await buyerAt(call.tx, shop, call.input.session);
  return isRefusal(buyer) ? buyer : { shop, buyer };
}

/** Handlers of the accounts of buyers. A phone is proven anew at each merchant, so that no merchant learns of another's buyers. */
export function shopBuyerHandlers({
  secrets,
  sms,
}: {
  readonly secrets: Secrets;
  readonly sms: SmsSender;
}): HandlersOf<typeof shopBuyers> {
  const codeKey = ({ merchantId }: ShopKey, phone: string) => `${hashOfPhone(secrets, phone)}:buyer:${merchantId}`;
  const codeHash = ({ merchantId }: ShopKey, phone: string, code: string) =>
    secrets.keyedHash("buyer code", [merchantId, phone, code].join("\u001f"));
  const shown = ({ buyerId, phoneSealed, basket }: queries.Buyer) => ({
    phone: maskPhone(openBuyerPhone(secrets, buyerId, phoneSealed)),
    basket: [...basket],
  });

  /** The account of a phone, made by its first login. */
  async function accountOf(tx: Handle, shop: ShopKey, phone: string): Promise<queries.Buyer> {
    const phoneIndex = buyerPhoneIndex(secrets, phone);
    await queries.lockBuyerPhone(tx, shop, phoneIndex);
    const known = await queries.buyerOfPhone(tx, shop, buyerPhoneIndexes(secrets, phone));
    if (known !== undefined) return known;
    const buyerId = await nextId(tx);
    const phoneSealed = sealBuyerPhone(secrets, buyerId, phone);
    await queries.insertBuyer(tx, shop, { buyerId, phoneSealed, phoneIndex });
    return { buyerId, phoneSealed, basket: [] };
  }

  return {
    async sendCode(call) {
      const { tx, input, now, language } = call;
      const shop = await shopOfCall(call);
      if (isRefusal(shop)) return shop;
      const refused = sms.refusal(now) ?? (await countPhoneCode(call, secrets, input.phone));
      if (refused !== undefined) return refused;
      const code = newPhoneCode();
      await putResetCode(tx, codeKey(shop, input.phone), codeHash(shop, input.phone, code), phoneCodeSeconds);
      const text = fill(wordsOf(language, "access").sms.resetCode, { code });
      // It leaves after the answer; a failure is in the log.
      call.afterCommit(
        () =>
          void setImmediate(
            () => void sms.send(shortMessage(input.phone, "resetCode", { code }, text)).catch(() => undefined),
          ),
      );
      return {};
    },

    async login(call) {
      const { tx, input, address } = call;
      const shop = await shopOfCall(call);
      if (isRefusal(shop)) return shop;
      const brought = checkKept(input.basket);
      if (!brought.ok) return brought;
      const guesser = `buyerFrom:${blockOf(address)}`;
      await lockSubject(tx, guesser);
      const { addressFailures, addressWindowSeconds } = loginLimits;
      const seconds = windowWaitSeconds(
        await ages(tx, guesser, addressFailures),
        addressFailures,
        addressWindowSeconds,
      );
      if (seconds > 0) return refuse("access.tooManyAttempts", { values: { seconds } });
      const key = codeKey(shop, input.phone);
      const sent = await tryResetCode(tx, key, phoneCodeTries);
      const isRight = timingSafeEqual(sent ?? Buffer.alloc(32), codeHash(shop, input.phone, input.checkCode));
      if (sent === undefined || !isRight) {
        await count(tx, guesser);
        return keep(refuse("access.codeInvalid", { field: "checkCode" }));
      }
      await dropResetCode(tx, key);
      const account = await accountOf(tx, shop, input.phone);
      const basket = joinBaskets(account.basket, input.basket);
      await queries.saveBasket(tx, shop, account.buyerId, basket);
      const joined = await queries.joinOrders(tx, shop, account.buyerId, input.tokens.map(tokenHash));
      const session = randomBytes(32).toString("base64url");
      await queries.insertSession(tx, shop, account.buyerId, {
        tokenHash: tokenHash(session),
        days: sessionDays,
        most: sessionsAtMost,
      });
      return { ...shown({ ...account, basket }), session, joined };
    },

    async current(call) {
      const own = await ownOf(call);
      return isRefusal(own) ? own : shown(own.buyer);
    },

    async saveBasket(call) {
      const own = await ownOf(call);
      if (isRefusal(own)) return own;
      const { basket } = call.input;
      const checked = checkKept(basket);
      if (!checked.ok) return checked;
      await queries.saveBasket(call.tx, own.shop, own.buyer.buyerId, basket);
      return {};
    },

    async orders(call) {
      const own = await ownOf(call);
      if (isRefusal(own)) return own;
      const { rows, hasMore } = await queries.ordersOfBuyer(call.tx, own.shop, own.buyer.buyerId, call.input.page);
      return {
        rows: rows.map(({ payState, fulfilment, ...row }) => ({
          ...row,
          orderStatus: mallOrderTable[payState][fulfilment],
        })),
        hasMore,
      };
    },

    async logout(call) {
      const shop = await shopOfCall(call);
      if (isRefusal(shop)) return shop;
      await queries.endSession(call.tx, shop, tokenHash(call.input.session));
      return {};
    },
  };
}
