import { dockingEvents, dockingUrlLength, pushEvents, pushStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/system/dockings";
const one = { dockingId: id };
const form = {
  interfaceName: z.string().max(500),
  interfaceUrl: z.string().max(dockingUrlLength),
  parentCategoryId: id.optional(),
  childCategoryId: id.optional(),
  /** Empty keeps the key, or makes one. */
  interfaceKey: z.string().max(200).default(""),
  /** What it is told when it happens, to its merchant and, if wanted, to those below it. */
  events: z.array(z.enum(dockingEvents)).max(dockingEvents.length).default([]),
  withBelow: z.boolean().default(false),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "system.dockingUrl",
  "system.dockingKey",
  "system.categoryPair",
  "system.dockingExists",
  "record.unknown",
] as const;

/** Interfaces of third parties, by merchant and pair of categories (SYS-08). */
export const dockings = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "system.docking.read",
    summary: "Interfaces with the end of their keys and what became of the last message.",
    input: listInput({ merchantNo: contains, interfaceName: contains }, ["interfaceName", "updatedTime"]),
    output: listOutput(
      z.object({
        ...one,
        merchantId: id,
        merchantNo: z.string(),
        merchantName: z.string(),
        interfaceName: z.string(),
        interfaceUrl: z.string(),
        parentCategoryId: id,
        childCategoryId: id,
        /** Null when the category was deleted. */
        parentCategory: z.string().nullable(),
        childCategory: z.string().nullable(),
        /** The last characters of the key; the whole key is never shown again (FIN-18). */
        interfaceKey: z.string(),
        enabled: z.boolean(),
        events: z.array(z.enum(dockingEvents)),
        withBelow: z.boolean(),
        lastPush: z.enum(pushStates).nullable(),
        updatedTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "system.docking.write",
    summary: "Adds an interface for a pair of categories; its key is answered once.",
    input: z.object({ merchantId: id.optional(), ...form }),
    output: z.object({ ...one, interfaceKey: z.string() }),
    refusals: [...formRefusals, "merchants.unknown", "access.tooManyEntries"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:dockingId`,
    access: "system.docking.write",
    summary: "Changes an interface; without a new key it keeps the one it has.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: formRefusals,
  }),
  enable: endpoint({
    method: "PUT",
    path: `${base}/:dockingId/state`,
    access: "system.docking.write",
    summary: "Switches an interface on or off; messages that wait for one that is off are given up.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:dockingId`,
    access: "system.docking.write",
    summary: "Deletes an interface with its messages.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  test: endpoint({
    method: "POST",
    path: `${base}/:dockingId/test`,
    access: "system.docking.write",
    summary: "Sends a signed message of trial, which is tried again like every other one.",
    input: z.object(one),
    output: z.object({ pushId: id }),
    refusals: ["record.unknown", "system.dockingDisabled"],
  }),
  productTree: endpoint({
    method: "GET",
    path: `${base}/product-tree`,
    access: "system.docking.read",
    summary:
      "Categories of a merchant's products with the brands in each; a category names the one above it (HTTP-20).",
    input: z.object({ merchantId: id.optional() }),
    output: z.object({
      rows: z.array(z.object({ id, parentId: id.nullable(), splx: z.string(), sppp: z.string() })),
    }),
    refusals: ["merchants.unknown"],
  }),
};

/** Signed messages to an interface in the format of Standard Webhooks. */
export const pushes = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/system/pushes",
    access: "system.docking.read",
    summary: "Messages to one interface, newest first.",
    input: listInput({ dockingId: id, pushState: z.enum(pushStates).optional() }, ["createTime"]),
    output: listOutput(
      z.object({
        pushId: id,
        event: z.enum(pushEvents),
        pushState: z.enum(pushStates),
        attempts: z.number().int(),
        /** What the receiver answered at last: `HTTP 500`, or why it was not called. */
        pushResult: z.string(),
        createTime: instant,
        doneTime: instant.nullable(),
      }),
    ),
    refusals: ["record.unknown"],
  }),
  replay: endpoint({
    method: "POST",
    path: "/api/v1/system/pushes/:pushId/replay",
    access: "system.docking.write",
    summary: "Sends a message that is over again, under the id it had.",
    input: z.object({ pushId: id }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "system.dockingDisabled"],
  }),
};
