// @vitest-environment happy-dom
import type { CustomData, LoginAnswer } from "@yunshou/contract/access/shapes";
import { words } from "@yunshou/phrases/access/login/zh";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportFailuresTo } from "../../platform/api/call.ts";
import { loadDeployment } from "../../platform/deployment.ts";
import { TokenLoginPage } from "./TokenLoginPage.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The frame with the document is not loaded here, and its absence is no error.
(
  window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

const menuJsonTree = [{ path: "/jygl/ddgl", url: "/jygl/ddgl", title: "订单", hasChild: false, children: [] }];
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
const answerOf = (username: string): LoginAnswer => ({
  session_key: "token",
  userInfo: {
    shbh: "0001",
    username,
    accountname: "",
    authlevel: "1",
    menuJsonTree,
    isAgent: true,
    topShbh: "0001",
    loginUrl: "/login",
    isDlmh: false,
    userid: "7",
  },
  customData,
});

let root: Root;
let entered: string[];
let reported: string[];

/** Logs somebody in by a token on a host that asks for agreements; the two agreement calls answer what is given. */
async function logInAs(
  username: string,
  { found, accepted }: { readonly found: object; readonly accepted?: object },
): Promise<void> {
  vi.stubGlobal("fetch", async (path: string) => {
    const answers: Readonly<Record<string, object | undefined>> = {
      "/api/v1/access/deployment": { data: { asksAgreement: true } },
      "/sram/comm/login/getUserInfoByToken": { code: "H0000", msg: "", data: answerOf(username) },
      "/service-job/ptxygl/getUsedXy": found,
      "/service-job/ptxygl/agreeXy": accepted,
    };
    return new Response(JSON.stringify(answers[path]));
  });
  await loadDeployment();
  await act(async () =>
    root.render(
      <TokenLoginPage
        words={words}
        way="getUserInfoByToken"
        token="t"
        onEnter={(to) => entered.push(to)}
        onFail={() => entered.push("failed")}
      />,
    ),
  );
  // The dialog opens after three answers, one after the other.
  for (let turn = 0; turn < 10; turn++) await act(async () => new Promise((done) => setTimeout(done)));
}

async function agree(): Promise<void> {
  await act(async () => document.querySelector<HTMLInputElement>('input[name="agree"]')!.click());
  await act(async () => document.querySelector<HTMLButtonElement>(".login-agreement .login-submit")!.click());
  await act(async () => new Promise((done) => setTimeout(done)));
}

const pending = { code: "0", msg: "", data: { id: "7", src: "about:blank" } };
const toastText = () => [...document.querySelectorAll(".login-toast")].at(-1)?.textContent;
const toasts = () => [...document.querySelectorAll(".login-toast")].map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  document.querySelector(".login-toasts")?.remove();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  [entered, reported] = [[], []];
  reportFailuresTo((failure) => reported.push(failure.code));
});
afterEach(async () => {
  await act(async () => root.unmount());
  reportFailuresTo(() => {});
  vi.unstubAllGlobals();
});

describe("agreement between a login and the console", () => {
  it.each([
    ["ADMIN", "/database"],
    ["demo", "/jygl/ddgl"],
  ])("AGREE-13 %s goes to %s, and only after it confirmed", async (username, to) => {
    await logInAs(username, { found: pending, accepted: { code: "1", msg: "", data: null } });
    expect([toasts(), entered]).toEqual([[words.success, "查询到需要同意的协议"], []]);
    await agree();
    expect(entered).toEqual([to]);
  });

  it("AGREE-11 judges the calls by their own codes: neither their successes nor their failures are reported as failures of a call", async () => {
    await logInAs("demo", { found: pending, accepted: { code: "0", msg: "已下架", data: null } });
    await agree();
    expect([toastText(), entered, reported]).toEqual([words.agreement.failed, [], []]);
    expect(document.querySelector(".login-agreement")).not.toBeNull();
  });

  it("AGREE-06 lets who does not agree log out: no session is left, and no page was entered", async () => {
    await logInAs("demo", { found: pending });
    const leave = [...document.querySelectorAll<HTMLButtonElement>(".login-agreement .login-link")];
    expect(leave.map(({ textContent }) => textContent)).toEqual([words.agreement.leave]);
    expect(sessionStorage.getItem("Authorization")).toBe("token");
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    await act(async () => leave[0]!.click());
    expect([sessionStorage.getItem("Authorization"), entered, assign.mock.calls]).toEqual([null, [], [["/login"]]]);
  });

  it("AGREE-11 says nothing about a check that fails", async () => {
    await logInAs("demo", { found: { code: "server.failed", msg: "系统异常", data: {} } });
    expect([toastText(), entered, reported]).toEqual([words.success, ["/jygl/ddgl"], []]);
  });
});
