import { describe, expect, it } from "vitest";
import { checkNotification } from "./notifications.ts";

describe("a notification of a merchant", () => {
  it("SYS-07 needs a way, and while it is on a receiver", () => {
    expect(checkNotification({ ways: [], receiverIds: ["1"], enabled: true })).toMatchObject({
      code: "field.required",
      field: "ways",
    });
    expect(checkNotification({ ways: ["console"], receiverIds: [], enabled: true })).toMatchObject({
      code: "merchants.receiversMissing",
      field: "receiverIds",
    });
    expect(checkNotification({ ways: ["console"], receiverIds: [], enabled: false }).ok).toBe(true);
    expect(checkNotification({ ways: ["sms"], receiverIds: ["1"], enabled: true }).ok).toBe(true);
  });
});
