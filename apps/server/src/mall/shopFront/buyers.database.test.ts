import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SmsSender } from "../../access/sms/sms.ts";
import { discountCodeContext, discountCodeIndex } from "../../marketing/codes/codeBook.ts";
import { sealHolder } from "../../members/holders.ts";
import { oneProvider } from "../../payments/providers.ts";
import { isKept, isRefusal } from "../../platform/refused.ts";
import { type Bench, benchSecrets, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { quickBuyHandlers } from "../quickBuy/quickBuys.ts";
import { shopBuyerHandlers } from "./buyers.ts";
import { shopCouponHandlers } from "./coupons.ts";
import { shopFrontHandlers } from "./shopFronts.ts";

let bench: Bench;
let buyers: ReturnType<typeof shopBuyerHandlers>;
let fronts: ReturnType<typeof shopFrontHandlers>;
let mallProductId: string;
let now: Date;
const sent: { phone: string; text: string }[] = [];
const sms: SmsSender = {
  send: async ({ phone, text }) => void sent.push({ phone, text }),
  refusal: () => undefined,
  metrics: () => [],
};

beforeAll(async () => {
  bench = await openBench();
  const { database, provider } = bench;
  buyers = shopBuyerHandlers({ secrets: benchSecrets, sms });
  fronts = shopFrontHandlers({
    database,
    providers: oneProvider(provider),
    notify: () => {},
    log: silentLog,
    secrets: benchSecrets,
  });
  const [row] = await bench.read<{ id: string; now: Date }>(
    `with s as (insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, address, longitude, latitude)
                  values (1, 1, 'mall', 'S1', '云店', '400-800-1234', '天河路1号', 113, 23)),
          w as (insert into mall_setting (top_id, merchant_id, name, value) values (1, 1, 'delivery', 'on'), (1, 1, 'pickup', 'off')),
          p as (insert into product (top_id, merchant_id, code, name, price_fen) values (1, 1, 'mug', '水杯', 1500) returning id)
     insert into mall_product (top_id, merchant_id, product_id, price_fen, stock, on_shelf) select 1, 1, id, 1500, 99, true from p returning id, now() as now`,
  );
  mallProductId = row!.id;
  now = row!.now;
});
afterAll(() => bench.close());

/** A call as the server runs it: a refusal that is not kept leaves nothing. */
async function ask(handler: (call: never) => unknown, input: object, address = "10.0.0.1"): Promise<Asked> {
  const later: (() => unknown)[] = [];
  const call = { input: { shopNo: "S1", ...input }, now, address, language: "zh", headers: {} };
  const whole = { ...call, afterCommit: (action: () => unknown) => void later.push(action) };
  const answer = await asSystem(bench.database, async (tx) => {
    const given = await handler({ ...whole, tx } as never);
    if (isRefusal(given) && !isKept(given)) throw Object.assign(new Error(given.code), { refused: given });
    return given;
  }).catch((error: { refused?: unknown }) => error.refused ?? Promise.reject(error as Error));
  for (const action of later) await action();
  await new Promise(setImmediate);
  return answer as Asked;
}
interface Asked {
  readonly code?: string;
  readonly session: string;
  readonly joined: number;
  readonly phone: string;
  readonly basket: readonly { mallProductId: string; quantity: number }[];
  readonly orderNo: string;
  readonly rows: readonly { orderNo: string; orderStatus: string }[];
}

let serial = 0;
const newPhone = () => `138${String(++serial).padStart(8, "0")}`;
const newToken = () => randomBytes(18).toString("base64url");
const codeFor = (phone: string) => /\d{6}/.exec(sent.findLast((one) => one.phone === phone)?.text ?? "")?.[0] ?? "";
async function logIn(phone: string, more: object = {}): Promise<Asked> {
  // Each asks from an address of its own, so that the limit of an address is met where it is meant.
  await ask(buyers.sendCode, { phone }, `10.1.${++serial}.1`);
  const own = { phone, checkCode: codeFor(phone), tokens: [], basket: [], ...more };
  return ask(buyers.login, own, `10.1.${serial}.1`);
}
const order = (token: string, session: string | null = null) =>
  ask(fronts.place, {
    token,
    session,
    mallProductId,
    quantity: 1,
    deliveryWay: "delivery",
    pickupPointId: null,
    buyerName: "",
    receiver: "林晓云",
    receiverPhone: `139${String(++serial).padStart(8, "0")}`,
    address: "天河路1号",
    couponCode: "",
    flashSaleId: null,
    payMethod: "wechat",
  });
const look = (token: string, orderNo: string | null = null) => ask(fronts.order, { token, orderNo });

describe("the account of a buyer", () => {
  it("MALL-01 is one for each phone, which a code proves once", async () => {
    const phone = newPhone();
    const first = await logIn(phone);
    expect([first.phone, first.joined, first.session.length]).toEqual([`138****${phone.slice(-4)}`, 0, 43]);
    const again = { phone, checkCode: codeFor(phone), tokens: [], basket: [] };
    expect((await ask(buyers.login, again)).code).toBe("access.codeInvalid");
    expect((await ask(buyers.sendCode, { phone })).code).toBe("access.tooManyAttempts");
    await bench.write((tx) => tx.query("delete from login_failure"));
    const second = await logIn(phone);
    const made = await bench.read("select id from mall_buyer where phone_index is not null");
    expect([second.session === first.session, made.length]).toEqual([false, 1]);
    const rows = await bench.read<{ text: string }>("select row_to_json(b)::text as text from mall_buyer b");
    expect(rows.map(({ text }) => text).join("")).not.toContain(phone);
  });

  it("MALL-01 is not found by guessing: five tries of a code, thirty of an address", async () => {
    const phone = newPhone();
    await ask(buyers.sendCode, { phone }, "10.9.0.1");
    const right = codeFor(phone);
    const wrong = right === "000000" ? "111111" : "000000";
    const guess = (checkCode: string, address: string, whose = phone) =>
      ask(buyers.login, { phone: whose, checkCode, tokens: [], basket: [] }, address).then(({ code }) => code);
    for (let turn = 0; turn < 5; turn += 1) expect(await guess(wrong, "10.9.1.1")).toBe("access.codeInvalid");
    expect(await guess(right, "10.9.2.1")).toBe("access.codeInvalid");
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(wrong, "10.9.3.1", newPhone())));
    expect(answers.filter((code) => code === "access.codeInvalid")).toHaveLength(30);
    expect(answers.filter((code) => code === "access.tooManyAttempts")).toHaveLength(10);
  });

  it("MKT-01 CARD-22 pays by the level of the member with its phone, with what a package gives him, once it is logged in", async () => {
    const phone = newPhone();
    const [member] = await bench.read<{ id: string }>("select next_id() as id");
    const { holderSealed, nameIndex, phoneIndex } = sealHolder(benchSecrets, member!.id, {
      holderName: "顾清扬",
      holderPhone: phone,
    });
    await bench.write(async (tx) => {
      await tx.query(
        "insert into member (top_id, id, merchant_id, holder_sealed, name_index, phone_index) values (1, $1, 1, $2, $3, $4)",
        [member!.id, holderSealed, nameIndex, phoneIndex],
      );
      await tx.query(
        `with s as (insert into marketing_scheme (top_id, merchant_id, name, kind, rate, levels, state)
           values (1, 1, '金卡半价', 'productDiscount', 50, '{gold}', 'onSale') returning id)
         insert into marketing_plan (top_id, merchant_id, scheme_id, name, state, priority, combination, start_day, end_day, slots)
         select 1, 1, id, '金卡半价', 'onSale', 1, 'accumulate', current_date - 1, current_date + 30, '{0,1440}' from s`,
      );
    });
    const { session } = await logIn(phone);
    const paysFor = async (own: string | null) => {
      const { orderNo } = await order(newToken(), own);
      const [row] = await bench.read<{ fen: string }>("select discount_fen as fen from sales_order where id = $1", [
        orderNo,
      ]);
      return row!.fen;
    };
    expect(await paysFor(session)).toBe("0");
    await bench.write(async (tx) => {
      const [card] = await tx.query<{ id: string }>(
        `insert into card (top_id, merchant_id, member_id, card_no, physical_no, logical_no, kind, state, expires_on)
         values (1, 1, $1, 'LV1', '0a0a0a0a', 'LV1', 'normal', 'activated', current_date + 90) returning id`,
        [member!.id],
      );
      await tx.query(
        `insert into member_package_sale (top_id, merchant_id, member_id, card_id, package_id, package_name, level, months, price_fen, paid_by, from_day, to_day, sold_at, sold_day)
         values (1, 1, $1, $2, 1, '金卡', 'gold', 1, 990, 'cash', current_date - 1, current_date + 20, now(), current_date - 1)`,
        [member!.id, card!.id],
      );
    });
    expect([await paysFor(session), await paysFor(null)]).toEqual(["750", "0"]);
    // The same before a machine whose code it scanned.
    await bench.write((tx) =>
      tx.query(
        "insert into shop (top_id, merchant_id, kind, shop_no, name, service_phone, delivery_ways, delivery_fee_fen, close_minutes) values (1, 1, 'quickBuy', 'S2', '随手购', '400-800-1234', '{pickup}', 0, 30)",
      ),
    );
    await bench.addMachine("LV1");
    const { database, provider } = bench;
    const paying = { database, providers: oneProvider(provider), notify: () => {}, log: silentLog };
    const atMachine = async (own: string | null) => {
      const wish = { machineNo: "LV1", token: newToken(), session: own, cabinet: "main", laneNo: 11, quantity: 1 };
      const { place } = quickBuyHandlers({ ...paying, secrets: benchSecrets });
      const bought = await ask(place, {
        ...wish,
        productId: null,
        priceFen: "350",
        couponCode: "",
        payMethod: "wechat",
      });
      return (bought as unknown as { discountAmountFen: string }).discountAmountFen;
    };
    expect([await atMachine(session), await atMachine(null)]).toEqual(["175", "0"]);
    await bench.write((tx) => tx.query("update member_package_sale set to_day = current_date - 1"));
    expect(await paysFor(session)).toBe("0");
    await bench.write((tx) => tx.query("delete from member_package_sale"));
    await bench.write((tx) => tx.query("delete from marketing_plan"));
  });

  it("MALL-01 MALL-04 has nothing in its basket any more that it ordered, though its phone never says so", async () => {
    const kept = { mallProductId: "987654321", quantity: 1 };
    const { session } = await logIn(newPhone(), { basket: [{ mallProductId, quantity: 2 }, kept] });
    const place = (more: object) =>
      ask(fronts.placeBasket, {
        session,
        lines: [
          {
            mallProductId,
            quantity: 2,
            priceFen: "1500",
            token: newToken(),
            flashSaleId: null,
            groupBuyId: null,
            buyingGroupId: null,
            ...more,
          },
        ],
        deliveryWay: "delivery",
        pickupPointId: null,
        receiver: "林晓云",
        receiverPhone: `139${String(++serial).padStart(8, "0")}`,
        address: "天河路1号",
        province: null,
        seenFeeFen: "0",
        couponCode: "",
        payMethod: "wechat",
        inApp: false,
      });
    // What is refused stays in the basket.
    expect((await place({ priceFen: "1" })).code).toBe("mall.priceChanged");
    expect((await ask(buyers.current, { session })).basket).toHaveLength(2);
    expect((await place({})).code).toBeUndefined();
    expect((await ask(buyers.current, { session })).basket).toEqual([kept]);
  });

  it("MALL-01 takes over what its browser ordered and put into the basket, and nothing of others", async () => {
    const [mine, others] = [newToken(), newToken()];
    const [{ orderNo }, foreign] = [await order(mine), await order(others)];
    const basket = [{ mallProductId, quantity: 2 }];
    const owner = await logIn(newPhone());
    expect((await order(newToken(), owner.session)).orderNo).toMatch(/^\d+$/);
    const phone = newPhone();
    const { session, joined } = await logIn(phone, { tokens: [mine, newToken()], basket });
    expect(joined).toBe(1);
    const list = await ask(buyers.orders, { session, page: 1 });
    expect(list.rows).toMatchObject([{ orderNo, orderStatus: "toPay" }]);
    expect(await look(session, orderNo)).toMatchObject({ orderNo, orderStatus: "toPay" });
    expect((await look(session, foreign.orderNo)).code).toBe("mall.orderUnknown");
    expect((await look(owner.session, orderNo)).code).toBe("mall.orderUnknown");
    // The token of somebody's order takes nothing away from him.
    expect((await logIn(newPhone(), { tokens: [mine] })).joined).toBe(0);
    await ask(buyers.saveBasket, { session, basket: [{ mallProductId, quantity: 5 }] });
    await bench.write((tx) => tx.query("delete from login_failure"));
    const elsewhere = await logIn(phone, { basket });
    expect(elsewhere.basket).toEqual([{ mallProductId, quantity: 5 }]);
    expect(await ask(buyers.current, { session })).toMatchObject({ basket: elsewhere.basket });
  });

  it("MALL-01 ends with its session: logged out, too old, or the eleventh", async () => {
    const { session } = await logIn(newPhone());
    await ask(buyers.logout, { session });
    const state = async (own: string) => (await ask(buyers.current, { session: own })).code;
    expect(await state(session)).toBe("access.tokenInvalid");
    expect((await order(newToken(), session)).code).toBe("access.tokenInvalid");
    const phone = newPhone();
    const sessions: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      await bench.write((tx) => tx.query("delete from login_failure"));
      sessions.push((await logIn(phone)).session);
    }
    expect([await state(sessions[0]!), await state(sessions[1]!)]).toEqual(["access.tokenInvalid", undefined]);
    await bench.write((tx) => tx.query("update mall_buyer_session set expires_at = now() - interval '1 second'"));
    expect(await state(sessions[10]!)).toBe("access.tokenInvalid");
  });
});

describe("coupons that buyers draw", () => {
  it("COUPON-03 COUPON-04 are drawn once a day by each buyer, and never more are won than there are", async () => {
    const [batch] = await bench.read<{ id: string }>(
      `insert into discount_batch (top_id, merchant_id, kind, name, usage, code_type, amount_fen, full_fen, total, valid_days, win_rate)
       values (1, 1, 'coupon', '三元券', 'mall', 'lottery', 300, 1000, 2, 7, 10000) returning id`,
    );
    const coupons = shopCouponHandlers({ secrets: benchSecrets });
    const drawCouponId = batch!.id;
    const { session } = await logIn(newPhone());
    const list = async () => (await ask(coupons.list, { session })) as unknown as Coupons;
    const terms = { slots: [], memberLevels: [], businessTypes: [] };
    expect(await list()).toMatchObject({
      draws: [{ drawCouponId, amountFen: "300", isDrawnToday: false, ...terms }],
      won: [],
    });
    // Pressed five times at once it is one draw, which is told again.
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(coupons.draw, { session, drawCouponId })));
    const codes = new Set((answers as unknown as { couponCode: string }[]).map(({ couponCode }) => couponCode));
    expect([codes.size, answers.filter((answer) => "isNew" in answer && answer.isNew).length]).toEqual([1, 1]);
    const seen = await list();
    expect([seen.draws[0]?.isDrawnToday, seen.won.map(({ couponCode, isOpen }) => [couponCode, isOpen])]).toEqual([
      true,
      [[[...codes][0], true]],
    ]);
    const other = await logIn(newPhone());
    expect((await ask(coupons.draw, { session: other.session, drawCouponId })).code).toBeUndefined();
    const late = await logIn(newPhone());
    expect((await ask(coupons.draw, { session: late.session, drawCouponId })).code).toBe("codes.drawnOut");
    expect((await ask(coupons.draw, { session: newToken(), drawCouponId })).code).toBe("access.tokenInvalid");
    expect((await ask(coupons.draw, { session, drawCouponId: "1" })).code).toBe("record.unknown");
    // MKT-02: the phone says for whom and when it counts.
    await bench.write((tx) =>
      tx.query("update discount_batch set slots = '{420,570}', levels = '{gold}' where id = $1", [drawCouponId]),
    );
    expect((await list()).won[0]).toMatchObject({
      slots: [{ from: "07:00", to: "09:30" }],
      memberLevels: ["gold"],
      businessTypes: [],
    });
    await bench.write((tx) =>
      tx.query("update discount_batch set slots = '{}', levels = '{}' where id = $1", [drawCouponId]),
    );
    // Who won one keeps it when no more are drawn, and it counts at the checkout.
    await bench.write((tx) => tx.query("update discount_batch set state = 'stopped' where id = $1", [drawCouponId]));
    const stopped = await list();
    expect([stopped.draws, stopped.won.map(({ isOpen }) => isOpen)]).toEqual([[], [true]]);
    const wish = {
      flashSaleId: null,
      token: newToken(),
      session,
      mallProductId,
      quantity: 1,
      deliveryWay: "delivery",
      pickupPointId: null,
    };
    const buyer = {
      buyerName: "",
      receiver: "林",
      receiverPhone: "13911112222",
      address: "路1号",
      payMethod: "wechat",
    };
    const paid = await ask(fronts.place, { ...wish, ...buyer, couponCode: [...codes][0] });
    expect(paid).toMatchObject({ discountAmountFen: "300" });
    expect((await list()).won[0]?.isOpen).toBe(false);
  });
});

it("COUPON-04 a buyer sees the coupons that still count, however many of later draws are over", async () => {
  const { session } = await logIn(newPhone());
  const [made] = await bench.read<{ batchId: string; buyerId: string }>(
    `with b as (insert into discount_batch (top_id, merchant_id, kind, name, usage, code_type, amount_fen, full_fen, total, valid_days, win_rate)
                values (1, 1, 'coupon', '十元券', 'mall', 'lottery', 1000, 1000, 99, 60, 10000) returning id)
     select id as "batchId", (select max(id) from mall_buyer) as "buyerId" from b`,
  );
  await bench.write(async (tx) => {
    for (let place = 0; place < 52; place += 1) {
      const [{ id } = { id: "" }] = await tx.query<{ id: string }>("select next_id() as id");
      const code = String(700_000_000_000 + place);
      await tx.query(
        `insert into discount_code (top_id, merchant_id, id, batch_id, code_sealed, code_index, valid_from, valid_to, max_uses, state)
         values (1, 1, $1, $2, $3, $4, current_date - 30, current_date + $5::int, 1, $6)`,
        [
          id,
          made!.batchId,
          benchSecrets.seal(Buffer.from(code), discountCodeContext(id)),
          discountCodeIndex(benchSecrets, code),
          place === 0 ? 30 : -1,
          place === 0 ? "unused" : "expired",
        ],
      );
      await tx.query(
        `insert into coupon_draw (top_id, merchant_id, batch_id, draw_no, draw_key, win_rate, drawn_number, code_id, buyer_id, drawn_at)
         values (1, 1, $1, $2, $3, 10000, 0, $4, $5, now())`,
        [made!.batchId, place + 1, `draw${place}`, id, made!.buyerId],
      );
    }
  });
  const { won } = (await ask(shopCouponHandlers({ secrets: benchSecrets }).list, { session })) as unknown as Coupons;
  expect([won.length, won.filter(({ isOpen }) => isOpen).length, won[0]?.isOpen]).toEqual([50, 1, true]);
});

interface Coupons {
  readonly draws: readonly { isDrawnToday: boolean }[];
  readonly won: readonly { couponCode: string; isOpen: boolean }[];
}

describe("what a shop tells its customers", () => {
  it("MALL-01 MALL-04 shows notices whose time has come, and the group code that works", async () => {
    await bench.write(async (tx) => {
      await tx.query(
        `insert into mall_notice (top_id, merchant_id, title, content, state, publish_at) values
           (1, 1, '上新', '<b>新品</b>', 'published', now() - interval '1 hour'), (1, 1, '明天', '预告', 'published', now() + interval '1 day'),
           (1, 1, '草稿', '草稿', 'draft', null)`,
      );
      await tx.query(
        `insert into mall_group_code (top_id, merchant_id, name, image, valid_to, enabled) values
           (1, 1, '群一', 'a.png', '2000-01-01', true), (1, 1, '群二', 'b.png', '2099-01-01', true), (1, 1, '群三', 'c.png', '2099-01-01', false)`,
      );
    });
    expect(await ask(fronts.shop, {})).toMatchObject({
      notices: [{ noticeTitle: "上新", noticeContent: "<b>新品</b>" }],
      groupCode: { qrName: "群二", qrImage: "b.png" },
    });
  });
});
