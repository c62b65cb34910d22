import { machineTypes } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const machineIds = z.array(id).max(1_000);

/** A machine and whether the chosen merchant or team is authorised to it. */
const shareRow = z.object({
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  machineType: z.enum(machineTypes),
  pointName: z.string().nullable(),
  ownerNo: z.string(),
  ownerName: z.string(),
  authorized: z.boolean(),
  authTime: instant.nullable(),
  operatorName: z.string().nullable(),
});

const shareFilters = { machineNo: contains, authorized: z.enum(["yes", "no"]).optional() };

const changed = z.object({ changed: z.number().int() });

/** Authorisation of machines to merchants and teams (MERCHANT-05, MACHINE-29, MACHINE-30). */
export const shares = {
  merchantMachines: endpoint({
    method: "GET",
    path: "/api/v1/machines/shares/merchants/:merchantId",
    access: "machines.share.read",
    summary:
      "Machines of the same tree that the merchant does not have by itself, and which of them it is authorised to.",
    input: listInput({ merchantId: id, ...shareFilters }, ["machineNo", "authTime"]),
    output: listOutput(shareRow),
    refusals: ["merchants.unknown"],
  }),
  shareWithMerchant: endpoint({
    method: "POST",
    path: "/api/v1/machines/shares/merchants/:merchantId",
    access: "machines.share.write",
    bodyBytes: largeBodyBytes,
    summary: "Authorises machines to a merchant, whose administrators then see and operate them, or takes it back.",
    input: z.object({ merchantId: id, machineIds, granted: z.boolean() }),
    output: changed,
    refusals: [
      "merchants.unknown",
      "machines.selectToOperate",
      "record.unknown",
      "machines.decommissioned",
      "machines.ownAlready",
      "machines.otherTree",
    ],
  }),
  teamMachines: endpoint({
    method: "GET",
    path: "/api/v1/machines/shares/teams/:teamId",
    access: "machines.share.read",
    summary: "Machines of the team's merchant, and which of them the team is authorised to.",
    input: listInput({ teamId: id, ...shareFilters }, ["machineNo", "authTime"]),
    output: listOutput(shareRow),
    refusals: ["teams.unknown"],
  }),
  shareWithTeam: endpoint({
    method: "POST",
    path: "/api/v1/machines/shares/teams/:teamId",
    access: "machines.share.write",
    bodyBytes: largeBodyBytes,
    summary: "Authorises machines to a team, whose members then see and operate them, or takes it back.",
    input: z.object({ teamId: id, machineIds, granted: z.boolean() }),
    output: changed,
    refusals: [
      "teams.unknown",
      "machines.selectToOperate",
      "record.unknown",
      "machines.decommissioned",
      "machines.otherTree",
    ],
  }),
};

/** Teams and their members (USER-13). */
export const teams = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/machines/teams",
    access: "machines.team.read",
    summary: "Teams of the caller's merchants with their members.",
    input: listInput({ teamId: id.optional(), teamName: contains, userName: contains }, ["teamName", "createdTime"]),
    output: listOutput(
      z.object({
        teamId: id,
        teamName: z.string(),
        merchantNo: z.string(),
        merchantName: z.string(),
        machineCount: z.number().int(),
        createdTime: instant,
        members: z.array(
          z.object({
            userId: id,
            account: z.string(),
            userName: z.string(),
            phone: z.string(),
            roles: z.array(z.string()),
            addedTime: instant,
          }),
        ),
      }),
    ),
  }),
  add: endpoint({
    method: "POST",
    path: "/api/v1/machines/teams",
    access: "machines.team.write",
    summary: "Adds a team to a merchant of the caller.",
    input: z.object({ merchantId: id, teamName: z.string().trim().max(200) }),
    output: z.object({ teamId: id }),
    refusals: ["merchants.unknown", "field.required", "field.tooLong", "teams.nameTaken"],
  }),
  rename: endpoint({
    method: "PUT",
    path: "/api/v1/machines/teams/:teamId",
    access: "machines.team.write",
    summary: "Changes the name of a team.",
    input: z.object({ teamId: id, teamName: z.string().trim().max(200) }),
    output: nothing,
    refusals: ["teams.unknown", "field.required", "field.tooLong", "teams.nameTaken"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/machines/teams/:teamId",
    access: "machines.team.write",
    summary: "Deletes a team; its members lose the machines that they had through it.",
    input: z.object({ teamId: id }),
    output: nothing,
    refusals: ["teams.unknown"],
  }),
  addMember: endpoint({
    method: "POST",
    path: "/api/v1/machines/teams/:teamId/members",
    access: "machines.team.write",
    summary: "Adds an ordinary user by account (MERCHANT-14, MERCHANT-15).",
    input: z.object({ teamId: id, loginName: z.string().trim().max(200) }),
    output: nothing,
    refusals: ["teams.unknown", "field.required", "teams.alreadyMember", "teams.checkStaff"],
  }),
  removeMember: endpoint({
    method: "DELETE",
    path: "/api/v1/machines/teams/:teamId/members/:userId",
    access: "machines.team.write",
    summary: "Takes a user out of a team.",
    input: z.object({ teamId: id, userId: id }),
    output: nothing,
    refusals: ["teams.unknown"],
  }),
};
