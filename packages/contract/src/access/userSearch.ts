import { userLevels } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { entityOutput, entityQuestion } from "../entities.ts";

/** How forms and filters find users. */
export const userSearch = {
  users: endpoint({
    method: "POST",
    path: "/api/v1/access/users/search",
    access: "access.user.read",
    alsoWith: [
      "machines.machine.grant",
      "machines.team.read",
      "machines.alarmRule.write",
      "machines.stockAlarm.write",
      "machines.operator.read",
      "machines.route.write",
      "machines.zone.write",
      "members.area.write",
      "insight.report.write",
      "stock.refillOrder.write",
      "merchants.notification.read",
      "system.log.read",
      "support.ticket.handle",
    ],
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Users by number, name, pinyin or its initials, or those of some ids or numbers.",
    input: z.object({ ...entityQuestion, /** Only those of this level. */ level: z.enum(userLevels).optional() }),
    output: entityOutput,
  }),
};
