import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { useNavigate } from "react-router";
import { CardsPage } from "../../../members/CardsPage.tsx";
import { closePage, openPage, settled, showPart } from "../../../testing/openedPage.tsx";
// The page fetches it when it is first opened, which takes its time on a slow processor.
import "../../../members/RechargeForm.tsx";

const card = (cardId: string) => ({
  cardId,
  cardNo: `8000${cardId}`,
  physicalNo: "",
  logicalNo: "",
  cardType: "normal",
  cardStatus: "activated",
  bindStatus: "unbound",
  balanceFen: "0",
  giftFen: "0",
  rechargeTotalFen: "0",
  consumeTotalFen: "0",
  consumeCount: 0,
  cardExpiry: "2027-01-01",
  holderName: null,
  holderPhone: null,
  memberLevel: null,
  merchantNo: "1",
  merchantName: "云途",
  machines: [],
  dailyCountLimit: 0,
  dailyAmountLimitFen: "0",
  hasPassword: false,
  replacesCardNo: null,
  areaId: null,
  areaName: null,
  createdTime: "2026-01-01T00:00:00.000Z",
  version: 1,
});
const coupon = (codeId: string) => ({
  codeId,
  couponId: "1",
  couponCode: `C${codeId}`,
  couponName: "减一元",
  couponType: "fixed",
  couponDenomination: "100",
  couponStatus: "unused",
  holder: null,
  cardNo: null,
  validFrom: "2026-01-01",
  validTo: "2027-01-01",
  useTime: null,
  usedOrderNo: null,
  machineNo: null,
  merchantName: "云途",
  createdTime: "2026-01-01T00:00:00.000Z",
});

const press = async (element: Element | null | undefined) => {
  await act(async () => element?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
};
const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === name);

/** Selects the one row of the first page and then that of the second. */
async function selectOnTwoPages(): Promise<void> {
  await press(document.querySelector("tbody input[type=checkbox]"));
  await press(document.querySelector(".ant-pagination-item-2"));
  await press(document.querySelector("tbody input[type=checkbox]"));
}

afterEach(closePage);

it("CARD-21 recharges every card that was selected, also those of other pages", async () => {
  const answer = (cardId: string) => ({ rows: [card(cardId)], total: 21, totalIsCapped: false });
  await openPage("/hygl/wdhyk", {
    answers: { "/api/v1/cards?page=1&": answer("1"), "/api/v1/cards?page=2&": answer("2") },
  });
  await selectOnTwoPages();
  await press(button("批量充值"));
  expect(document.querySelector(".ant-modal .kit-about")?.textContent).toBe("80001、80002");
});

it("FORM-07 voids every code that was selected, also those of other pages, and selects none of them any more", async () => {
  const answer = (codeId: string) => ({ rows: [coupon(codeId)], total: 21, totalIsCapped: false });
  const { calls } = await openPage("/yxch/yhqmx", {
    answers: { "&page=1&": answer("1"), "&page=2&": answer("2") },
  });
  await selectOnTwoPages();
  await press(document.querySelector(".kit-batch-buttons button"));
  expect(document.querySelector(".ant-modal .kit-about")?.textContent).toBe("C1、C2");
  await press(document.querySelector(".ant-modal .ant-btn-dangerous"));
  expect(calls.map(({ body }) => body).find((body) => body.includes("codeIds"))).toContain('["1","2"]');
  expect(document.querySelector(".kit-batch")).toBeNull();
});

function Elsewhere() {
  const navigate = useNavigate();
  return <button id="elsewhere" type="button" onClick={() => void navigate("?cardNo=80009")} />;
}

it("FORM-07 selects nothing any more when a link brings other filters into the open list", async () => {
  await showPart(
    <>
      <CardsPage />
      <Elsewhere />
    </>,
    ["members"],
    { answers: { "/api/v1/cards?": { rows: [card("1")], total: 1, totalIsCapped: false } } },
  );
  await press(document.querySelector("tbody input[type=checkbox]"));
  expect(document.querySelector(".kit-batch")).not.toBeNull();
  await press(document.querySelector("#elsewhere"));
  expect(document.querySelector(".kit-batch")).toBeNull();
});
