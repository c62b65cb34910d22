import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { entityOutput, entityQuestion } from "../entities.ts";

/** How forms and filters find cards. */
export const cardSearch = {
  cards: endpoint({
    method: "POST",
    path: "/api/v1/cards/search",
    access: "members.card.read",
    alsoWith: ["members.movement.read", "members.application.read", "members.log.read"],
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Cards by any of their numbers, or those of some ids or card numbers.",
    input: z.object(entityQuestion),
    output: entityOutput,
    refusals: ["merchants.featureOff"],
  }),
};
