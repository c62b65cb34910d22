import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App, Form, Input } from "antd";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { DocumentPage } from "./DocumentPage.tsx";
import { type LineBase, LinesGrid } from "./LinesGrid.tsx";

await loadWanted("zh");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Line extends LineBase {
  readonly quantity: string;
}
const line: Line = { productId: "7", productCode: "SP00000007", productName: "water", quantity: "24" };

describe("document with lines", () => {
  it("hands over all that its lines say, their products too, which no field of the form holds", async () => {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    const root = createRoot(host);
    const save = vi.fn(async (_values: object) => undefined);
    await act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <LanguageContext value="zh">
            <App>
              <MemoryRouter>
                <DocumentPage
                  title="plan"
                  initial={{ remark: "soon", lines: [line] }}
                  loading={false}
                  error={null}
                  submitting={false}
                  editable
                  onSubmit={save}
                  success="saved"
                  onLeave={() => undefined}
                >
                  <Form.Item name="remark" label="remark">
                    <Input />
                  </Form.Item>
                  <LinesGrid<Line>
                    name="lines"
                    productTitle="product"
                    editable
                    addLabel="add"
                    summary={(lines) => `${lines.length} lines`}
                    columns={[
                      {
                        key: "quantity",
                        title: "quantity",
                        render: (index) => (
                          <Form.Item name={[index, "quantity"]}>
                            <Input />
                          </Form.Item>
                        ),
                      },
                    ]}
                  />
                </DocumentPage>
              </MemoryRouter>
            </App>
          </LanguageContext>
        </QueryClientProvider>,
      ),
    );
    await act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")!.click());
    await expect.poll(() => save.mock.calls.length).toBe(1);
    expect(save.mock.calls[0]![0]).toEqual({ remark: "soon", lines: [line] });
    await act(async () => root.unmount());
  });
});
