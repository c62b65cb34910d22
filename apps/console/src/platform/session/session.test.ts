import type { CustomData } from "@yunshou/contract/access/shapes";
import { beforeEach, describe, expect, it } from "vitest";
import {
  endSession,
  firstLeaf,
  firstPage,
  menuPaths,
  type MenuNode,
  rememberedLoginPath,
  rememberLoginPath,
  sessionToken,
  sessionUser,
  sidebarIsOpen,
  startSession,
  storedLanguage,
  storeLanguage,
  storeLanguageOfSession,
  storeSidebar,
  trailOf,
  type UserInfo,
} from "./session.ts";

const leaf = (path: string): MenuNode => ({ path, url: path, title: path, hasChild: false, children: [] });
const menu: MenuNode[] = [
  { path: "/jygl", url: "/jygl", title: "/jygl", hasChild: true, children: [leaf("/jygl/ddgl"), leaf("/jygl/tkgl")] },
  leaf("/dashboard"),
];
const user: UserInfo = {
  shbh: "00010002",
  username: "demo",
  accountname: "Demo",
  authlevel: "1",
  menuJsonTree: menu,
  isAgent: true,
  topShbh: "0001",
  loginUrl: "/login",
  isDlmh: false,
  userid: "7",
};
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
const login = () => startSession({ session_key: "token", userInfo: user, customData });

describe("session storage", () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it("SESS-03 LOGIN-22 uses exactly the documented keys", () => {
    login();
    storeLanguage("fr");
    storeSidebar(false);
    rememberLoginPath("/loginAme");
    expect(Object.keys(sessionStorage).sort()).toEqual([
      "Authorization",
      "customData",
      "language",
      "path",
      "routers",
      "sidebarStatus",
      "userInfo",
    ]);
    expect(sessionStorage.getItem("Authorization")).toBe("token");
  });

  it("SESS-01 SESS-02 SESS-09 knows a session by its token and clears it on logout, but keeps the login path and language", () => {
    login();
    storeLanguage("ko");
    rememberLoginPath("/loginAme");
    expect(sessionToken()).toBe("token");
    endSession();
    expect(sessionToken()).toBeUndefined();
    expect(sessionUser()).toBeUndefined();
    expect(Object.keys(sessionStorage).sort()).toEqual(["language", "path"]);
    expect(rememberedLoginPath()).toBe("/loginAme");
  });

  it("SESS-05 SESS-08 keeps the state of the sidebar and the login page in session storage, where a reload finds them", () => {
    expect([sidebarIsOpen(), rememberedLoginPath()]).toEqual([true, undefined]);
    storeSidebar(false);
    rememberLoginPath("/loginYm");
    expect([sessionStorage.getItem("sidebarStatus"), sessionStorage.getItem("path")]).toEqual(["closed", "/loginYm"]);
    expect([sidebarIsOpen(), rememberedLoginPath()]).toEqual([false, "/loginYm"]);
    storeSidebar(true);
    expect(sidebarIsOpen()).toBe(true);
  });

  it("SESS-06 LANG-10 keeps the language in session and local storage", () => {
    storeLanguage("de");
    expect(localStorage.getItem("language")).toBe("de");
    sessionStorage.clear();
    expect(storedLanguage()).toBe("de");
  });

  it("LOGIN-39 LANG-10 begins in the language of a login page without keeping it, because nobody chose it", () => {
    storeLanguage("de");
    storeLanguageOfSession("en");
    expect(storedLanguage()).toBe("en");
    sessionStorage.clear();
    expect(storedLanguage()).toBe("de");
  });

  it("SESS-07 keeps the flattened menu under routers", () => {
    login();
    expect(JSON.parse(sessionStorage.getItem("routers") ?? "[]")).toEqual([
      "/jygl",
      "/jygl/ddgl",
      "/jygl/tkgl",
      "/dashboard",
    ]);
    expect(menuPaths([])).toEqual([]);
  });

  it("SESS-07 finds the way to an entry at any depth", () => {
    const deep: MenuNode[] = [
      { ...leaf("/xtgl"), children: [{ ...leaf("/xtgl/zygl"), children: [leaf("/xtgl/zygl/cdgl")] }] },
    ];
    expect(trailOf(deep, "/xtgl/zygl/cdgl").map(({ path }) => path)).toEqual([
      "/xtgl",
      "/xtgl/zygl",
      "/xtgl/zygl/cdgl",
    ]);
    expect(trailOf(deep, "/none")).toEqual([]);
  });

  it("LOGIN-26 LOGIN-28 starts at the first leaf, or at the dashboard without a menu", () => {
    expect(firstLeaf(menu)).toBe("/jygl/ddgl");
    expect(firstLeaf([])).toBe("/dashboard");
    const outside = { ...leaf("/menu/help"), url: "https://help.example" };
    expect(firstLeaf([outside, { ...leaf("/menu/late"), url: "/jygl/ddgl?payState=paid" }])).toBe(
      "/jygl/ddgl?payState=paid",
    );
    expect(firstLeaf([outside])).toBe("/dashboard");
    expect([firstPage(menu), firstPage([]), firstPage([outside])]).toEqual(["/jygl/ddgl", undefined, undefined]);
  });
});
