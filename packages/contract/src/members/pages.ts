import type { PagesOf } from "../pageFacts.ts";
import type { memberPermissions } from "./permissions.ts";

export const memberPages = {
  "/hygl/wdhy": { access: "members.member.read", group: "/hygl", order: 125, cards: true, actions: ["members.member"] },
  "/hygl/wdhyk": {
    access: "members.card.read",
    group: "/hygl",
    order: 126,
    cards: true,
    exports: ["cards"],
    actions: ["members.card"],
  },
  "/hygl/czmx": {
    access: "members.movement.read",
    group: "/hygl",
    order: 127,
    cards: true,
    exports: ["cardRecharges"],
  },
  "/hygl/kkmx": {
    access: "members.movement.read",
    group: "/hygl",
    order: 128,
    cards: true,
    exports: ["cardDeductions"],
  },
  "/shgl/glwdhy": {
    access: "members.assignment.read",
    group: "/shgl",
    order: 153,
    cards: true,
    actions: ["members.assignment"],
  },
} as const satisfies PagesOf<typeof memberPermissions>;
