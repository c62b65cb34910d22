import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { loadWanted } from "../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../platform/phrases/usePhrases.ts";
import { SetPasswordPage } from "./SetPasswordPage.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => document.body.replaceChildren());

it("MSG-27 asks to complete the information where several passwords are missing", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const page = (
    <LanguageContext value="en">
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <App>
            <SetPasswordPage />
          </App>
        </QueryClientProvider>
      </MemoryRouter>
    </LanguageContext>
  );
  await loadWanted("en");
  await act(async () => root.render(page));
  await loadWanted("en");
  await act(async () => root.render(page));
  await act(async () => host.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain("Please complete the information")));
  await act(async () => root.unmount());
});
