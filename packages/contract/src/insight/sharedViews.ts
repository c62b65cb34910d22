import { sharedQueryLength, sharedRoleLimit } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id, nothing } from "../shapes.ts";

const base = "/api/v1/insight/shared-views";
const listName = z.string().regex(/^[\w./-]{1,80}$/, "listName");

/** Days of a view, told from the day on which it is opened. */
const period = z.union([
  z.object({ kind: z.literal("month"), ago: z.number().int() }),
  z.object({ kind: z.literal("days"), days: z.number().int(), ago: z.number().int() }),
]);
const named = { listName, viewName: z.string().max(200) };
const shown = {
  /** What the address of the list says, without its days. */
  query: z.string().max(sharedQueryLength),
  periods: z.array(z.object({ from: z.string().max(60), to: z.string().max(60), period })).max(4),
};

/** Views of a list that whoever manages the roles of a merchant gives to those who hold some of them (patterns D2). */
export const sharedViews = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "session",
    summary:
      "Views of one list that the own merchant shares with a role of the caller; who manages roles sees all of them.",
    input: z.object({ listName }),
    output: z.object({
      rows: z.array(
        z.object({
          ...named,
          ...shown,
          roles: z.array(z.object({ roleId: id, code: z.string(), name: z.string() })),
          sharedBy: z.string(),
        }),
      ),
    }),
  }),
  share: endpoint({
    method: "POST",
    path: base,
    access: "access.role.write",
    summary: "Shares a view with roles; one of the same name is replaced, also for the roles it had.",
    input: z.object({ ...named, ...shown, roleIds: z.array(id).max(2 * sharedRoleLimit) }),
    output: nothing,
    refusals: ["field.required", "field.tooLong", "access.roleUnknown", "access.tooManyEntries"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${base}/withdraw`,
    access: "access.role.write",
    summary: "Ends the sharing of a view; what people keep for themselves stays theirs.",
    input: z.object(named),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};
