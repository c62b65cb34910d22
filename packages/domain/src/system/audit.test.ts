import { describe, expect, it } from "vitest";
import { auditKindOf, auditResultOf, auditVerbOf } from "./audit.ts";

describe("SYS-01 entries of the audit log", () => {
  it("tells logins, exports and looks at personal data from changes", () => {
    const kinds = [
      "access.login.failed",
      "system.export",
      "access.view.begin",
      "access.user.read",
      "machines.register",
      "access.user.block",
    ].map(auditKindOf);
    expect(kinds).toEqual(["login", "export", "read", "read", "change", "change"]);
  });

  it("says that a refused login failed, and that a user was blocked with success", () => {
    expect(
      ["access.login.blocked", "access.login.failed", "access.login.succeeded", "access.user.blocked"].map(
        auditResultOf,
      ),
    ).toEqual(["failed", "failed", "succeeded", "succeeded"]);
    expect(auditVerbOf("machines.command.restart")).toBe("restart");
  });
});
