import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage } from "../testing/openedPage.tsx";

const row = {
  rowId: "1-5",
  memberId: "1",
  holderName: "林**",
  holderPhone: "138****0000",
  memberLevel: "gold",
  merchantNo: "M1",
  merchantName: "云途",
  cardId: "5",
  cardNo: "K5",
  cardType: "normal",
  cardStatus: "activated",
  bindStatus: "bound",
  balanceFen: "0",
  giftFen: "0",
  rechargeTotalFen: "0",
  consumeTotalFen: "0",
  consumeCount: 0,
  areaName: null,
  schoolClass: null,
  blacklisted: false,
  anonymised: false,
  remark: "",
  createdTime: "2026-11-22T00:00:00.000Z",
};

const offered = async (more: object) => {
  await openPage("/hygl/wdhy", { answers: { "/members": { rows: [{ ...row, ...more }], total: 1 } } });
  const others = document.querySelector<HTMLElement>("tbody .ant-dropdown-trigger");
  await act(async () => others?.click());
  const texts = [...document.querySelectorAll(".ant-dropdown-menu-item")].map(({ textContent }) => textContent);
  await closePage();
  return ["绑卡", "解绑"].filter((text) => texts.includes(text));
};

afterEach(closePage);

describe("my members", () => {
  it("CARD-04 gives a member another card whose last one was cancelled, and takes a card away that is bound", async () => {
    expect(await offered({})).toEqual(["解绑"]);
    expect(await offered({ cardStatus: "cancelled", bindStatus: "unbound" })).toEqual(["绑卡"]);
    expect(await offered({ cardId: null, cardNo: null, cardStatus: null, bindStatus: "unbound" })).toEqual(["绑卡"]);
  });
});
