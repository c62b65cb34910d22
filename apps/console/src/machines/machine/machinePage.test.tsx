import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { loadWanted } from "../../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../../platform/phrases/usePhrases.ts";
import { MachinePage } from "./MachinePage.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

it("MACHINE-01 says that no machine is chosen and leads to the list where one is", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const page = (
    <LanguageContext value="en">
      <MemoryRouter initialEntries={["/shj/jqxq?jqbh="]}>
        <QueryClientProvider client={new QueryClient()}>
          <App>
            <MachinePage />
            <Address />
          </App>
        </QueryClientProvider>
      </MemoryRouter>
    </LanguageContext>
  );
  await loadWanted("en");
  await act(async () => root.render(page));
  await loadWanted("en");
  await act(async () => root.render(page));
  expect(host.textContent).toContain("Choose a machine first");
  const lead = [...host.querySelectorAll("button")].find(({ textContent }) => textContent === "My machines");
  await act(async () => lead?.click());
  expect(host.querySelector("output")?.textContent).toBe("/shj/wdshj");
  await act(async () => root.unmount());
});
