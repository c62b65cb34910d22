import { importStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { importNames } from "../imports/importPages.ts";
import { id, instant } from "../shapes.ts";

const ownImport = z.object({
  importId: id,
  kind: z.enum(importNames),
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.number().int(),
  /** Rows that the step under way is done with. */
  progressRows: z.number().int(),
  uploadTime: instant,
  importTime: instant.nullable(),
});

/** What the tray of things under way knows of imports (patterns S15). */
export const ownImports = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/own-imports",
    access: "session",
    summary: "The caller's imports that are at work, or ended in the last ten minutes, newest first; at most 20.",
    input: z.object({}),
    output: z.object({ rows: z.array(ownImport) }),
  }),
};
