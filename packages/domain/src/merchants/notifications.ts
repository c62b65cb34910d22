import { accept, refuse, type Result } from "../result.ts";

/** What can be told about a merchant: once a day how it sold, each alarm of a machine when it is raised, and its own certificates before they expire. */
export const messageTypes = ["dailySummary", "alarm", "certificate"] as const;
export type MessageType = (typeof messageTypes)[number];

/** Told to the administrators of the merchant, at the bell, as long as nobody set it otherwise. */
export const toldUnasked: readonly MessageType[] = ["certificate"];

/** Types that come at the time of day of the merchant (MERCHANT-18). */
export const daily: readonly MessageType[] = ["dailySummary", "certificate"];

/** Where a message arrives: at the bell of the console, or as a text message. */
export const notifyWays = ["console", "sms"] as const;
export type NotifyWay = (typeof notifyWays)[number];

/** Receivers of one type of message of one merchant at most. */
export const receiverLimit = 20;

/** Alarms of one round above this number arrive as one message, so that a power cut is not a hundred of them. */
export const alarmsToldSingly = 3;

/** A setting that is on needs a way and a receiver (SYS-07). */
export function checkNotification(setting: {
  readonly ways: readonly NotifyWay[];
  readonly receiverIds: readonly string[];
  readonly enabled: boolean;
}): Result<undefined> {
  if (setting.ways.length === 0) return refuse("field.required", { field: "ways" });
  if (setting.enabled && setting.receiverIds.length === 0)
    return refuse("merchants.receiversMissing", { field: "receiverIds" });
  return accept();
}
