import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadRooms, loadWanted, phrasesOf } from "../../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../../platform/phrases/usePhrases.ts";
import { PlanForm } from "./PlanForm.tsx";

await loadWanted("zh");
await loadRooms("zh", ["marketing", "members", "orders"]);
const words = phrasesOf("zh", ["marketing"]).marketing;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const offered = {
  schemeId: "71",
  schemeName: "秋季方案",
  planType: "productDiscount",
  merchantName: "云途",
  merchantId: "1",
};

async function show(schemeId: string | undefined) {
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <App>
              <PlanForm editing="new" schemeId={schemeId} onClose={() => {}} />
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  return document.body.textContent ?? "";
}

beforeEach(() => {
  sessionStorage.setItem("Authorization", "token");
  vi.stubGlobal("fetch", async (address: string) => {
    const rows = address.includes("/plans/schemes") ? [offered] : [];
    return new Response(JSON.stringify({ code: "H0000", msg: "", data: { rows, total: rows.length } }));
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe("a plan that an address asks for", () => {
  it("MKT-15 begins with the scheme that it names", async () => {
    const text = await show("71");
    expect(text).toContain("秋季方案");
    expect(text).not.toContain(words.schemeNotOffered);
  });

  it("MKT-15 says of a scheme that is none or not on sale that it is not there, and shows no bare number", async () => {
    const text = await show("7100000000000000009");
    expect(text).toContain(words.schemeNotOffered);
    expect(text).not.toContain("7100000000000000009");
  });

  it("MKT-15 says nothing of schemes where none is named", async () => {
    expect(await show(undefined)).not.toContain(words.schemeNotOffered);
  });
});
