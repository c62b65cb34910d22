import { describe, expect, it } from "vitest";
import { passageOf, type Visit } from "./guard.ts";

const hosts = [
  { host: "ym.example", loginPath: "/loginYm" },
  { host: "yg.example", loginPath: "/loginYg" },
];
const visit = (change: Partial<Visit>) =>
  passageOf({ path: "/dashboard", host: "www.example", hasSession: false, loginHosts: hosts, ...change });

describe("route guard", () => {
  it("GUARD-01 ends the session when /login is visited with one, and goes to the root", () => {
    expect(visit({ path: "/login", hasSession: true })).toEqual({ kind: "endSession", to: "/" });
  });

  it("GUARD-02 ROUTE-01 ROUTE-02 GUARD-07 opens public pages without a session", () => {
    for (const path of [
      "/login",
      "/loginAme",
      "/ssologin",
      "/databases",
      "/database",
      "/cjwtjjfa",
      "/notice",
      "/launcher",
      "/logins",
    ]) {
      expect(visit({ path })).toEqual({ kind: "allow" });
    }
  });

  it("GUARD-03 sends every other login page of a special host to its own", () => {
    expect(visit({ path: "/login", host: "ym.example" })).toEqual({ kind: "redirect", to: "/loginYm" });
    expect(visit({ path: "/loginBest", host: "yg.example" })).toEqual({ kind: "redirect", to: "/loginYg" });
    expect(visit({ path: "/loginYm" })).toEqual({ kind: "allow" });
  });

  it("GUARD-04 sends other pages to the login page of the host, or to /login", () => {
    expect(visit({ path: "/jygl/ddgl" })).toEqual({ kind: "redirect", to: "/login" });
    expect(visit({ path: "/", host: "ym.example" })).toEqual({ kind: "redirect", to: "/loginYm" });
  });

  it("GUARD-05 leaves the own login page of a special host alone", () => {
    expect(visit({ path: "/loginYm", host: "ym.example" })).toEqual({ kind: "allow" });
  });

  it("SESS-01 allows everything else with a session", () => {
    expect(visit({ hasSession: true })).toEqual({ kind: "allow" });
  });
});
