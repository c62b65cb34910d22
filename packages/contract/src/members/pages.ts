import type { PagesOf } from "../pageFacts.ts";
import type { memberPermissions } from "./permissions.ts";

export const memberPages = {
  "/hygl/chygl": { access: "members.member.read", group: "/hygl", order: 124, cards: true },
  "/hygl/wdhy": { access: "members.member.read", group: "/hygl", order: 125, cards: true, actions: ["members.member"] },
  "/hygl/wdhyk": {
    access: "members.card.read",
    group: "/hygl",
    order: 126,
    cards: true,
    exports: ["cards"],
    actions: ["members.card"],
  },
  "/hygl/hykdr": { access: "members.card.write", parent: "/hygl/wdhyk", isAction: true, cards: true },
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
  "/hygl/qkhk": { access: "members.movement.read", group: "/hygl", order: 128.5, cards: true },
  "/hygl/sqbk": {
    access: "members.application.read",
    group: "/hygl",
    order: 129,
    cards: true,
    actions: ["members.application"],
  },
  "/hygl/yhsz": { access: "members.topUp.read", group: "/hygl", order: 130, cards: true, actions: ["members.topUp"] },
  "/hygl/hytc": {
    access: "members.package.read",
    group: "/hygl",
    order: 130.5,
    cards: true,
    actions: ["members.package"],
  },
  "/hygl/hykrz": { access: "members.log.read", group: "/hygl", order: 131, cards: true, exports: ["cardLogs"] },
  "/hygl/xxgl": { access: "members.school.read", group: "/hygl", order: 132, cards: true, actions: ["members.school"] },
  "/hygl/qygl": { access: "members.area.read", group: "/hygl", order: 133, cards: true, actions: ["members.area"] },
  "/xtgl/hmd": {
    access: "members.blacklist.read",
    group: "/xtgl",
    order: 227.5,
    cards: true,
    actions: ["members.blacklist"],
  },
  "/shgl/glwdhy": {
    access: "members.assignment.read",
    group: "/shgl",
    order: 153,
    cards: true,
    actions: ["members.assignment"],
  },
} as const satisfies PagesOf<typeof memberPermissions>;
