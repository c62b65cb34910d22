import {
  connectionStates,
  machineTypes,
  rolloutMachineStates,
  rolloutStates,
  rolloutStops,
  softwareKinds,
} from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { chosenMachines } from "./changeSets.ts";

const onePackage = { softId: id };
const oneRollout = { rolloutId: id };

const packageRow = z.object({
  ...onePackage,
  merchantNo: z.string(),
  merchantName: z.string(),
  softName: z.string(),
  softVersion: z.string(),
  softType: z.enum(softwareKinds),
  /** Machines of this type alone; null for every type. */
  machineType: z.enum(machineTypes).nullable(),
  /** Where machines fetch it: below /softFile/ (HTTP-15). */
  softFile: z.string(),
  bytes: z.number().int(),
  forceUpdate: z.boolean(),
  /** Machines that run it because of a rollout. */
  machineCount: z.number().int(),
  uploader: z.string().nullable(),
  uploadTime: instant,
  /** Released: it may be rolled out. */
  enabled: z.boolean(),
  remark: z.string(),
});

const plan = {
  groupSize: z.number(),
  failurePercent: z.number(),
  successPercent: z.number(),
  stepMinutes: z.number(),
  waitHours: z.number(),
  salesDropPercent: z.number(),
};

const orders = z.number().int();

const rolloutRow = z.object({
  ...oneRollout,
  softName: z.string(),
  softVersion: z.string(),
  softType: z.enum(softwareKinds),
  merchantName: z.string(),
  rolloutState: z.enum(rolloutStates),
  /** Why it stopped by itself or by a person; null otherwise. */
  stopReason: z.enum(rolloutStops).nullable(),
  machines: z.number().int(),
  groups: z.number().int(),
  /** The newest group that has begun; 0 before the approval. */
  group: z.number().int(),
  waiting: z.number().int(),
  sent: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  expired: z.number().int(),
  ...plan,
  /** Orders of updated machines and of their twins over the same hours, now and a week before; null until it began. */
  sales: z.object({ updatedNow: orders, updatedBefore: orders, twinsNow: orders, twinsBefore: orders }).nullable(),
  proposedBy: z.string().nullable(),
  proposedTime: instant,
  approvedBy: z.string().nullable(),
  endedTime: instant.nullable(),
  /** The caller proposed it and cannot approve it. */
  own: z.boolean(),
});

const machineRow = z.object({
  machineId: id,
  machineNo: z.string(),
  machineName: z.string(),
  onlineStatus: z.enum(connectionStates),
  group: z.number().int(),
  machineState: z.enum(rolloutMachineStates),
  /** What the machine said of it. */
  reason: z.string(),
  fromVersion: z.string(),
  sentTime: instant.nullable(),
  endedTime: instant.nullable(),
});

const stepRefusals = ["record.unknown", "state.notAllowed"] as const;
const packages = "/api/v1/machines/software";
const base = "/api/v1/machines/rollouts";

/** Software packages of machines (MACHINE-26). */
export const software = {
  list: endpoint({
    method: "GET",
    path: packages,
    access: "machines.software.read",
    summary: "Software packages of the caller's merchants, newest first.",
    input: listInput({ softName: contains, softType: z.enum(softwareKinds).optional() }, ["uploadTime"]),
    output: listOutput(packageRow),
  }),
  setEnabled: endpoint({
    method: "POST",
    path: `${packages}/:softId/enabled`,
    access: "machines.software.write",
    summary:
      "Releases a package, or withdraws it: what is withdrawn is rolled out no further, and rollouts that run stop within seconds.",
    input: z.object({ ...onePackage, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${packages}/:softId`,
    access: "machines.software.write",
    summary: "Deletes a package that was never rolled out.",
    input: z.object(onePackage),
    output: nothing,
    refusals: ["record.unknown", "software.inUse"],
  }),
};

/** The content of a package, as the body (application/octet-stream). */
export const softwareUploads = {
  upload: endpoint({
    method: "POST",
    path: `${packages}/files`,
    access: "machines.software.write",
    // The same file under the same name and version is one package, however often it is sent.
    writes: false,
    summary: "Stores the body as a package that is not yet released.",
    input: z.object({
      softName: z.string().trim().max(200),
      softVersion: z.string().trim().max(200),
      softType: z.enum(softwareKinds),
      machineType: z.enum(machineTypes).optional(),
      forceUpdate: z.enum(["true", "false"]).default("false"),
      remark: z.string().max(1_000).default(""),
    }),
    output: z.object(onePackage),
    refusals: [
      "field.required",
      "field.tooLong",
      "field.remarkTooLong",
      "software.fileEmpty",
      "software.fileTooLarge",
      "software.versionTaken",
      "storage.merchantFull",
      "storage.userFull",
    ],
  }),
};

/** Rollouts of packages to machines, in groups, approved by a second person (MACHINE-26). */
export const rollouts = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "machines.software.read",
    summary: "Rollouts with how many of their machines have ended how, newest first.",
    input: listInput({ softName: contains, rolloutState: z.enum(rolloutStates).optional() }, ["proposedTime"]),
    output: listOutput(rolloutRow),
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:rolloutId`,
    access: "machines.software.read",
    summary: "One rollout, to be followed while machines answer.",
    input: z.object(oneRollout),
    output: rolloutRow,
    refusals: ["record.unknown"],
  }),
  machines: endpoint({
    method: "GET",
    path: `${base}/:rolloutId/machines`,
    access: "machines.software.read",
    summary: "The machines of a rollout with their group, state and last word.",
    input: listInput({ ...oneRollout, machineState: z.enum(rolloutMachineStates).optional() }, ["endedTime"]),
    output: listOutput(machineRow),
    refusals: ["record.unknown"],
  }),
  propose: endpoint({
    method: "POST",
    path: base,
    access: "machines.software.write",
    bodyBytes: largeBodyBytes,
    summary: "Assigns a released package to machines, in groups; nothing is sent before a second person approves.",
    input: z.object({ ...onePackage, machineIds: chosenMachines, ...plan }),
    output: z.object(oneRollout),
    refusals: [
      "record.unknown",
      "machines.selectToOperate",
      "machines.decommissioned",
      "machines.typeWrong",
      "machines.otherTree",
      "software.withdrawn",
      "rollouts.planOutOfRange",
      "rollouts.machineBusy",
    ],
  }),
  approve: endpoint({
    method: "POST",
    path: `${base}/:rolloutId/approve`,
    access: "machines.software.approve",
    summary: "Approves a rollout that somebody else proposed; its first group begins.",
    input: z.object(oneRollout),
    output: nothing,
    refusals: [...stepRefusals, "rollouts.ownProposal", "software.withdrawn"],
  }),
  decline: endpoint({
    method: "POST",
    path: `${base}/:rolloutId/decline`,
    access: "machines.software.approve",
    summary: "Declines a proposed rollout.",
    input: z.object(oneRollout),
    output: nothing,
    refusals: stepRefusals,
  }),
  pause: endpoint({
    method: "POST",
    path: `${base}/:rolloutId/pause`,
    access: "machines.software.write",
    summary: "Tells no further machine; those that were told go on.",
    input: z.object(oneRollout),
    output: nothing,
    refusals: stepRefusals,
  }),
  resume: endpoint({
    method: "POST",
    path: `${base}/:rolloutId/resume`,
    access: "machines.software.write",
    summary: "Goes on with a rollout that was paused.",
    input: z.object(oneRollout),
    output: nothing,
    refusals: [...stepRefusals, "software.withdrawn"],
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/:rolloutId/stop`,
    access: "machines.software.write",
    summary: "Ends a rollout for good: machines that have not answered are passed over.",
    input: z.object(oneRollout),
    output: nothing,
    refusals: stepRefusals,
  }),
};
