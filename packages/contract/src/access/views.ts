import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../shapes.ts";
import { loginAnswer, loginPath } from "./shapes.ts";

/** Support looks at the console as one user sees it: reading only, recorded, an hour at most. */
export const views = {
  begin: endpoint({
    method: "POST",
    path: "/api/v1/access/views",
    access: "access.user.viewAs",
    summary: "Opens a reading session as a user of a merchant; the start is recorded.",
    input: z.object({ userId: id, loginUrl: loginPath }),
    output: loginAnswer,
    refusals: ["record.unknown", "access.aboveYou", "access.viewOnly"],
  }),
  end: endpoint({
    method: "POST",
    path: "/api/v1/access/views/end",
    access: "session",
    summary: "Ends the view and answers a session of the viewer, in place of the one the view came from.",
    input: z.object({ loginUrl: loginPath }),
    output: loginAnswer,
    refusals: ["record.unknown"],
  }),
};
