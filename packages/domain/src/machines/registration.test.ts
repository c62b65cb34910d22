import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activationCode, nameInRange, numbersBetween, registrationLimit } from "./registration.ts";

const between = (first: string, last: string) => {
  const found = numbersBetween(first, last);
  return found.ok ? found.value : [found.code, found.field];
};

describe("registration of many machines", () => {
  it("MACHINE-20 counts from the first number to the last, with the zeros that the first has", () => {
    expect(between("A098", "A101")).toEqual(["A098", "A099", "A100", "A101"]);
    expect(between(" A1 ", "")).toEqual(["A1"]);
    expect(between("A1", "A1")).toEqual(["A1"]);
  });

  it.each([
    ["", "", "machines.numberEmpty", "firstNo"],
    ["A-1", "", "field.notCode", "firstNo"],
    ["A1", "A-2", "field.notCode", "lastNo"],
    ["A1", "B2", "machines.rangeMalformed", "lastNo"],
    ["A9", "A10", "machines.rangeMalformed", "lastNo"],
    ["A5", "A4", "machines.rangeMalformed", "lastNo"],
    ["AB", "AC", "machines.rangeMalformed", "lastNo"],
    ["A001", "A101", "machines.rangeTooLong", "lastNo"],
  ])("MACHINE-18 MACHINE-21 refuses %s to %s", (first, last, code, field) => {
    expect(between(first, last)).toEqual([code, field]);
  });

  it("MACHINE-21 makes as many different numbers as it counts, within the limit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_000 }),
        fc.integer({ min: 1, max: registrationLimit }),
        (from, count) => {
          const text = (number: number) => `M${String(number).padStart(5, "0")}`;
          const numbers = between(text(from), text(from + count - 1));
          expect(new Set(numbers).size).toBe(count);
          expect([numbers[0], numbers.at(-1)]).toEqual([text(from), text(from + count - 1)]);
        },
      ),
    );
  });

  it("MACHINE-20 names machines of a range apart, and tells a machine where to connect and as whom", () => {
    expect(nameInRange("大厅", "A1", 1)).toBe("大厅");
    expect(nameInRange("大厅", "A1", 2)).toBe("大厅 A1");
    const machine = { machineNo: "A1", secret: "a-b_c" };
    expect(activationCode({ host: null, port: 1883, tls: false }, "shop.example", machine)).toBe(
      "mqtt://shop.example:1883/activate?no=A1&secret=a-b_c",
    );
    expect(activationCode({ host: "broker.example", port: 8883, tls: true }, "shop.example", machine)).toBe(
      "mqtts://broker.example:8883/activate?no=A1&secret=a-b_c",
    );
  });
});
