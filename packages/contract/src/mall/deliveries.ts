import { mallDeliveryStates, deliveryWays, mallOrderLimits } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/deliveries";
const orderNos = z.array(id).max(mallOrderLimits.batch);

/** A delivery as its list shows it; people are masked. */
export const mallDeliveryRow = z.object({
  orderNo: id,
  /** Null until somebody is to bring it. */
  expressNo: z.string().nullable(),
  receiver: z.string(),
  receiverPhone: z.string(),
  address: z.string(),
  productName: z.string(),
  quantity: z.number().int(),
  deliveryWay: z.enum(deliveryWays),
  deliveryFeeFen: fen,
  courier: z.string().nullable(),
  deliveryRoute: z.string().nullable(),
  /** Its place on the round of its courier. */
  stopNo: z.number().int().nullable(),
  orderStatus: z.enum(mallDeliveryStates),
  createdTime: instant,
  merchantName: z.string(),
});

/** Orders of the mall that are brought to the buyer, from their payment on (MALL-04, MALL-06). */
export const mallDeliveries = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.delivery.read",
    summary:
      "Deliveries of the mall of the caller's merchants, newest first; one of a whole number is found whatever the days.",
    input: listInput(
      {
        expressNo: contains,
        orderNo: contains,
        orderStatus: z.enum(mallDeliveryStates).optional(),
        courierId: id.optional(),
        deliveryRoute: contains,
        fromDay: day,
        toDay: day,
      },
      ["createdTime", "deliveryFee", "stopNo"],
    ),
    output: listOutput(mallDeliveryRow),
    refusals: ["range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  couriers: endpoint({
    method: "GET",
    path: `${base}/couriers`,
    access: "mall.delivery.read",
    summary: "People of the own merchant who may bring deliveries, with what each has under way.",
    input: z.object({}),
    output: z.object({
      rows: z.array(z.object({ courierId: id, courierName: z.string(), underWay: z.number().int() })),
    }),
  }),
  assign: endpoint({
    method: "POST",
    path: `${base}/assign`,
    access: "mall.delivery.handle",
    summary:
      "Gives deliveries to a person of the merchant, in the order of the stops, which sends them on their way; those under way change hands.",
    input: z.object({
      orderNos,
      courierId: id.nullable(),
      deliveryRoute: z.string().trim().max(300).default(""),
    }),
    output: z.object({ changed: z.number().int() }),
    refusals: [
      "mall.selectOrders",
      "mall.orderUnknown",
      "state.notAllowed",
      "field.required",
      "field.tooLong",
      "mall.courierUnknown",
      "orders.refundProposed",
    ],
  }),
  complete: endpoint({
    method: "POST",
    path: `${base}/:orderNo/complete`,
    access: "mall.delivery.handle",
    summary: "Notes that a delivery has arrived.",
    input: z.object({ orderNo: id }),
    output: nothing,
    refusals: ["mall.orderUnknown", "state.notAllowed"],
  }),
  slips: endpoint({
    method: "POST",
    path: `${base}/slips`,
    access: "mall.delivery.handle",
    summary: "What stands on the slips of deliveries, receivers in full; the look is recorded.",
    input: z.object({ orderNos }),
    output: z.object({ rows: z.array(mallDeliveryRow) }),
    refusals: ["mall.selectOrders", "mall.orderUnknown"],
  }),
};
