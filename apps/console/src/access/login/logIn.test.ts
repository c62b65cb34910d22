// @vitest-environment happy-dom
import type { CustomData } from "@yunshou/contract/access/shapes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { finishLogIn } from "./logIn.ts";

const leaf = { path: "/jygl/ddgl", url: "/jygl/ddgl", title: "订单管理", hasChild: false, children: [] };
const customData: CustomData = {
  permissions: [],
  merchantName: "",
  merchantLogo: null,
  merchantKind: "ordinary",
  timeZone: "Asia/Shanghai",
  merchantId: "1",
  sharedLists: [],
  features: [],
  mustChangePassword: false,
  mustEnrolFactor: false,
  deviceToken: null,
  viewedBy: null,
  switchedOff: [],
  closedPages: [],
};

/** Where somebody gets to who logs in on a page. */
async function enterFrom(path: string, username: string, more: Partial<CustomData> = {}): Promise<string> {
  window.history.replaceState(null, "", path);
  const userInfo = {
    shbh: "0001",
    username,
    accountname: username,
    authlevel: "3",
    menuJsonTree: [leaf],
    isAgent: true,
    topShbh: "0001",
    loginUrl: path,
    isDlmh: false,
    userid: "7",
  };
  const data = { session_key: "token", userInfo, customData: { ...customData, ...more } };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "H0000", msg: "", data }))));
  return finishLogIn(undefined, "123456");
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe("a login", () => {
  it("LOGIN-51 from /logins opens the announcements, whoever it is", async () => {
    expect(await enterFrom("/logins", "writer")).toBe("/notice");
    expect(await enterFrom("/logins", "admin")).toBe("/notice");
  });

  it("LOGIN-26 LOGIN-27 from another page opens the first leaf of the menu, and the big data of the account admin", async () => {
    expect(await enterFrom("/login", "writer")).toBe("/jygl/ddgl");
    expect(await enterFrom("/login", "Admin")).toBe("/database");
  });

  it("LOGIN-51 comes after what somebody must do first", async () => {
    expect(await enterFrom("/logins", "writer", { mustChangePassword: true })).toBe("/xtgl/setpwd");
  });
});
