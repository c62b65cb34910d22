import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { hasUnsaved } from "../../platform/layout/unsaved.ts";
import { loadWanted } from "../../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../../platform/phrases/usePhrases.ts";
import { UploadAgreementPage } from "./UploadAgreementPage.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => document.body.replaceChildren());

it("MSG-27 TOPBAR-14 asks to complete the information, lets its button rest, and knows of input that would be lost", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const page = (
    <LanguageContext value="en">
      <MemoryRouter initialEntries={["/xtgl/uploadXy"]}>
        <QueryClientProvider client={new QueryClient()}>
          <App>
            <UploadAgreementPage />
          </App>
        </QueryClientProvider>
      </MemoryRouter>
    </LanguageContext>
  );
  await loadWanted("en");
  await act(async () => root.render(page));
  await loadWanted("en");
  await act(async () => root.render(page));
  const button = host.querySelector<HTMLButtonElement>("button[type=submit]")!;
  await act(async () => button.click());
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain("Please complete the information")));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const input = host.querySelector<HTMLInputElement>("input[type=text]")!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, "Terms");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(hasUnsaved("/xtgl/uploadXy")).toBe(true);
  await act(async () => root.unmount());
});
