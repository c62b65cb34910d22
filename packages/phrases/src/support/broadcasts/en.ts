import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "Messages",
  "/xtgl/xzxxtz": "Add message",
  "/xtgl/xxlx": "Message types",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "View own messages",
  "support.broadcast.write": "Send messages to many",
  "support.messageType.read": "View message types",
  "support.messageType.write": "Add and edit message types",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "Send a message to many",
  "support.broadcast.recall": "Recall a message",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "{{name}} is not a field that the text may use",
  "support.receiversMalformed": "Separate merchant numbers by English commas, no trailing comma",
  "support.tooManyReceivers": "At most {{limit}} merchant numbers at once",
  "support.receiverUnknown": "There is no merchant number {{no}}",
  "support.messageUnknown": "This message does not exist or was deleted",
  "support.messageRecalled": "This message was recalled already",
  "support.messageTypeUnknown": "This message type does not exist or is disabled",
  "support.messageTypeTaken": "A message type of this name exists already",
  "support.messageTypeInUse": "This message type is in use; it can only be disabled",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "Title",
  msgType: "Message type",
  typeId: "Message type",
  msgContent: "Message",
  msgTemplate: "Message template",
  notifyWay: "Notified by",
  updatedTime: "Updated",
  sendTime: "Sent",
  readStatus: "Read",
  receiverMerchants: "Receiving merchants",
  sendStatus: "Sending",
  receivers: "Receivers",
  readers: "Readers",
  sentBy: "Sent by",
  deliveries: "Sent outside",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "Received",
    sent: "Sent",
  },
  readState: {
    unread: "Unread",
    read: "Read",
  },
  sendState: {
    sending: "Being sent",
    sent: "Sent",
    recalled: "Recalled",
  },
  way: {
    console: "Console message",
    sms: "Text message",
    mail: "E-mail",
    robot: "Group chat robot",
  },
  to: {
    everybody: "All merchants",
    merchants: "Chosen merchants",
  },
  switched: {
    on: "Enabled",
    off: "Disabled",
  },
  action: {
    addType: "Add message type",
    markRead: "Mark as read",
    markAll: "Mark all as read",
    open: "Open what it is about",
    enable: "Enable",
    disable: "Disable",
    recall: "Recall",
  },
  confirm: {
    markAll: "Mark all messages as read?",
    disable: "Disable? New messages cannot have this type then.",
    enable: "Enable?",
    recall:
      "Recall? Nobody will see the message any more; text messages, e-mails and group messages that have left stay.",
  },
  hint: {
    all: "All unread messages",
    system: "System message",
    fields: "Markdown; fields that are filled in for each receiver: {{list}}",
    numbers: "Several merchant numbers with English commas between, e.g. 1001,1002",
    ways: "A console message is always sent; a text message holds type and title only; e-mails and robots tell the whole text",
    preview: "Preview",
    sent: "The message is on its way",
    recalled: "The message was recalled",
    delivered: "{{waiting}} waiting, {{sent}} sent, {{failed}} failed",
  },
};
