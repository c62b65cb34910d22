import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/dsfdjpz": "Third-party docking",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.docking.read": "View third-party docking",
  "system.docking.write": "Manage third-party docking",
};

export const verbs: Translation<typeof zh.verbs> = {
  "system.docking.test": "Test interface",
  "system.docking.replay": "Send again",
  "system.apiKey.revoke": "Revoke key",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dockingUrl": "Enter a public https address without port or login",
  "system.dockingKey": "The key starts with whsec_, followed by 24 to 64 bytes in Base64",
  "system.categoryPair": "Fill in parent and sub category",
  "system.dockingExists": "Interface configuration already exists",
  "system.dockingDisabled": "Enable the interface first",
  "system.apiSignature": "The signature is invalid or too old",
  "system.apiScope": "This key does not open this call",
  "system.apiQuota": "Quota used; try again in {{seconds}} s",
};

export const fields: Translation<typeof zh.fields> = {
  interfaceName: "Interface",
  interfaceUrl: "Address",
  parentCategory: "Parent category",
  childCategory: "Sub category",
  parentCategoryId: "Parent category",
  childCategoryId: "Sub category",
  interfaceKey: "Key",
  lastPush: "Last message",
  event: "Event",
  events: "Events",
  withBelow: "With merchants below",
  pushState: "State",
  attempts: "Tries",
  pushResult: "Result",
  updatedTime: "Modified",
  keyName: "Name",
  apiKeyId: "Key number",
  secret: "Secret",
  scopes: "Opens",
  usedTime: "Last call",
  keyState: "State",
};

export const words: Translation<typeof zh.words> = {
  add: "Add interface",
  edit: "Edit interface",
  enabled: "Enabled",
  disabled: "Disabled",
  enable: "Enable",
  disable: "Disable",
  disableAsk: "Nothing is sent any more, and waiting messages are given up. Disable?",
  test: "Test",
  testSent: "Test sent; see the messages for its result",
  pushes: "Messages",
  replay: "Send again",
  waits: "This message is still being sent",
  keyHint: "Empty: a key is made; when editing, the key stays",
  eventsHint: "The events happen to this merchant; with merchants below, to those too. None: only tests are sent",
  keyOnce: "The key is shown this once; keep it now",
  push: {
    queued: "Waiting",
    delivered: "Delivered",
    dead: "Failed",
  },
  eventName: {
    "interface.test": "Test",
    "order.paid": "Order paid",
    "order.completed": "Order completed",
    "order.refunded": "Order refunded",
    "stock.low": "Stock at its warning threshold",
    "stock.soldOut": "Lane sold out",
    "machine.online": "Machine online",
    "machine.offline": "Machine offline",
    "machine.alarm": "Machine alarm",
  },
  apiKeys: "API keys",
  addKey: "Add key",
  revoke: "Revoke",
  revokeAsk: "Programs with this key are refused for good. Revoke?",
  valid: "Valid",
  revoked: "Revoked",
  scope: {
    "orders.read": "Read orders",
    "products.read": "Read product categories",
    "movements.read": "Read stock movements",
    "machines.read": "Read machines",
    "members.read": "Read members",
    "dictionary.read": "Read the data dictionary",
  },
};
