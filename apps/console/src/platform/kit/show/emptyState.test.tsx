import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallFailure } from "../../api/failure.ts";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { EmptyState } from "./EmptyState.tsx";

await loadWanted("zh");
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const shown = () => document.body.textContent ?? "";
const show = (page: React.ReactNode) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <QueryClientProvider client={new QueryClient()}>
          <App>{page}</App>
        </QueryClientProvider>
      </LanguageContext>,
    ),
  );

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("a place with nothing to show", () => {
  it("MSG-05 says that there is nothing yet, and how the first one comes here", async () => {
    await show(<EmptyState hint="点击“新增路线”添加第一条" />);
    expect(shown()).toContain("暂无数据");
    expect(shown()).toContain("新增路线");
  });

  it("says that filters hide what there may be, and takes them away", async () => {
    const clear = vi.fn();
    await show(<EmptyState onClear={clear} />);
    await act(async () => document.querySelector("button")!.click());
    expect([shown().includes("没有符合当前筛选条件的记录"), clear.mock.calls.length]).toEqual([true, 1]);
  });

  it("looks like a failure when reading failed, says why, tries again and names the call for support", async () => {
    const retry = vi.fn();
    const failure = new CallFailure(
      "refused",
      "server.unavailable",
      "服务暂时不可用，请稍后重试",
      {},
      undefined,
      "req-7",
    );
    await show(<EmptyState error={failure} onRetry={retry} />);
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    expect([shown().includes("服务暂时不可用"), shown().includes("暂无数据")]).toEqual([true, false]);
    await act(async () => document.querySelector("button")!.click());
    expect(retry).toHaveBeenCalledTimes(1);
    expect(shown()).toMatch(/复制错误编号|req-7/);
  });

  it("PERM-05 says who can give the permission where it is missing, and offers no retry that cannot help", async () => {
    await show(<EmptyState error={new CallFailure("refused", "access.noPermission", "您没有执行此操作的权限")} />);
    expect([shown().includes("管理员"), document.querySelectorAll("button").length]).toEqual([true, 0]);
  });
});
