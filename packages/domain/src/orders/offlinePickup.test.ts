import { describe, expect, it } from "vitest";
import { checkOfflineForm, checkOfflinePickup, checkOfflineRemark, type WonOrder } from "./offlinePickup.ts";

const won: WonOrder = {
  business: "luckyPurchase",
  winResult: "won",
  state: "exception",
  payState: "paid",
  delivery: "failed",
};
const form = { applicant: "李女士", contactPhone: " 13812345678 ", pictures: ["a.png", "a.png", "b.png"] };

describe("the offline pickup of a prize", () => {
  it("ORDER-08 is for prizes that were won and paid and did not come out", () => {
    expect(checkOfflinePickup(won).ok).toBe(true);
    expect(checkOfflinePickup({ ...won, winResult: "notWon" })).toMatchObject({ code: "orders.offlineNotWon" });
    expect(checkOfflinePickup({ ...won, business: "ordinary", winResult: null })).toMatchObject({
      code: "orders.offlineNotWon",
    });
    expect(checkOfflinePickup({ ...won, payState: "refunding" })).toMatchObject({ code: "orders.refundRunning" });
    expect(checkOfflinePickup({ ...won, payState: "refunded" })).toMatchObject({ code: "orders.refundNotPaid" });
    expect(checkOfflinePickup({ ...won, delivery: "delivering" })).toMatchObject({ code: "orders.deliveryRunning" });
  });

  it("ORDER-09 is refused once the order was completed, processed or received", () => {
    for (const state of ["completed", "exceptionProcessed", "offlineReceipt", "inTransaction"] as const)
      expect(checkOfflinePickup({ ...won, state })).toMatchObject({ code: "orders.offlineNotOpen" });
  });

  it("ORDER-08 ORDER-09 is refused of a problem order whose prize came out, or that a person settled", () => {
    expect(checkOfflinePickup({ ...won, delivery: "delivered" })).toMatchObject({ code: "orders.offlineGiven" });
    expect(checkOfflinePickup({ ...won, outcome: "refundedOutside" })).toMatchObject({ code: "orders.offlineGiven" });
    expect(checkOfflinePickup({ ...won, outcome: null }).ok).toBe(true);
  });

  it("ORDER-08 needs a name, a mobile number and one to three pictures", () => {
    expect(checkOfflineForm(form)).toEqual({
      ok: true,
      value: { applicant: "李女士", contactPhone: "13812345678", pictures: ["a.png", "b.png"] },
    });
    expect(checkOfflineForm({ ...form, applicant: " " })).toMatchObject({ code: "field.required" });
    expect(checkOfflineForm({ ...form, contactPhone: "12345" })).toMatchObject({ code: "field.notMobile" });
    for (const pictures of [[], ["1", "2", "3", "4"]])
      expect(checkOfflineForm({ ...form, pictures })).toMatchObject({ code: "orders.offlinePictures" });
  });

  it("ORDER-08 says why it is not approved", () => {
    expect(checkOfflineRemark("reject", " ")).toMatchObject({ code: "field.required", field: "reviewRemark" });
    expect(checkOfflineRemark("reject", "图片不清").ok).toBe(true);
    expect(checkOfflineRemark("approve", "").ok).toBe(true);
    expect(checkOfflineRemark("ignore", "x".repeat(201))).toMatchObject({ code: "field.tooLong" });
  });
});
