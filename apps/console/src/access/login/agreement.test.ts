// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadDeployment } from "../../platform/deployment.ts";
import { acceptAgreement, findAgreement } from "./agreement.ts";

const pending = { id: "7", src: "/pdf" };
let sent: { path: string; body: unknown }[] = [];

/** A host that asks or not, an account of a level, and what the agreement calls answer. */
async function given(asksAgreement: boolean, authlevel: string, answer: () => Response): Promise<void> {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, options?: { body?: string }) => {
    if (path.endsWith("/deployment")) return new Response(JSON.stringify({ data: { asksAgreement } }));
    sent.push({ path, body: JSON.parse(options?.body ?? "{}") });
    return answer();
  });
  sessionStorage.setItem("userInfo", JSON.stringify({ shbh: "0001", username: "demo", authlevel }));
  await loadDeployment();
}
const answers = (body: object) => () => new Response(JSON.stringify(body));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("agreement after a login", () => {
  it("AGREE-01 AGREE-03 asks on the legacy host with merchant number and account, and finds what is pending", async () => {
    await given(true, "1", answers({ code: "0", msg: "", data: pending }));
    expect(await findAgreement()).toEqual(pending);
    expect(sent).toEqual([
      { path: "/service-job/ptxygl/getUsedXy", body: { shbh: "0001", username: "demo", language: "zh", channel: "1" } },
    ]);
  });

  it("AGREE-02 AGREE-12 sends nothing on another host or for the platform's accounts", async () => {
    await given(false, "1", answers({ code: "0", data: pending }));
    expect(await findAgreement()).toBeUndefined();
    await given(true, "3", answers({ code: "0", data: pending }));
    expect(await findAgreement()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it("AGREE-08 AGREE-09 lets pass when nothing is pending or the check fails", async () => {
    await given(true, "2", answers({ code: "1", msg: "", data: null }));
    expect(await findAgreement()).toBeUndefined();
    await given(true, "2", () => {
      throw new TypeError("network");
    });
    expect(await findAgreement()).toBeUndefined();
    await given(true, "2", answers({ code: "server.failed", msg: "x", data: {} }));
    expect(await findAgreement()).toBeUndefined();
  });

  it("AGREE-07 AGREE-10 accepts with the id of the query, and only code 1 is success", async () => {
    await given(true, "1", answers({ code: "1", msg: "", data: null }));
    expect(await acceptAgreement(pending)).toBe(true);
    expect(sent[0]).toEqual({
      path: "/service-job/ptxygl/agreeXy",
      body: { shbh: "0001", username: "demo", language: "zh", channel: "1", xyid: "7" },
    });
    await given(true, "1", answers({ code: "0", msg: "", data: null }));
    expect(await acceptAgreement(pending)).toBe(false);
    await given(true, "1", answers({ code: "H0000", msg: "", data: null }));
    expect(await acceptAgreement(pending)).toBe(false);
  });
});
