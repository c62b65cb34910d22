import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App, Form, Input } from "antd";
import { act, Suspense, use } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { FormPage } from "./FormPage.tsx";

await loadWanted("zh");
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const saved = vi.fn(async (_values: { name: string }) => false);
const field = () => document.querySelector<HTMLInputElement>('input[id$="_name"]')!;

/** A part of the form whose words come late; the whole page waits for them. */
function Late({ words }: { readonly words: Promise<void> }) {
  use(words);
  return <p>late</p>;
}

interface PageProps {
  readonly words?: Promise<void>;
  readonly error?: Error;
  readonly loading?: boolean;
  readonly initial?: string;
}

const show = ({ words, error, loading = false, initial = "old" }: PageProps) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <App>
              <Suspense fallback={<p>waiting</p>}>
                <FormPage<{ name: string }>
                  title="form"
                  back="/"
                  initial={{ name: initial }}
                  loading={loading}
                  error={error ?? null}
                  submitting={false}
                  onSubmit={saved}
                >
                  <Form.Item name="name" label="name">
                    <Input />
                  </Form.Item>
                  {words !== undefined && <Late words={words} />}
                </FormPage>
              </Suspense>
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
const type = (text: string) =>
  act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  saved.mockClear();
});
afterEach(() => act(async () => root.unmount()));

describe("a page with a form that is being filled in", () => {
  it("keeps what was typed when a part of it waits for its words, gives the focus back, and saves it", async () => {
    await show({});
    await type("mine");
    const late = Promise.withResolvers<void>();
    await show({ words: late.promise });
    expect(document.body.textContent).toContain("waiting");
    // The browser takes the focus from what is hidden; nobody does so here.
    await act(async () => field().blur());
    await act(async () => late.resolve());
    await expect.poll(() => document.body.textContent).toContain("late");
    expect([field().value, document.activeElement === field()]).toEqual(["mine", true]);
    await act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")!.click());
    await expect.poll(() => saved.mock.calls[0]?.[0]).toEqual({ name: "mine" });
  });

  it("keeps what was typed when its record is read again, comes changed, or can no longer be read", async () => {
    await show({});
    await type("mine");
    for (const later of [{ loading: true }, { initial: "newer" }, { error: new Error("gone") }]) {
      await show(later);
      expect(field().value).toBe("mine");
    }
  });
});
