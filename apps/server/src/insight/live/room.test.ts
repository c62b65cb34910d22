import { expect, it } from "vitest";
import type { NewestSale } from "../screens/newestSales.queries.ts";
import { Room } from "./room.ts";

const sale = { id: "9", topId: "1", merchantId: "1", machineId: "5", isPovertyRelief: false } as NewestSale;
const roomOf = (scope: ConstructorParameters<typeof Room>[0]["scope"]) =>
  new Room({ kind: "session", scope, timeZone: "Asia/Shanghai", key: "1" }, false);

it("BIGSALES-28 shows a whole tree the sales of merchants that joined it after the screen was opened", () => {
  const tree = roomOf({ merchants: ["1", "2"], topId: "1" });
  expect(tree.sees({ ...sale, merchantId: "3" })).toBe(true);
  expect(tree.sees({ ...sale, topId: "7", merchantId: "7" })).toBe(false);
});

it("PERM-11 shows a merchant below only its own, and an ordinary user only his machines", () => {
  const below = roomOf({ merchants: ["2"] });
  expect([below.sees({ ...sale, merchantId: "2" }), below.sees({ ...sale, merchantId: "3" })]).toEqual([true, false]);
  const machines = roomOf({ merchants: ["1", "2"], topId: "1", machines: ["5"] });
  expect([machines.sees(sale), machines.sees({ ...sale, machineId: "6" })]).toEqual([true, false]);
});

it("PERM-11 MERCHANT-05 shows an ordinary user his machines whoever owns them, and on a brand's screen those of the brand alone", () => {
  const shared = roomOf({ merchants: ["2"], machines: ["5"], granted: ["5"] });
  expect([shared.sees(sale), shared.sees({ ...sale, machineId: "6" })]).toEqual([true, false]);
  const brand = roomOf({ merchants: ["2"], machines: ["5", "6"] });
  expect([brand.sees(sale), brand.sees({ ...sale, merchantId: "2", machineId: "6" })]).toEqual([false, true]);
});
