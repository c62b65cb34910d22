import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, openPage, settled } from "../../testing/openedPage.tsx";
import { trafficOf } from "./trafficOf.ts";

const card = {
  dataCardId: "5",
  iccid: "89860403200000020027",
  imsi: "",
  imei: "",
  cardPhone: "",
  dataCardType: "internal",
  carrier: "mobile",
  dataCardStatus: "enabled",
  packageId: null,
  packageName: null,
  dailyFlow: 3,
  monthlyFlow: 90,
  expiryDate: "2027-01-01",
  machineId: "9",
  machineNo: "A9",
  machineName: "一号机",
  onlineStatus: "online",
  seenAt: null,
  merchantId: "1",
  merchantNo: "1",
  merchantName: "云途",
};

afterEach(closePage);

async function offered(row: object): Promise<Element[]> {
  await openPage("/shj/llk", { answers: { "machines/dataCards?": { rows: [row], total: 1 } } });
  const more = document.querySelector("tbody .ant-dropdown-trigger");
  await act(async () => more?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
  return [...document.querySelectorAll(".ant-dropdown .ant-dropdown-menu-item")];
}

it("DATACARD-02 a card leads to the traffic that its machine counted by day, and one without a machine does not", async () => {
  expect((await offered(card)).map(({ textContent }) => textContent)).toContain("流量明细");
  expect(trafficOf("A 9")).toBe("/shj/jqxq?jqbh=A+9&tab=curves");
  await closePage();
  const words = (await offered({ ...card, machineId: null, machineNo: null, machineName: null })).map(
    ({ textContent }) => textContent,
  );
  expect(words).toContain("删除");
  expect(words).not.toContain("流量明细");
});
