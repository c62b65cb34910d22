import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Interfaces that one merchant may have. */
export const dockingLimit = 50;
/** Characters of the address of an interface. */
export const dockingUrlLength = 500;

const keyBytes = { least: 24, most: 64 } as const;
const keyPrefix = "whsec_";
const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * The address of an interface: https at a name with a dot, on the usual port, without a login in it. Addresses in digits and
 * names of the own network are refused; what a name resolves to is looked at when it is called.
 */
export function checkDockingUrl(text: string): Result<string> {
  const checked = checkText(text, "interfaceUrl", dockingUrlLength);
  if (!checked.ok) return checked;
  const match = /^https:\/\/([A-Za-z0-9.-]+)(?:\/[^\s@\\]*)?$/.exec(checked.value);
  return match !== null && host.test(match[1]!.toLowerCase())
    ? checked
    : refuse("system.dockingUrl", { field: "interfaceUrl" });
}

/** A key as Standard Webhooks writes it: `whsec_` and 24 to 64 bytes in base64. */
export function checkDockingKey(text: string): Result<string> {
  const key = text.trim();
  const content = key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : "";
  const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(content);
  const padding = content.endsWith("==") ? 2 : content.endsWith("=") ? 1 : 0;
  const bytes = (content.length / 4) * 3 - padding;
  return isBase64 && bytes >= keyBytes.least && bytes <= keyBytes.most
    ? accept(key)
    : refuse("system.dockingKey", { field: "interfaceKey" });
}

export interface DockingFields {
  readonly interfaceName: string;
  readonly interfaceUrl: string;
  readonly parentCategoryId: string;
  readonly childCategoryId: string;
  /** What it is told without being asked. */
  readonly events: readonly DockingEvent[];
  /** It is told what happens to the merchants below its own, too. */
  readonly withBelow: boolean;
}

/** Both categories of an interface are chosen (PRODUCT-24, MSG-49). */
export const checkCategoryPair = (parentId: string | undefined, childId: string | undefined): Result<undefined> =>
  parentId === undefined || childId === undefined
    ? refuse("system.categoryPair", { field: parentId === undefined ? "parentCategoryId" : "childCategoryId" })
    : accept();

/** The fields of an interface, trimmed (SYS-08). */
export function checkDockingFields(fields: {
  readonly [Name in keyof DockingFields]?: DockingFields[Name] | undefined;
}): Result<DockingFields> {
  const name = checkText(fields.interfaceName ?? "", "interfaceName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const url = checkDockingUrl(fields.interfaceUrl ?? "");
  if (!url.ok) return url;
  const { parentCategoryId, childCategoryId } = fields;
  const pair = checkCategoryPair(parentCategoryId, childCategoryId);
  if (!pair.ok) return pair;
  return accept({
    interfaceName: name.value,
    interfaceUrl: url.value,
    parentCategoryId: parentCategoryId!,
    childCategoryId: childCategoryId!,
    events: dockingEvents.filter((event) => fields.events?.includes(event)),
    withBelow: fields.withBelow ?? false,
  });
}

/** What a message to an interface came to. */
export const pushStates = ["queued", "delivered", "dead"] as const;
export type PushState = (typeof pushStates)[number];

/** What an interface may be told of when it happens. */
export const dockingEvents = [
  "order.paid",
  "order.completed",
  "order.refunded",
  "stock.low",
  "stock.soldOut",
  "machine.online",
  "machine.offline",
  "machine.alarm",
] as const;
export type DockingEvent = (typeof dockingEvents)[number];

/** What is told to interfaces: what happens, and the trial that a person asks for. */
export const pushEvents = ["interface.test", ...dockingEvents] as const;
export type PushEvent = (typeof pushEvents)[number];

/** Seconds until a message is tried again, after its first, second … try. */
const retrySeconds = [5, 30, 120, 600, 1_800, 7_200, 21_600] as const;

/** Seconds after which a message is tried again; undefined when it was tried often enough and is dead. */
export const pushRetrySeconds = (attempts: number): number | undefined => retrySeconds[attempts - 1];

/** Days for which messages that are over can be looked at and sent again. */
export const pushKeptDays = 30;

/** What a lane that gave pieces away tells: that it is empty, or that it came down to its threshold. */
export function stockEvent(lane: {
  readonly before: number;
  readonly after: number;
  readonly warnThreshold: number;
}): "stock.low" | "stock.soldOut" | undefined {
  if (lane.after >= lane.before) return undefined;
  if (lane.after === 0) return "stock.soldOut";
  return lane.before > lane.warnThreshold && lane.after <= lane.warnThreshold ? "stock.low" : undefined;
}

/** A message that is over may be sent again under the same id; one that waits goes anyway. */
export const checkPushReplay = (state: PushState): Result<undefined> =>
  state === "queued" ? refuse("state.notAllowed") : accept();
