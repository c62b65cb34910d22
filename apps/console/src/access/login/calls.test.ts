import { account } from "@yunshou/contract/access/account";
import { login } from "@yunshou/contract/access/login";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchCheckCode, loginCalls } from "./calls.ts";

const declared = { ...login, ...account, ...secondFactor };

describe("calls of the login page", () => {
  it.each(Object.entries(loginCalls))(
    "LOGIN-20 LOGIN-45 %s is the contract's call",
    (name, { method, path, writes }) => {
      const {
        method: declaredMethod,
        path: declaredPath,
        writes: declaredWrites,
      } = declared[name as keyof typeof loginCalls];
      expect({ method, path, writes }).toEqual({ method: declaredMethod, path: declaredPath, writes: declaredWrites });
    },
  );

  afterEach(() => vi.unstubAllGlobals());

  it("LOGIN-06 takes the code from the answer and the hidden parts from its headers", async () => {
    vi.stubGlobal(
      "fetch",
      async () =>
        new Response(JSON.stringify({ code: "H0000", msg: "", data: "ab12" }), {
          headers: { "X-Login-Nonce": "n", "X-Login-Realm": "r" },
        }),
    );
    expect(await fetchCheckCode()).toMatchObject({ code: "ab12", nonce: "n", realm: "r" });
  });

  it("LOGIN-10 falls back to 0000 when the code cannot be fetched", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    expect(await fetchCheckCode()).toMatchObject({ code: "0000", nonce: "" });
  });
});
