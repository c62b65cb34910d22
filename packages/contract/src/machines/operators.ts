import { userStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, exportChoice, exportTicket, fen, id, listInput, listOutput } from "../shapes.ts";

const filters = { userName: contains, phone: contains };

/** Ordinary users who operate machines, with what those sold in the last 30 days (MACHINE-04, MACHINE-29). */
export const operators = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/operators",
    access: "machines.operator.read",
    summary:
      "Ordinary users of the caller's merchants that are authorised to machines, with what these sold in 30 days.",
    input: listInput(filters, ["userName", "machineCount"]),
    output: listOutput(
      z.object({
        userId: id,
        account: z.string(),
        userName: z.string(),
        /** Masked. */
        phone: z.string().nullable(),
        merchantNo: z.string(),
        merchantName: z.string(),
        roles: z.array(z.object({ roleId: id, code: z.string(), name: z.string() })),
        /** Machines that he is authorised to, himself or through a team. */
        machineCount: z.number().int(),
        /** Those of them that only a team gives him. */
        throughTeams: z.number().int(),
        salesAmountFen: fen,
        salesOrders: z.number().int(),
        userState: z.enum(userStates),
        blockReason: z.string().nullable(),
        /** The caller may change this user. */
        manageable: z.boolean(),
      }),
    ),
  }),
  add: endpoint({
    method: "POST",
    path: "/api/v1/machines/operators",
    access: "machines.machine.grant",
    bodyBytes: largeBodyBytes,
    summary: "Makes an ordinary user an operator by authorising machines to him.",
    input: z.object({ loginName: z.string().trim().max(200), machineIds: z.array(id).max(1_000) }),
    output: z.object({ userId: id }),
    refusals: [
      "field.required",
      "machines.selectToOperate",
      "operators.checkStaff",
      "operators.alreadyListed",
      "record.unknown",
      "machines.decommissioned",
    ],
  }),
  export: endpoint({
    method: "POST",
    path: "/api/v1/machines/operators/export",
    access: "machines.operator.read",
    summary: "Writes the filtered operators into a file of the download centre; phones are masked.",
    input: z.object({ ...filters, ...exportChoice }),
    output: exportTicket,
    refusals: ["insight.nothingToExport", "system.exportRunning", "system.tooManyExports"],
  }),
};
