import { adDeliveryStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fen, id, instant, nothing } from "../shapes.ts";

const gate = ["merchants.featureOff"] as const;
const settingPath = "/api/v1/card-offline-setting";
const setting = { offlineLimitFen: fen, offlineHours: z.number().int() };

/** What cards may spend at machines without network, and what became of it. */
export const cardAllowances = {
  setting: endpoint({
    method: "GET",
    path: settingPath,
    access: "members.card.read",
    summary: "What a merchant lets its cards spend at a machine without network; a limit of 0 is off.",
    input: z.object({ merchantId: id }),
    output: z.object(setting),
    refusals: [...gate, "merchants.unknown"],
  }),
  set: endpoint({
    method: "PUT",
    path: settingPath,
    access: "members.card.write",
    summary: "Changes it; machines are told new lists within seconds.",
    input: z.object({ merchantId: id, ...setting }),
    output: nothing,
    refusals: [
      ...gate,
      "merchants.unknown",
      "cardAreas.beyondOwn",
      "members.offlineHours",
      "amount.negative",
      "amount.tooLarge",
    ],
  }),
  ofCard: endpoint({
    method: "GET",
    path: "/api/v1/cards/:cardId/allowances",
    access: "members.card.read",
    summary: "The machines that may sell to a card without network, and the last sales for which the cloud answers.",
    input: z.object({ cardId: id }),
    output: z.object({
      machines: z.array(
        z.object({
          machineId: id,
          machineNo: z.string(),
          machineName: z.string(),
          amountFen: fen,
          usedFen: fen,
          untilTime: instant,
          deliveryState: z.enum(adDeliveryStates),
        }),
      ),
      uses: z.array(
        z.object({
          orderNo: id,
          machineNo: z.string(),
          amountFen: fen,
          /** What of it neither balance nor gift covered. */
          arrearsFen: fen,
          soldTime: instant,
        }),
      ),
    }),
    refusals: [...gate, "members.cardUnknown"],
  }),
};
