import { describe, expect, it } from "vitest";
import { maskAddress, maskContact, maskName, noContact } from "./contact.ts";

describe("the contact of a merchant on a screen", () => {
  it("PERM-15 shows the beginning of each value and hides the rest", () => {
    expect(
      maskContact({
        contactName: "林晓云",
        contactPhone: "13800010002",
        address: "上海市长宁区示范路一百一十八号三楼",
        email: "lin@yuntu.example",
      }),
    ).toEqual({
      contactName: "林**",
      contactPhone: "138****0002",
      address: "上海市长宁****",
      email: "l***@yuntu.example",
    });
  });

  it("PERM-15 tells neither the length of a name nor more than a third of a short address", () => {
    expect([maskName("林"), maskName("林晓云"), maskAddress("路8号"), maskAddress("8")]).toEqual([
      "林**",
      "林**",
      "路****",
      "****",
    ]);
  });

  it("leaves empty what is empty", () => {
    expect(maskContact(noContact)).toEqual(noContact);
  });
});
