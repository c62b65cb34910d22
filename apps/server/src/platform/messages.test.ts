import { cards } from "@yunshou/contract/members/cards";
import { login } from "@yunshou/contract/access/login";
import { roles } from "@yunshou/contract/access/roles";
import { describe, expect, it } from "vitest";
import { checkedInput } from "./input.ts";
import { labelOfField } from "./messages.ts";
import { Refused } from "./refused.ts";

describe("fields of a refused input", () => {
  it("are called as the pages call them, in the language of the reader", () => {
    expect(labelOfField(cards.issue, "zh", "physicalNo")).toBe("物理卡号");
    expect(labelOfField(roles.create, "zh", "name")).toBe("角色名称");
    expect(labelOfField(login.sendResetCode, "zh", "phone")).toBe("手机号");
    expect(labelOfField(login.sendResetCode, "de", "phone")).not.toBe("phone");
  });

  it("inside others are called by the innermost name, and by their wire name where no page shows them", () => {
    expect(labelOfField(cards.issue, "zh", "cards.0.physicalNo")).toBe("物理卡号");
    expect(labelOfField(cards.issue, "zh", "cards.0.unheardOf")).toBe("cards.0.unheardOf");
  });

  it("stand with that name in the sentence about the broken rule", async () => {
    const refused = await checkedInput(login.sendResetCode, { phone: "1" }, "zh").catch((error: unknown) => error);
    expect((refused as Refused).detail).toMatchObject({
      field: "phone",
      issues: [{ field: "phone", message: expect.stringMatching(/^手机号：/) }],
    });
  });
});
