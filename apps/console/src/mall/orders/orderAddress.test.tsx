import { act } from "react";
import { useLocation } from "react-router";
import { afterEach, expect, it } from "vitest";
import { closePage, openPage, settled, showPart } from "../../testing/openedPage.tsx";
import { AfterSalesPage } from "../afterSales/AfterSalesPage.tsx";
import { DeliveriesPage } from "../deliveries/DeliveriesPage.tsx";
// The page fetches it when it is first opened, which takes its time on a slow processor.
import "./MallOrderDrawer.tsx";

const delivery = {
  orderNo: "71",
  expressNo: null,
  receiver: "林小满",
  receiverPhone: "138****0001",
  address: "朝阳区",
  productName: "牛奶",
  quantity: 1,
  deliveryWay: "delivery",
  deliveryFeeFen: "500",
  courier: null,
  deliveryRoute: null,
  stopNo: null,
  orderStatus: "toDeliver",
  createdTime: "2026-11-01T00:00:00.000Z",
  merchantName: "云途",
};

let address = "";
function Where() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

afterEach(closePage);

it("MALL-06 a delivery leads to its order, which stands open there", async () => {
  await showPart(
    <>
      <DeliveriesPage />
      <Where />
    </>,
    ["deliveries", "mallOrders"],
    { answers: { "mall/deliveries?": { rows: [delivery], total: 1 } } },
  );
  await act(async () => document.querySelector<HTMLElement>("tbody .kit-open")?.click());
  await settled();
  expect(address).toMatch(/^\/sc\/scdd\?/);
  await closePage();

  const { calls } = await openPage(address);
  expect(calls.map((one) => one.address.split("?")[0])).toContain("/api/v1/mall/orders/71");
});

const asked = {
  afterSaleId: "9",
  orderNo: "72",
  shopKind: "quickBuy",
  productName: "可乐",
  quantity: 1,
  returnable: 1,
  afterSaleKind: "refund",
  afterSaleReason: "missing",
  content: "没有出货",
  paidAmountFen: "350",
  askedAmountFen: "350",
  afterSaleState: "asked",
  refundAmountFen: null,
  pieces: null,
  orderStatus: "toPickUp",
  note: "",
  decidedBy: null,
  createdTime: "2026-11-01T00:00:00.000Z",
  merchantName: "云途",
};

it("REFUND-07 what a buyer asks back leads to its order also where that was placed at a machine", async () => {
  await showPart(
    <>
      <AfterSalesPage />
      <Where />
    </>,
    ["afterSales", "mallOrders"],
    { answers: { "mall/after-sales?": { rows: [asked], total: 1 } } },
  );
  await act(async () => document.querySelector<HTMLElement>("tbody .kit-open")?.click());
  await settled();
  expect(address).toMatch(/^\/essggl\/ddgl\?/);
  await closePage();

  const { calls } = await openPage(address);
  expect(calls.map((one) => one.address.split("?")[0])).toContain("/api/v1/mall/quick-buy-orders/72");
});
