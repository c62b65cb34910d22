import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowanceList,
  allowanceLimits,
  type AllowedCard,
  allowedFen,
  checkOfflineSetting,
  doubtOf,
  isOnLists,
  isSameAllowance,
  type NamedAllowance,
} from "./allowances.ts";
import { checkRecharge, decideCharge, spendableFen } from "./cardMoney.ts";
import { cardStates } from "./cards.ts";

const now = new Date("2026-11-22T01:30:00Z");
const hourMs = 3_600_000;
const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
const card = (more: Partial<AllowedCard> = {}): AllowedCard => ({
  cardId: "1",
  cardNo: "K1",
  balanceFen: 5_000n,
  giftFen: 0n,
  dailyAmountFen: 0n,
  limitFen: 2_000n,
  hours: 24,
  ...more,
});

describe("what a card may spend at a machine without network", () => {
  it("CARD-16 is off at 0, at most 500 yuan, and good for 1 to 72 whole hours", () => {
    const of = (limitFen: bigint, hours = 24) => {
      const checked = checkOfflineSetting({ limitFen, hours });
      return checked.ok ? "ok" : checked.code;
    };
    expect([of(0n), of(50_000n), of(50_001n), of(-1n)]).toEqual(["ok", "ok", "amount.tooLarge", "amount.negative"]);
    expect([1, 72, 0, 73, 1.5, Number.NaN].map((hours) => of(1n, hours))).toEqual([
      "ok",
      "ok",
      ...Array.from({ length: 4 }, () => "members.offlineHours"),
    ]);
  });

  it("is the least of the setting, what lies on the card and its limit of a day", () => {
    expect(allowedFen(card(), card())).toBe(2_000n);
    expect(allowedFen(card(), card({ balanceFen: 300n, giftFen: 50n }))).toBe(350n);
    expect(allowedFen(card(), card({ balanceFen: -300n, giftFen: 50n }))).toBe(50n);
    expect(allowedFen(card(), card({ dailyAmountFen: 700n }))).toBe(700n);
    expect(allowedFen(card({ limitFen: 0n }), card())).toBe(0n);
  });

  it.each(cardStates)("CARD-23 a card that is %s is on a list only while it pays and somebody holds it", (state) => {
    expect(isOnLists(state, true)).toBe(state === "activated" || state === "reissued");
    expect(isOnLists(state, false)).toBe(false);
  });

  it("holds the first 500 cards that may spend anything, and is renewed after half of the shortest life", () => {
    const many = Array.from({ length: 600 }, (_, place) =>
      card({ cardId: String(place), balanceFen: place === 3 ? 0n : 100n, hours: place === 7 ? 10 : 24 }),
    );
    const { cards, renewAt } = allowanceList(many, now);
    expect(Object.keys(cards)).toHaveLength(allowanceLimits.cards);
    expect(cards["3"]).toBeUndefined();
    expect(cards["500"]).toEqual({ cardNo: "K1", amountFen: 100, until: later(24).getTime() });
    expect(cards["501"]).toBeUndefined();
    expect(renewAt).toEqual(later(5));
  });

  it("is the same list when cards and amounts are, whatever the time", () => {
    const one = allowanceList([card()], now).cards;
    expect(isSameAllowance(one, allowanceList([card()], later(1)).cards)).toBe(true);
    expect(isSameAllowance(one, allowanceList([card({ balanceFen: 1_999n })], now).cards)).toBe(false);
    expect(isSameAllowance(one, {})).toBe(false);
    expect(isSameAllowance(one, allowanceList([card({ cardId: "2" })], now).cards)).toBe(false);
  });
});

describe("whether the cloud answers for a sale", () => {
  const signed: NamedAllowance = {
    amountFen: 2_000n,
    usedFen: 1_500n,
    issuedAt: now,
    until: later(24),
    supersededAt: null,
  };
  const sale = { amountFen: 500n, soldAt: later(1) };

  it("answers up to the last fen and the last moment of what was signed", () => {
    expect(doubtOf(signed, sale)).toBeUndefined();
    expect(doubtOf(signed, { ...sale, soldAt: signed.until })).toBeUndefined();
    expect(doubtOf({ ...signed, supersededAt: later(1) }, sale)).toBeUndefined();
  });

  it.each([
    ["allowanceUnknown", undefined, sale],
    ["allowanceSpent", signed, { ...sale, amountFen: 501n }],
    ["allowanceOver", signed, { ...sale, soldAt: new Date(signed.until.getTime() + 1) }],
    ["allowanceOver", signed, { ...sale, soldAt: later(-1) }],
    ["allowanceOver", { ...signed, supersededAt: later(1) }, { ...sale, soldAt: later(2) }],
  ])("says %s where it does not", (doubt, allowance, sold) => {
    expect(doubtOf(allowance, sold)).toBe(doubt);
  });

  it("CARD-22 CARD-30 keeps every card whole: what is honoured stays below what was signed, and what is missing are arrears", () => {
    const event = fc.record({
      kind: fc.constantFrom("offline", "online", "list", "again"),
      amountFen: fc.bigInt({ min: 1n, max: 900n }),
      of: fc.nat({ max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 5_000n }),
        fc.bigInt({ min: 0n, max: 500n }),
        fc.array(event, { maxLength: 40 }),
        (balanceFen, giftFen, events) => {
          const held = { balanceFen, giftFen };
          const lists: { signed: bigint; honoured: bigint; sales: Set<number> }[] = [];
          const sold: { version: number; amountFen: bigint }[] = [];
          let takenFen = 0n;
          const charge = (amountFen: bigint, isHonoured: boolean) => {
            const { taken, contradictions } = decideCharge(
              {
                ...held,
                // The card was locked or lost since: what was signed is paid all the same.
                state: isHonoured ? "reportedLost" : "activated",
                expiry: "2099-01-01",
                blacklisted: isHonoured,
                limits: { dailyCount: isHonoured ? 1 : 0, dailyAmountFen: 0n },
                machineIds: [],
                day: "2026-11-22",
                dayCount: 9,
                dayAmountFen: 0n,
              },
              { amountFen, machineId: "5", businessDay: "2026-11-22", isHonoured },
            );
            expect(contradictions).toEqual([]);
            held.balanceFen -= taken!.balanceFen;
            held.giftFen -= taken!.giftFen;
            takenFen += amountFen;
          };
          const tell = (place: number) => {
            const one = sold[place];
            const list = one === undefined ? undefined : lists[one.version];
            if (one === undefined || list === undefined || list.sales.has(place)) return;
            const named = { ...signed, amountFen: list.signed, usedFen: list.honoured };
            const doubt = doubtOf(named, { amountFen: one.amountFen, soldAt: later(1) });
            list.sales.add(place);
            charge(one.amountFen, doubt === undefined);
            if (doubt === undefined) list.honoured += one.amountFen;
          };
          for (const { kind, amountFen, of } of events) {
            if (kind === "list") lists.push({ signed: allowedFen(card(), card(held)), honoured: 0n, sales: new Set() });
            else if (kind === "online") charge(amountFen, false);
            else if (kind === "offline") sold.push({ version: of, amountFen });
            // A sale is told late, twice, and in any order.
            else tell(of);
          }
          for (let place = sold.length; place >= 0; place--) tell(place);
          expect(lists.every(({ signed: most, honoured }) => honoured <= most)).toBe(true);
          expect(held.balanceFen + held.giftFen).toBe(balanceFen + giftFen - takenFen);
          const coveredFen = takenFen < spendableFen({ balanceFen, giftFen }) ? takenFen : balanceFen + giftFen;
          expect(held.balanceFen < 0n ? -held.balanceFen : 0n).toBe(takenFen - coveredFen);
          expect(held.giftFen >= 0n).toBe(true);
        },
      ),
    );
  });

  it("CARD-22 CARD-23 a cancelled card that owes takes what it owes, and no more", () => {
    const owing = { kind: "normal", state: "cancelled", balanceFen: -300n } as const;
    expect([1n, 300n, 301n].map((fen) => checkRecharge(owing, fen).ok)).toEqual([true, true, false]);
    expect(checkRecharge({ ...owing, balanceFen: 0n }, 1n)).toMatchObject({ code: "members.cardNotUsable" });
  });
});
