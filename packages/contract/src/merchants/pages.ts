import type { PagesOf } from "../pageFacts.ts";
import type { merchantPermissions } from "./permissions.ts";

export const merchantPages = {
  "/jjxx": { access: "public", frame: "bare" },
  "/jjxx0": { access: "public", frame: "bare" },
  "/cfgl/xwshrz": {
    access: "merchants.application.read",
    group: "/cfgl",
    order: 70,
    actions: ["merchants.application"],
  },
  "/cfgl/step": { access: "merchants.application.write", parent: "/cfgl/xwshrz" },
  "/cfgl/sqxwshjj": {
    access: "merchants.submission.read",
    group: "/cfgl",
    order: 72,
    actions: ["merchants.submission"],
  },
  "/cfgl/xwshjj": { access: "merchants.application.review", group: "/cfgl", order: 73, exports: ["applications"] },
  "/cfgl/zfbjj": { access: "merchants.submission.read", group: "/cfgl", order: 74 },
  "/cfgl/jjxx0": { access: "merchants.application.read", parent: "/cfgl/xwshrz" },
  "/shgl/wdsh": {
    access: "merchants.merchant.read",
    group: "/shgl",
    order: 143,
    exports: ["merchants"],
    actions: ["merchants"],
  },
  "/shgl/management": { access: "merchants.merchant.read", group: "/shgl", order: 148 },
  "/shgl/kfdh": { access: "merchants.setting.read", group: "/shgl", order: 150 },
  "/shgl/zjgl": {
    access: "merchants.certificate.read",
    group: "/shgl",
    order: 151,
    exports: ["certificates"],
    actions: ["merchants.certificate"],
  },
  "/shgl/shzhxx": { access: "merchants.account.read", group: "/shgl", order: 154, actions: ["merchants.account"] },
  "/shgl/shtzsz": {
    access: "merchants.notification.read",
    group: "/shgl",
    order: 155,
    actions: ["merchants.notification"],
  },
  "/shgl/bzsz": { access: "merchants.setting.read", group: "/shgl", order: 157 },
} as const satisfies PagesOf<typeof merchantPermissions>;
