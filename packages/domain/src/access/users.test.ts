import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRoleDeletable, checkRoleEditable, checkRoleFields } from "./roles.ts";
import {
  checkAdministratorRemains,
  checkBlockReason,
  checkEmail,
  checkGrant,
  checkLevel,
  checkManages,
  checkNotOneself,
  checkUserAction,
  checkUserFields,
  maskEmail,
  maskPhone,
  type RightsHolder,
  userActions,
  userStateOf,
  userStates,
} from "./users.ts";

const holder = (permissions: readonly string[], more: Partial<RightsHolder> = {}): RightsHolder => ({
  userId: "1",
  level: "1",
  isAdmin: false,
  permissions: new Set(permissions),
  ...more,
});
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? "ok" : result.code);
const fields = {
  account: "zhang1",
  name: "张明",
  phone: "13800000001",
  email: "z@yuntu.example",
  officePhone: "",
  remark: "",
};

describe("giving rights", () => {
  const permission = fc.constantFrom("a", "b", "c", "d");
  const permissions = fc.uniqueArray(permission);

  it("PERM-09 never grants a permission that the giver lacks", () => {
    fc.assert(
      fc.property(permissions, fc.array(permissions), (mine, roles) => {
        const granted = checkGrant(
          holder(mine),
          roles.map((list) => ({ isAdmin: false, permissions: list })),
        ).ok;
        expect(granted).toBe(roles.flat().every((one) => mine.includes(one)));
      }),
    );
  });

  it("leaves the administrator's role to administrators", () => {
    expect(codeOf(checkGrant(holder(["a"]), [{ isAdmin: true, permissions: [] }]))).toBe("access.roleExceedsGiver");
    expect(checkGrant(holder([], { isAdmin: true }), [{ isAdmin: true, permissions: ["z"] }]).ok).toBe(true);
  });

  it("PERM-12 gives no level above the giver's, and the platform's level at the platform only", () => {
    const table = [
      ["2", "2", false, true],
      ["2", "1", false, false],
      ["1", "1", false, true],
      ["1", "2", false, true],
      ["3", "1", false, true],
      ["3", "3", true, true],
      ["3", "3", false, false],
      ["3", "1", true, false],
      ["1", "3", true, false],
    ] as const;
    for (const [giver, level, ofPlatform, allowed] of table)
      expect([giver, level, checkLevel({ level: giver }, level, ofPlatform).ok]).toEqual([giver, level, allowed]);
  });

  it("lets nobody manage a user with more rights or a wider view", () => {
    const target = holder(["a", "b"], { userId: "2" });
    expect(checkManages(holder(["a", "b", "c"]), target).ok).toBe(true);
    expect(codeOf(checkManages(holder(["a"]), target))).toBe("access.aboveYou");
    expect(codeOf(checkManages(holder(["a", "b"], { level: "2" }), target))).toBe("access.aboveYou");
    expect(codeOf(checkManages(holder(["a", "b"], { level: "3" }), holder([], { isAdmin: true })))).toBe(
      "access.aboveYou",
    );
    expect(checkManages(holder([], { isAdmin: true }), target).ok).toBe(true);
  });

  it("protects people from themselves and the last administrator from everybody", () => {
    expect(codeOf(checkNotOneself("1", "1"))).toBe("access.notYourself");
    expect(checkNotOneself("1", "2").ok).toBe(true);
    expect(codeOf(checkAdministratorRemains(["1", "2"], ["2"]))).toBe("access.lastAdministrator");
    expect(checkAdministratorRemains(["1"], ["1", "2"]).ok).toBe(true);
    expect(checkAdministratorRemains([], []).ok).toBe(true);
  });
});

describe("states of users", () => {
  it("USER-02 USER-12 allows each action in its states only", () => {
    const allowed = Object.fromEntries(
      userStates.map((state) => [state, userActions.filter((action) => checkUserAction(action, state).ok)]),
    );
    expect(allowed).toEqual({
      normal: ["edit", "block", "remove", "resetPassword", "resetSecondFactor", "authorise", "setRoles"],
      blocked: ["edit", "unblock", "remove", "resetPassword", "resetSecondFactor", "setRoles"],
      deleted: ["restore", "erase"],
    });
  });

  it("USER-01 shows deletion before blocking", () => {
    expect(userStateOf({ status: "deleted", blockedReason: "x" })).toBe("deleted");
    expect(userStateOf({ status: "normal", blockedReason: "x" })).toBe("blocked");
    expect(userStateOf({ status: "normal", blockedReason: null })).toBe("normal");
  });
});

describe("fields of users and roles", () => {
  it("USER-07 USER-10 FORM-03 FORM-04 FORM-06 names the field that is missing or malformed", () => {
    expect(checkUserFields(fields)).toEqual({ ok: true, value: fields });
    const wrong = [
      [{ account: "" }, "field.required", "account"],
      [{ account: "a".repeat(21) }, "field.tooLong", "account"],
      [{ account: "a_b" }, "field.notCode", "account"],
      [{ account: "张明" }, "field.notCode", "account"],
      [{ name: " " }, "field.required", "name"],
      [{ phone: "" }, "field.required", "phone"],
      [{ phone: "12800000001" }, "field.notMobile", "phone"],
      [{ email: "" }, "field.required", "email"],
      [{ email: "nobody" }, "field.notEmail", "email"],
      [{ officePhone: "call me" }, "field.notPhone", "officePhone"],
      [{ remark: "字".repeat(201) }, "field.remarkTooLong", "remark"],
    ] as const;
    for (const [change, code, field] of wrong)
      expect(checkUserFields({ ...fields, ...change })).toMatchObject({ ok: false, code, field });
    expect(checkUserFields({ ...fields, remark: "字".repeat(200), officePhone: "021-5555 1234" }).ok).toBe(true);
  });

  it("FORM-06 knows addresses from other texts", () => {
    for (const good of ["a@b.cn", "a.b+c@mail.yuntu.example"]) expect(checkEmail(good, "email").ok).toBe(true);
    for (const bad of ["a@b", "@b.cn", "a@@b.cn", "a b@c.cn", "a@.cn", "a@b."])
      expect(codeOf(checkEmail(bad, "email"))).toBe("field.notEmail");
  });

  it("USER-11 asks for a reason to block", () => {
    expect(checkBlockReason("  ")).toMatchObject({ code: "field.required", field: "reason" });
    expect(checkBlockReason(" left ")).toEqual({ ok: true, value: "left" });
  });

  it("ROLE-04 ROLE-07 refuses a nameless role and the deletion of one in use", () => {
    expect(checkRoleFields({ name: "", description: "" })).toMatchObject({ code: "field.required", field: "name" });
    expect(checkRoleFields({ name: " a ", description: "x".repeat(201) })).toMatchObject({
      code: "field.tooLong",
      field: "description",
    });
    expect(checkRoleDeletable(2)).toMatchObject({ code: "access.roleInUse", values: { count: 2 } });
    expect(checkRoleDeletable(0).ok).toBe(true);
  });

  it("PERM-13 keeps the names of the initial roles, and the administrator's role as it is", () => {
    expect(codeOf(checkRoleEditable({ isBase: true, isAdmin: false }, "name"))).toBe("access.roleIsBase");
    expect(checkRoleEditable({ isBase: true, isAdmin: false }, "permissions").ok).toBe(true);
    expect(codeOf(checkRoleEditable({ isBase: true, isAdmin: true }, "permissions"))).toBe("access.roleIsBase");
    expect(checkRoleEditable({ isBase: false, isAdmin: false }, "name").ok).toBe(true);
  });

  it("hides the middle of phones and addresses", () => {
    expect([maskPhone("13800010002"), maskPhone("123"), maskEmail("lin@yuntu.example"), maskEmail("x")]).toEqual([
      "138****0002",
      "****",
      "l***@yuntu.example",
      "****",
    ]);
  });
});
