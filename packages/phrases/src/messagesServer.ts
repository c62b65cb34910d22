import zhMessages from "./access/messages/zh.ts";
import zhValues from "./values/zh.ts";

/** Sentences of messages as text messages say them: in Chinese, because only Chinese mobile numbers are taken. */
export const messageWords = zhMessages;

/** Names of alarms in those sentences. */
export const alarmWords = zhValues.alarm;
