// @vitest-environment happy-dom
import { words } from "@yunshou/phrases/access/login/zh";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LoginForm } from "./LoginForm.tsx";
import { storeRemembered } from "./remembered.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
/** Codes that were asked for and are still on their way. */
let waiting: ((code: string) => void)[];
let asked: number;
let sentCodes: string[];

const turn = () => act(async () => new Promise((done) => setTimeout(done, 5)));
const submit = () =>
  act(async () =>
    document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );
const answerCode = async (code: string) => {
  await act(async () => waiting.shift()!(code));
  await turn();
};

beforeEach(async () => {
  [waiting, asked, sentCodes] = [[], 0, []];
  sessionStorage.clear();
  // Who is remembered sends no password, so that nothing has to be derived here.
  storeRemembered({ account: "demo", deviceToken: "device" });
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (path === "/sram/comm/login/getCheckCode") {
      asked++;
      return new Promise((done) =>
        waiting.push((code) =>
          done(
            new Response(JSON.stringify({ code: "H0000", msg: "", data: code }), {
              headers: { "X-Login-Nonce": "n", "X-Login-Realm": "r" },
            }),
          ),
        ),
      );
    }
    sentCodes.push((JSON.parse(init?.body as string) as { checkCode: string }).checkCode);
    return Promise.resolve(
      new Response(JSON.stringify({ code: "access.wrongCredentials", msg: "用户名或密码错误", data: {} })),
    );
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  await act(async () => root.render(<LoginForm words={words} onEnter={() => {}} onForgot={() => {}} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("a login on a slow line", () => {
  it("LOGIN-07 LOGIN-12 waits for the code that is on its way, and asks for no second one", async () => {
    await submit();
    await turn();
    expect([asked, sentCodes]).toEqual([1, []]);
    await answerCode("aaaa");
    expect(sentCodes).toEqual(["aaaa"]);
  });
});
