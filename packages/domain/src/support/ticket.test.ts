import { describe, expect, it } from "vitest";
import { checkRestore, checkTicket, ticketStates } from "./ticket.ts";

const fields = { ticketTitle: " 卡货 ", ticketContent: "可乐没有出来", contactPhone: "13800138000", ticketImages: [] };

describe("a ticket", () => {
  it("TICKET-02 comes back from its deletion in the state that it had, and from nowhere else", () => {
    expect(checkRestore("deleted", "timeout")).toEqual({ ok: true, value: "timeout" });
    for (const state of ticketStates.filter((one) => one !== "deleted"))
      expect(checkRestore(state, "processing").ok, state).toBe(false);
    expect(checkRestore("deleted", null).ok).toBe(false);
  });

  it("MSG-26 MSG-92 needs a title and words, and a phone that is one", () => {
    expect(checkTicket(fields)).toMatchObject({ value: { ticketTitle: "卡货" } });
    expect(checkTicket({ ...fields, contactPhone: "" }).ok).toBe(true);
    const refused = [
      { ...fields, ticketTitle: " " },
      { ...fields, ticketContent: "" },
      { ...fields, ticketContent: "字".repeat(2_001) },
      { ...fields, contactPhone: "12345" },
      { ...fields, ticketImages: ["1", "2", "3", "4", "5", "6"] },
    ].map((one) => checkTicket(one));
    expect(refused.map((one) => (one.ok ? "" : `${one.code} ${one.field}`))).toEqual([
      "field.required ticketTitle",
      "field.required ticketContent",
      "field.tooLong ticketContent",
      "field.notMobile contactPhone",
      "support.tooManyPictures ticketImages",
    ]);
  });
});
