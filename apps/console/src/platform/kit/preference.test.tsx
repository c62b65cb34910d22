import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { usePreference } from "./usePreference.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function Choice() {
  const [density, choose] = usePreference("list.notices", "medium");
  return (
    <button type="button" onClick={() => choose("small")}>
      {density}
    </button>
  );
}

it("changes for a reader without a session, of whom the server keeps nothing and is not asked", async () => {
  sessionStorage.removeItem("Authorization");
  const fetched = vi.fn<() => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", fetched);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Choice />
      </QueryClientProvider>,
    ),
  );
  const button = host.querySelector("button");
  await act(async () => {
    button?.click();
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(button?.textContent).toBe("small");
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it("changes a part of what is kept, and not of nothing, where that could not be read at first", async () => {
  sessionStorage.setItem("Authorization", "token");
  const sent: unknown[] = [];
  let isDown = true;
  vi.stubGlobal("fetch", async (_address: string, { method, body }: { method: string; body?: string }) => {
    if (method !== "GET") sent.push((JSON.parse(body ?? "") as { value: unknown }).value);
    const answer = isDown ? { code: "server.unavailable" } : { code: "H0000", data: { value: { views: ["mine"] } } };
    return new Response(JSON.stringify({ msg: "", data: {}, ...answer }));
  });
  function Part() {
    const [, choose] = usePreference<object>("list.parts", {});
    return <button type="button" onClick={() => choose((kept) => ({ ...kept, density: "small" }))} />;
  }
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Part />
      </QueryClientProvider>,
    ),
  );
  const press = () =>
    act(async () => {
      host.querySelector("button")?.click();
      await new Promise((done) => setTimeout(done, 20));
    });
  await press();
  expect(sent).toEqual([]);
  isDown = false;
  await press();
  expect(sent).toEqual([{ views: ["mine"], density: "small" }]);
  await act(async () => root.unmount());
  sessionStorage.clear();
});
