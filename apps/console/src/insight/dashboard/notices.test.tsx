import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { endDuplicateWindow } from "../../platform/api/duplicates.ts";
import { loadWanted } from "../../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../../platform/phrases/usePhrases.ts";
import Notices from "./Notices.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  endDuplicateWindow();
  vi.unstubAllGlobals();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

async function shownWith(rows: readonly object[]): Promise<HTMLElement> {
  const data = { rows, total: rows.length, totalIsCapped: false };
  vi.stubGlobal("fetch", async () => Response.json({ code: "H0000", msg: "", data }));
  const host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  const block = (
    <LanguageContext value="en">
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <App>
            <Notices />
            <Address />
          </App>
        </QueryClientProvider>
      </MemoryRouter>
    </LanguageContext>
  );
  await loadWanted("en");
  await act(async () => root.render(block));
  await loadWanted("en");
  await act(async () => root.render(block));
  return host;
}
const settled = (host: HTMLElement) =>
  act(() => vi.waitFor(() => expect(host.querySelector("[aria-busy=true]")).toBeNull()));

it("HOME-01 shows the newest announcements, each leading to its text, and more of them elsewhere", async () => {
  const host = await shownWith([
    { noticeId: "71", noticeTitle: "Maintenance tonight", msgType: "System", publishTime: "2026-11-01T02:00:00.000Z" },
  ]);
  await settled(host);
  const [lead] = host.querySelectorAll("li a");
  expect(lead?.textContent).toBe("Maintenance tonight");
  expect(lead?.getAttribute("href")).toBe("/ptxx?id=71");
  await act(async () => host.querySelector<HTMLButtonElement>("header button")?.click());
  expect(host.querySelector("output")?.textContent).toBe("/sygdxx");
});

it("HOME-01 MSG-05 says that there is no announcement", async () => {
  const host = await shownWith([]);
  await settled(host);
  expect(host.textContent).toContain("No data");
});
