// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { openingClient } from "./client.ts";

const sent: string[] = [];
function given(create: () => Response): void {
  sent.length = 0;
  vi.stubGlobal("fetch", async (address: string, { method }: { method: string }) => {
    const path = new URL(address, "http://console.example").pathname;
    sent.push(`${method} ${path}`);
    return path.endsWith("/applications")
      ? create()
      : new Response(JSON.stringify({ code: "H0000", msg: "", data: {} }));
  });
}
const made = () =>
  new Response(JSON.stringify({ code: "H0000", msg: "", data: { applicationId: "7", applyNo: "A7" } }));

afterEach(() => vi.unstubAllGlobals());

it("MERCHANT-12 opens a draft with the first step that is kept, and only once", async () => {
  given(made);
  const opened: string[] = [];
  const client = openingClient((id) => opened.push(id));
  expect(sent).toEqual([]);
  await Promise.all([client.save("subject", {}), client.save("store", {})]);
  expect(opened).toEqual(["7"]);
  expect(sent.filter((call) => call === "POST /api/v1/merchants/applications")).toHaveLength(1);
  expect(sent.filter((call) => call === "PUT /api/v1/merchants/applications/7/draft")).toHaveLength(2);
});

it("MERCHANT-12 tries again when the draft could not be opened", async () => {
  const answers = [() => new Response("{}", { status: 503 }), made];
  given(() => answers.shift()!());
  const opened: string[] = [];
  const client = openingClient((id) => opened.push(id));
  await expect(client.save("subject", {})).rejects.toThrow();
  await client.save("subject", {});
  expect(opened).toEqual(["7"]);
});
