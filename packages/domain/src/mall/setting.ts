import { amountLimitFen, amountTooLarge } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import { type DeliveryWay, shopLimits } from "./shop.ts";

/** What a merchant decides about its mall, in the order in which the page shows it. */
export const mallSettingNames = [
  "closeMinutes",
  "delivery",
  "deliveryFee",
  "freeFrom",
  "completeDays",
  "pickup",
  "pickupDays",
  "afterSaleDays",
  "reviews",
  "checkoutNotice",
] as const;
export type MallSettingName = (typeof mallSettingNames)[number];

/** Cards of the page, each with its settings. */
export const mallSettingGroups = {
  order: ["closeMinutes"],
  delivery: ["delivery", "deliveryFee", "freeFrom", "completeDays"],
  pickup: ["pickup", "pickupDays"],
  after: ["afterSaleDays", "reviews"],
  notice: ["checkoutNotice"],
} as const satisfies Readonly<Record<string, readonly MallSettingName[]>>;
export type MallSettingGroup = keyof typeof mallSettingGroups;

/** How a setting is written: a switch, a whole number, an amount in fen, which may stay empty, or a text. */
export type MallSettingKind =
  | { readonly kind: "switch"; readonly usual: "on" | "off" }
  | { readonly kind: "number"; readonly usual: string; readonly least: number; readonly most: number }
  | { readonly kind: "amount"; readonly usual: string; readonly mostFen: bigint; readonly mayBeEmpty: boolean }
  | { readonly kind: "text"; readonly usual: string; readonly most: number };

/** What each setting may be, and what it is while nobody decided. Days of 0 mean never. */
export const mallSettingKinds: Readonly<Record<MallSettingName, MallSettingKind>> = {
  closeMinutes: {
    kind: "number",
    usual: "30",
    least: shopLimits.closeMinutesLeast,
    most: shopLimits.closeMinutesMost,
  },
  delivery: { kind: "switch", usual: "off" },
  deliveryFee: { kind: "amount", usual: "0", mostFen: shopLimits.deliveryFeeFen, mayBeEmpty: false },
  freeFrom: { kind: "amount", usual: "", mostFen: amountLimitFen, mayBeEmpty: true },
  completeDays: { kind: "number", usual: "10", least: 0, most: 60 },
  pickup: { kind: "switch", usual: "on" },
  pickupDays: { kind: "number", usual: "0", least: 0, most: 60 },
  afterSaleDays: { kind: "number", usual: "30", least: 1, most: 365 },
  reviews: { kind: "switch", usual: "on" },
  checkoutNotice: { kind: "text", usual: "", most: 200 },
};

/** A value as it is stored, or the rule that it breaks, which names the setting. */
export function checkMallSetting(name: MallSettingName, typed: string): Result<string> {
  const rule = mallSettingKinds[name];
  const value = typed.trim();
  switch (rule.kind) {
    case "switch":
      return value === "on" || value === "off" ? accept(value) : refuse("mall.settingMalformed", { field: name });
    case "number": {
      const { least, most } = rule;
      return /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most
        ? accept(String(Number(value)))
        : refuse("mall.settingOutOfRange", { field: name, values: { least, most } });
    }
    case "amount":
      if (value === "" && rule.mayBeEmpty) return accept("");
      if (!/^\d{1,15}$/.test(value)) return refuse("mall.settingMalformed", { field: name });
      if (BigInt(value) > rule.mostFen) return amountTooLarge(name, rule.mostFen);
      return rule.mayBeEmpty && BigInt(value) === 0n
        ? refuse("amount.notPositive", { field: name })
        : accept(String(BigInt(value)));
    case "text":
      return [...value].length > rule.most
        ? refuse("field.tooLong", { field: name, values: { limit: rule.most } })
        : accept(value);
  }
}

/** The settings as programs use them. */
export interface MallSettings {
  readonly closeMinutes: number;
  readonly deliveryWays: readonly DeliveryWay[];
  readonly deliveryFeeFen: bigint;
  /** Goods of this amount are brought for nothing where no freight template is in use; null for never. */
  readonly freeFromFen: bigint | null;
  /** A delivery counts as arrived after so many days; 0 for never. */
  readonly completeDays: number;
  /** What nobody fetches for so many days is paid back; 0 for never. */
  readonly pickupDays: number;
  /** Money can be asked back for so many days after the goods are with their buyer. */
  readonly afterSaleDays: number;
  readonly reviews: boolean;
  readonly checkoutNotice: string;
}

/** Values by name, the nearest merchant's first; the first that has one decides, else what is usual. */
export function mallSettingsFrom(...nearestFirst: readonly ReadonlyMap<string, string>[]): MallSettings {
  const valueOf = (name: MallSettingName) =>
    nearestFirst.find((values) => values.has(name))?.get(name) ?? mallSettingKinds[name].usual;
  const isOn = (name: MallSettingName) => valueOf(name) === "on";
  const freeFrom = valueOf("freeFrom");
  return {
    closeMinutes: Number(valueOf("closeMinutes")),
    deliveryWays: mallWays({ delivery: isOn("delivery"), pickup: isOn("pickup") }),
    deliveryFeeFen: BigInt(valueOf("deliveryFee")),
    freeFromFen: freeFrom === "" ? null : BigInt(freeFrom),
    completeDays: Number(valueOf("completeDays")),
    pickupDays: Number(valueOf("pickupDays")),
    afterSaleDays: Number(valueOf("afterSaleDays")),
    reviews: isOn("reviews"),
    checkoutNotice: valueOf("checkoutNotice"),
  };
}

/** A mall without any way would sell nothing; a merchant above that switched its way off leaves the counter. */
const mallWays = ({ delivery, pickup }: { readonly delivery: boolean; readonly pickup: boolean }): DeliveryWay[] => [
  ...(delivery ? (["delivery"] as const) : []),
  ...(pickup || !delivery ? (["pickup"] as const) : []),
];

/** One way at least stays on. */
export const checkMallWays = (delivery: string, pickup: string): Result<undefined> =>
  delivery === "off" && pickup === "off" ? refuse("mall.noWay", { field: "pickup" }) : accept();

/** What the delivery costs without a freight template: the fee, or nothing from an amount of goods on. */
export const flatDeliveryFee = (feeFen: bigint, freeFromFen: bigint | null, goodsFen: bigint): bigint =>
  freeFromFen !== null && goodsFen >= freeFromFen ? 0n : feeFen;

const dayMs = 86_400_000;

/** Until when money can be asked back of goods that their buyer has; null while he has not got them. */
export const afterSaleUntil = (deliveredAt: Date | null, days: number): Date | null =>
  deliveredAt === null ? null : new Date(deliveredAt.getTime() + days * dayMs);

/** Whether so many days have passed since; 0 days never pass. */
export const daysHavePassed = (since: Date, days: number, now: Date): boolean =>
  days > 0 && now.getTime() - since.getTime() >= days * dayMs;
