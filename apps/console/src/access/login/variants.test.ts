// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadDeployment } from "../../platform/deployment.ts";
import { chooseLanguage } from "../../platform/phrases/language.ts";
import { rememberLoginPath } from "../../platform/session/session.ts";
import { backdropOf, startLanguageOf, variantOf } from "./variants.ts";

const look = { title: "智联", titles: {}, subtitle: "", logo: null, background: null, footer: "", startLanguage: null };

/** What the server says of this host, the most exact look first. */
async function given(brands: readonly object[]): Promise<void> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ data: { brands } })));
  await loadDeployment();
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe("login variants", () => {
  it("LOGIN-36 LOGIN-37 gives /loginYm and /loginFr pages of their own and the others the one of /login", () => {
    expect(variantOf("/loginAme")).toEqual(variantOf("/login"));
    expect(new Set(["/login", "/loginYm", "/loginFr"].map((path) => variantOf(path).layout)).size).toBe(3);
  });

  it("LOGIN-38 LOGIN-39 takes the brand of the path before that of the host", async () => {
    await given([
      { ...look, path: "/loginZl", title: "A" },
      { ...look, path: "", title: "B" },
    ]);
    expect([variantOf("/loginZl").brand?.title, variantOf("/loginWl").brand?.title]).toEqual(["A", "B"]);
    await given([]);
    expect(variantOf("/loginZl").brand).toBeUndefined();
  });

  it("LOGIN-39 starts /loginEn in English and /loginFr in French, and keeps what is chosen there", () => {
    chooseLanguage("zh");
    expect([startLanguageOf("/loginEn"), startLanguageOf("/loginFr"), startLanguageOf("/login")]).toEqual([
      "en",
      "fr",
      undefined,
    ]);
    rememberLoginPath("/loginFr");
    expect(startLanguageOf("/loginFr")).toBeUndefined();
  });

  it("LOGIN-38 starts in the language of the brand until one is chosen", async () => {
    await given([{ ...look, path: "", startLanguage: "ko" }]);
    expect(startLanguageOf("/login")).toBe("ko");
    chooseLanguage("de");
    expect(startLanguageOf("/login")).toBeUndefined();
  });

  it("LOGIN-51 names /logins after the announcement management", () => {
    expect([variantOf("/logins").isForNotices, variantOf("/login").isForNotices]).toEqual([true, false]);
  });

  it("LOGIN-38 paints a colour with depth and a picture as it is", () => {
    expect(backdropOf(undefined)).toBeUndefined();
    expect(backdropOf({ ...look, path: "", background: "#102030" })).toEqual({
      background: "linear-gradient(160deg, #102030, color-mix(in srgb, #102030, #000 45%))",
    });
    expect(backdropOf({ ...look, path: "", background: "/spImg/a.jpg" })).toEqual({
      background: 'center / cover no-repeat url("/spImg/a.jpg")',
    });
  });
});
