import { expect, it } from "vitest";
import { checkRoomForView, checkSharedWith, sharedRoleLimit, sharedViewLimit } from "./sharedView.ts";

it("a view is shared with one role at least, with each once, and with no more than the limit", () => {
  expect(checkSharedWith([])).toMatchObject({ ok: false, code: "field.required", field: "roleIds" });
  expect(checkSharedWith(["1", "2", "1"])).toMatchObject({ ok: true, value: ["1", "2"] });
  const many = Array.from({ length: sharedRoleLimit }, (_, index) => `${index}`);
  expect(checkSharedWith(many).ok).toBe(true);
  expect(checkSharedWith([...many, "more"])).toMatchObject({ ok: false, code: "access.tooManyEntries" });
});

it("a list has room for so many shared names", () => {
  expect(checkRoomForView(sharedViewLimit - 1).ok).toBe(true);
  expect(checkRoomForView(sharedViewLimit)).toMatchObject({ ok: false, code: "access.tooManyEntries" });
});
