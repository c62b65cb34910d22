import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { BatchButtons } from "../registry/BatchButtons.tsx";
import { idsOf } from "../registry/batch.ts";
import { ApplyTemplateForm } from "./ApplyTemplateForm.tsx";

afterEach(closePage);

const press = async (word: string) => {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.replaceAll(" ", "") === word);
  await act(async () => button?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
};

describe("a template for machines that were chosen", () => {
  it("TEMPLATE-11 begins its form with these machines, and asks for the template before anything is looked at", async () => {
    const chosen: (readonly string[])[] = [];
    await showPart(
      <BatchButtons
        choice={{ machineIds: ["8", "9"] }}
        chosen={[]}
        onBind={() => {}}
        onTemplate={(machineIds) => chosen.push(machineIds)}
      />,
      ["machines"],
    );
    await press("应用模板");
    expect(chosen).toEqual([["8", "9"]]);
    await closePage();
    const { calls } = await showPart(<ApplyTemplateForm applying={{ machineIds: chosen[0]! }} onClose={() => {}} />, [
      "templates",
      "laneChanges",
      "lanes",
      "machines",
    ]);
    await press("预览");
    expect(document.querySelector(".ant-form")?.textContent).toContain("模板名称不能为空");
    expect(calls.filter(({ address }) => address.includes("/preview"))).toEqual([]);
  });

  it("TEMPLATE-11 names every machine that matches, page by page", async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({ machineId: String(index + 1) }));
    const { calls } = await showPart(<i />, ["machines"], { answers: { "machines/machines?": { rows, total: 400 } } });
    const ids = await idsOf({ matching: { filters: { machineName: "A" }, shown: 400 } });
    expect(ids).toHaveLength(400);
    const pages = calls.map(({ address }) => new URL(address, "http://console").searchParams);
    expect(pages.map((query) => [query.get("machineName"), query.get("page")])).toEqual([
      ["A", "1"],
      ["A", "2"],
    ]);
  });
});
