import { checkText } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** How a broadcast reaches people; the bell always hears of it. */
export const broadcastWays = ["console", "sms", "mail", "robot"] as const;
export type BroadcastWay = (typeof broadcastWays)[number];

export const broadcastStates = ["sending", "sent", "recalled"] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** A message may be recalled once, while it is on its way too. */
export const checkRecall = (state: BroadcastState): Result<undefined> =>
  state === "recalled" ? refuse("support.messageRecalled", { field: "broadcastId" }) : accept();

/** What a robot shows of a message: its chat cuts longer ones, WeCom at 2,048 bytes. */
export const robotTextLength = 600;

/** The text of a message as a group chat shows it; whoever reads it is one of the merchant's people. */
export function robotText(
  {
    msgType,
    msgTitle,
    msgContent,
  }: { readonly msgType: string; readonly msgTitle: string; readonly msgContent: string },
  merchant: { readonly merchantNo: string; readonly merchantName: string },
): string {
  const text = [
    ...`${msgType}：${msgTitle}\n${fillTemplate(msgContent, { ...merchant, userName: merchant.merchantName })}`,
  ];
  return text.length <= robotTextLength ? text.join("") : `${text.slice(0, robotTextLength - 1).join("")}…`;
}

export const messageLimits = {
  typeLength: 20,
  titleLength: 100,
  contentLength: 5_000,
  /** Files that one announcement carries. */
  files: 5,
  /** Merchant numbers that one broadcast may name. */
  receivers: 500,
} as const;

/** What a text may name in double braces; each reader sees his own. */
export const templateFields = ["merchantNo", "merchantName", "userName"] as const;
export type TemplateField = (typeof templateFields)[number];

const place = /\{\{\s*([^{}]*?)\s*\}\}/g;
const isField = (name: string): name is TemplateField => (templateFields as readonly string[]).includes(name);

/** A text whose places all have a value (SYS-20). */
export function checkTemplate(text: string, field: string): Result<string> {
  const unknown = [...text.matchAll(place)].map(([, name]) => name!).find((name) => !isField(name));
  return unknown === undefined ? accept(text) : refuse("support.templateField", { field, values: { name: unknown } });
}

/** The text as one reader sees it. */
export const fillTemplate = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text.replaceAll(place, (whole, name: string) => (isField(name) ? values[name] : whole));

export interface MessageTypeFields {
  readonly msgType: string;
  readonly msgTemplate: string;
  readonly notifyWay: readonly BroadcastWay[];
}

/** A type of message: its name, the text that a new message begins with, and its ways (SYS-05, SYS-20). */
export function checkMessageType(fields: MessageTypeFields): Result<MessageTypeFields> {
  const msgType = checkText(fields.msgType, "msgType", messageLimits.typeLength);
  if (!msgType.ok) return msgType;
  const msgTemplate = fields.msgTemplate.trim();
  if ([...msgTemplate].length > messageLimits.contentLength)
    return refuse("field.tooLong", { field: "msgTemplate", values: { limit: messageLimits.contentLength } });
  const known = checkTemplate(msgTemplate, "msgTemplate");
  if (!known.ok) return known;
  const chosen = new Set<BroadcastWay>(["console", ...fields.notifyWay]);
  const notifyWay = broadcastWays.filter((way) => chosen.has(way));
  return accept({ msgType: msgType.value, msgTemplate, notifyWay });
}

export interface TextFields {
  readonly typeId: string | null;
  readonly msgTitle: string;
  /** Markdown. */
  readonly msgContent: string;
}

export interface CheckedText extends TextFields {
  readonly typeId: string;
}

/** Type, title and content of a message are required (SYS-05, MSG-26). */
export function checkMessage(fields: TextFields): Result<CheckedText> {
  if (fields.typeId === null) return refuse("field.required", { field: "typeId" });
  const msgTitle = checkText(fields.msgTitle, "msgTitle", messageLimits.titleLength);
  if (!msgTitle.ok) return msgTitle;
  const msgContent = checkText(fields.msgContent, "msgContent", messageLimits.contentLength);
  if (!msgContent.ok) return msgContent;
  const known = checkTemplate(msgContent.value, "msgContent");
  return known.ok ? accept({ typeId: fields.typeId, msgTitle: msgTitle.value, msgContent: msgContent.value }) : known;
}

const numbers = /^[0-9A-Za-z]+(?:,[0-9A-Za-z]+)*$/;

/** Merchant numbers between English commas, none at the end; each is answered once (SYS-06, MSG-117). */
export function checkReceiverNumbers(text: string): Result<string[]> {
  const field = "receiverMerchants";
  const trimmed = text.trim();
  if (trimmed === "") return refuse("field.required", { field });
  if (!numbers.test(trimmed)) return refuse("support.receiversMalformed", { field });
  const named = [...new Set(trimmed.split(","))];
  return named.length > messageLimits.receivers
    ? refuse("support.tooManyReceivers", { field, values: { limit: messageLimits.receivers } })
    : accept(named);
}
