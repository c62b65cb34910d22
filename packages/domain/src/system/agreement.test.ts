import { describe, expect, it } from "vitest";
import { agreementActions, agreementStates, checkAgreementAction, isPdf } from "./agreement.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("SYS-09 agreements", () => {
  it("allows each action in its states only, and keeps what somebody accepted", () => {
    const possible = (acceptances: number) =>
      agreementStates.map((state) =>
        agreementActions.filter((action) => checkAgreementAction(action, { state, acceptances }).ok),
      );
    expect(possible(0)).toEqual([["publish", "delete"], ["stop"], ["publish", "delete"]]);
    expect(possible(1)).toEqual([["publish"], ["stop"], ["publish"]]);
    expect(checkAgreementAction("delete", { state: "stopped", acceptances: 1 })).toMatchObject({
      code: "system.agreementAccepted",
    });
  });

  it("SYS-21 knows a PDF by its content", () => {
    expect(isPdf(bytes("%PDF-1.7\n…\n%%EOF\n"))).toBe(true);
    for (const wrong of ["%PDF-1.7 cut off", "<html>%PDF-1.7 %%EOF", "PK", ""])
      expect(isPdf(bytes(wrong)), wrong).toBe(false);
  });
});
