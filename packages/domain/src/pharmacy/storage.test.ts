import fc from "fast-check";
import { expect, it } from "vitest";
import { checkExposureEvent, isOutsideBand, storageClasses } from "./storage.ts";

it.each([
  ["room", 30, false],
  ["room", 30.1, true],
  ["room", -20, false],
  ["cool", 20, false],
  ["cool", 20.5, true],
  ["cold", 2, false],
  ["cold", 8, false],
  ["cold", 1.9, true],
  ["cold", 8.1, true],
] as const)("MED-01 a medicine that keeps %s is harmed by %d °C: %s", (storage, celsius, harmed) =>
  expect(isOutsideBand(storage, celsius)).toBe(harmed),
);

it("MED-01 what harms a medicine by warmth harms each that has to lie colder", () =>
  fc.assert(
    fc.property(fc.double({ min: 8.01, max: 60, noNaN: true }), (celsius) => {
      const harmed = storageClasses.map((storage) => isOutsideBand(storage, celsius));
      expect(harmed).toEqual(harmed.toSorted((a, b) => Number(a) - Number(b)));
    }),
  ));

it("MED-08 medicine is destroyed by two persons: who asked for it never confirms it", () => {
  const destroying = { state: "destroying", proposedBy: "1" } as const;
  expect(checkExposureEvent(destroying, "confirm", "1")).toMatchObject({ code: "pharmacy.secondPerson" });
  expect(checkExposureEvent(destroying, "confirm", "2")).toMatchObject({ value: "destroyed" });
  expect(checkExposureEvent(destroying, "decline", "1")).toMatchObject({ value: "withdrawn" });
  expect(checkExposureEvent({ state: "open", proposedBy: null }, "destroy", "1")).toMatchObject({
    code: "state.notAllowed",
  });
});
