import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkGroupOrder,
  endOfTime,
  type GroupOrderFacts,
  type GroupPlaces,
  leavePlace,
  openedGroup,
  payPlace,
  refundNeed,
  takePlace,
} from "./buyingGroup.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
const purchase: GroupOrderFacts = {
  state: "open",
  startsAt: at(10),
  endsAt: at(40),
  pieces: 6,
  taken: 0,
  size: 3,
  perBuyer: 2,
  own: 0,
  group: null,
};
const gathering = { state: "gathering", size: 3, taken: 1, endsAt: at(50), isMember: false } as const;
const codeOf = (answer: { ok: boolean }) => ("code" in answer ? answer.code : undefined);
const ask = (change: Partial<GroupOrderFacts>, quantity = 1, now = at(20)) =>
  codeOf(checkGroupOrder(quantity, { ...purchase, ...change }, now));

describe("an order of a group", () => {
  it("MALL-04 opens a group while the purchase runs and enough is left for all its places", () => {
    expect(ask({})).toBeUndefined();
    expect(ask({ taken: 3 })).toBeUndefined();
    expect(ask({ taken: 4 })).toBe("mall.groupSoldOut");
    expect(ask({ taken: 3 }, 2)).toBe("mall.groupSoldOut");
    expect(ask({}, 1, at(5))).toBe("mall.groupNotRunning");
    expect(ask({}, 1, at(40))).toBe("mall.groupNotRunning");
    expect(ask({ state: "stopped" })).toBe("mall.groupNotRunning");
    expect(ask({ state: "draft" })).toBe("mall.groupNotRunning");
    expect(ask({ own: 1 }, 2)).toBe("mall.groupLimit");
  });

  it("MALL-04 joins a group that gathers until its own time ends, and says why it cannot", () => {
    expect(ask({ group: gathering })).toBeUndefined();
    expect(ask({ group: gathering, state: "stopped" }, 1, at(45))).toBeUndefined();
    expect(ask({ group: gathering }, 1, at(50))).toBe("mall.groupClosed");
    expect(ask({ group: { ...gathering, state: "failed" } })).toBe("mall.groupClosed");
    expect(ask({ group: { ...gathering, state: "complete" } })).toBe("mall.groupFull");
    expect(ask({ group: { ...gathering, taken: 3 } })).toBe("mall.groupFull");
    expect(ask({ group: { ...gathering, isMember: true } })).toBe("mall.groupTwice");
    expect(ask({ group: gathering, taken: 6 })).toBe("mall.groupSoldOut");
    expect(ask({ group: gathering, own: 2 })).toBe("mall.groupLimit");
  });
});

describe("the places of a group", () => {
  it("MALL-04 are free again when an order ends without goods, and a group without anybody has failed", () => {
    const two = takePlace(openedGroup(3));
    expect(leavePlace(two, { wasPaid: false })).toMatchObject({ state: "gathering", taken: 1, paid: 0 });
    expect(leavePlace(openedGroup(3), { wasPaid: false })).toMatchObject({ state: "failed", taken: 0 });
    expect(payPlace(endOfTime(two))).toMatchObject({ outcome: "tooLate", group: { state: "failed", paid: 0 } });
    const done: GroupPlaces = { state: "complete", size: 3, taken: 3, paid: 3 };
    expect([leavePlace(done, { wasPaid: true }), endOfTime(done)]).toEqual([done, done]);
  });

  it("MALL-04 are never more than the group has, and are all paid exactly when it is complete", () => {
    const deed = fc.record({
      kind: fc.constantFrom("join", "join", "pay", "pay", "leave", "end"),
      who: fc.integer({ min: 0, max: 7 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.array(deed, { maxLength: 60 }), (size, deeds) => {
        let group = openedGroup(size);
        /** Of each order that holds a place: whether it is paid. */
        const orders = new Map<number, boolean>([[100, false]]);
        let toRefund = 0;
        for (const { kind, who } of deeds) {
          const before = group.state;
          const isMember = orders.has(who);
          if (kind === "join") {
            const facts = { ...purchase, pieces: 100, size, group: { ...group, endsAt: at(50), isMember } };
            if (!checkGroupOrder(1, facts, at(20)).ok) continue;
            group = takePlace(group);
            orders.set(who, false);
          } else if (kind === "pay" && orders.get(who) === false) {
            const { group: after, outcome } = payPlace(group);
            group = after;
            orders.set(who, true);
            if (outcome === "tooLate") toRefund += 1;
            expect(outcome === "completes").toBe(before === "gathering" && after.state === "complete");
          } else if (kind === "leave" && isMember && group.state === "gathering") {
            group = leavePlace(group, { wasPaid: orders.get(who) === true });
            orders.delete(who);
          } else if (kind === "end") {
            group = endOfTime(group);
            if (before === "gathering") toRefund += [...orders.values()].filter(Boolean).length;
          }
          expect(group.taken).toBeLessThanOrEqual(size);
          expect(group.paid).toBeLessThanOrEqual(group.taken);
          const paid = [...orders.values()].filter(Boolean).length;
          expect(group.state === "complete").toBe(group.paid === size);
          if (group.state !== "failed") expect([group.taken, group.paid, toRefund]).toEqual([orders.size, paid, 0]);
          else expect(toRefund).toBe(paid);
        }
      }),
    );
  });

  it("MALL-04 give back what is left of a paid order once, wait for a refund, and leave a refused one to a person", () => {
    const order = { payState: "paid", refundState: null, outcome: null, paidFen: 900n, refundedFen: 0n };
    expect(refundNeed(order)).toBe("refund");
    expect(refundNeed({ ...order, refundedFen: 300n, refundState: "refunded" })).toBe("refund");
    expect(refundNeed({ ...order, payState: "refunding" })).toBe("wait");
    expect(refundNeed({ ...order, payState: "refunded", refundedFen: 900n })).toBe("nothing");
    expect(refundNeed({ ...order, refundState: "failed" })).toBe("nothing");
    expect(refundNeed({ ...order, outcome: "refundedOutside" })).toBe("nothing");
    for (const payState of ["unpaid", "closed"]) expect(refundNeed({ ...order, payState })).toBe("nothing");
  });
});
