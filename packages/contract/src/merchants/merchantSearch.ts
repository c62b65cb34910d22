import { merchantFeatures } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { entityOutput, entityQuestion } from "../entities.ts";
import { id } from "../shapes.ts";

/** How forms and filters find merchants. */
export const merchantSearch = {
  merchants: endpoint({
    method: "POST",
    path: "/api/v1/merchants/merchants/search",
    // Forms and filters of nearly every page choose one, each among those that its caller sees anyway.
    access: "session",
    writes: false,
    bodyBytes: largeBodyBytes,
    summary: "Merchants by number, name, pinyin or its initials, or those of some ids or numbers.",
    input: z.object({
      ...entityQuestion,
      /** Only those that sell medicine, as their own switches say. */
      medicine: z.boolean().optional(),
      /** Only those that have this feature. */
      feature: z.enum(merchantFeatures).optional(),
      /** Only those of the tree of this one. */
      treeOf: id.optional(),
    }),
    output: entityOutput,
  }),
};
