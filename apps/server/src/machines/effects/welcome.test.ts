import { nameLanguages } from "@yunshou/contract/goods/productNames";
import { type DownBody, downMessage } from "@yunshou/contract/machines/downMessages";
import { messageSizeLimit } from "@yunshou/contract/machines/topics";
import { attributeLimits, productLimits } from "@yunshou/domain";
import { describe, expect, it } from "vitest";
import { lanesAlwaysWithin, withinMessage } from "./welcome.ts";

const name = "字".repeat(productLimits.nameLength);
const longest = {
  cabinet: "c".repeat(20),
  lane: 9_999,
  productName: name,
  productNames: Object.fromEntries(nameLanguages.map((language) => [language, name])),
  priceFen: 99_999_999,
  capacity: 999,
  stock: 999,
  sellable: true,
  category: "字".repeat(attributeLimits.nameLength),
  weight: { grams: 99_999, toleranceGrams: 9_999, factor: 99 },
} as DownBody<"welcome">["lanes"][number];
const lanes = (count: number) => Array.from({ length: count }, () => longest);
const bytesOf = (message: string) => Buffer.byteLength(message);

describe("messages that name lanes", () => {
  it("LANE-09 holds so many lanes in one message of changed lanes, whatever their names", () => {
    const body = {
      notAfter: 1,
      lanes: lanes(lanesAlwaysWithin).map((lane) => ({ ...lane, version: 9_999_999 })),
      removed: [],
    };
    expect(bytesOf(downMessage("lanes", body as never, Date.now()))).toBeLessThanOrEqual(messageSizeLimit);
  });

  it.each([lanesAlwaysWithin, 30, 60, 100])("says a welcome with %i lanes in one message", (count) => {
    const body = withinMessage({ serverTime: 1, heartbeatSeconds: 60, lanes: lanes(count), flags: [] } as never);
    expect(body.lanes).toHaveLength(count);
    expect(bytesOf(downMessage("welcome", body, Date.now()))).toBeLessThanOrEqual(messageSizeLimit);
  });
});
