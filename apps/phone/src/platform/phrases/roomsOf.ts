import type { RoomName } from "@yunshou/phrases/rooms";

/**
 * The rooms of words that each entry fetches before it draws anything. The build keeps exactly these, so that a room which is
 * asked for is always there.
 */
export const roomsOf = {
  shop: ["phone", "machineFeedback", "shopFront", "shopDeals", "shopReviews", "mallOrders", "afterSales"],
  buy: ["phone", "machineFeedback", "shopFront", "shopReviews", "mallOrders", "afterSales"],
  feedback: ["phone", "machineFeedback"],
  round: ["phone", "round"],
  nothing: ["phone"],
} as const satisfies Readonly<Record<string, readonly RoomName[]>>;
