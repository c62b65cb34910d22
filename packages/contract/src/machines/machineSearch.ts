import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { entityOutput, entityQuestion } from "../entities.ts";

/** Whose pages choose machines or points. */
const choosers = [
  "machines.lane.read",
  "machines.share.read",
  "machines.team.read",
  "machines.operator.read",
  "orders.order.read",
  "orders.refund.read",
  "orders.line.read",
  "orders.remote.read",
  "orders.search.read",
  "orders.dispensing.read",
  "orders.purchase.read",
  "orders.problem.read",
  "members.card.write",
  "members.movement.read",
  "insight.dashboard.read",
  "support.feedback.write",
  "support.customer.read",
] as const;

/** How forms and filters find machines and points. */
export const machineSearch = {
  machines: endpoint({
    method: "POST",
    path: "/api/v1/machines/machines/search",
    access: "machines.machine.read",
    alsoWith: choosers,
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Machines by number, name, pinyin or its initials, or those of some ids or numbers.",
    input: z.object(entityQuestion),
    output: entityOutput,
  }),
  points: endpoint({
    method: "POST",
    path: "/api/v1/machines/points/search",
    access: "machines.machine.read",
    alsoWith: choosers,
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Points by number, name, pinyin or its initials, or those of some ids or numbers.",
    input: z.object(entityQuestion),
    output: entityOutput,
  }),
};
