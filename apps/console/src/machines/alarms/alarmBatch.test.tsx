import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage, settled } from "../../testing/openedPage.tsx";

const alarm = (alarmId: string) => ({
  alarmId,
  alarmTime: "2026-11-29T01:00:00Z",
  machineNo: `M${alarmId}`,
  machineName: `机器${alarmId}`,
  pointName: null,
  merchantNo: "0001",
  merchantName: "甲公司",
  alarmType: "doorOpen",
  alarmLevel: "warning",
  laneNo: null,
  alarmContent: "",
  recoverTime: null,
  handleStatus: "open",
  handleResult: null,
  handler: null,
  handleTime: null,
  remark: "",
});
const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[data-row-key] input[type=checkbox]")];
const press = async (among: string, word: string) => {
  const found = [...document.querySelectorAll(among)].filter((one) => one.textContent?.replaceAll(" ", "") === word);
  await act(async () => found.at(-1)?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
};

afterEach(closePage);

describe("alarms that are decided together", () => {
  it("MACHINE-22 are chosen no longer once they are", async () => {
    const answers = {
      "alarms/handle": { alarms: 1 },
      "machines/alarms?": { rows: [alarm("1"), alarm("2")], total: 2, totalIsCapped: false },
    };
    const { calls } = await openPage("/shj/jqbj", { answers });
    await act(async () => boxes()[0]!.click());
    await settled();
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
    await press(".ant-btn-sm, .kit-batch button", "忽略");
    await press(".ant-modal button", "忽略");
    expect(calls.filter(({ body }) => body.includes("ignore"))).toHaveLength(1);
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  });
});
