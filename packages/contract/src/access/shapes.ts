import { type MenuIcon, menuIcons, merchantFeatures } from "@yunshou/domain";
import { z } from "zod";
import { type Language, languages } from "../languages.ts";
import { allPermissions } from "../permissions.ts";

/** A proof, a stored key or a verifier on the wire. */
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/i, "hex32");

export const accountText = z.string().trim().min(1).max(60);

/** The text of the picture code; the server compares it without case. */
export const checkCodeText = z.string().trim().length(4);

/** The six digits that a phone receives. */
export const phoneCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "phoneCode");

/** 11 digits, 1 then 3 to 9 (LOGIN-49, MERCHANT-16). */
export const mobile = z
  .string()
  .trim()
  .regex(/^1[3-9]\d{9}$/, "mobile");

/** The path of the login page that was used, e.g. `/loginYm`; logout and expiry return there (LOGIN-25). */
export const loginPath = z
  .string()
  .regex(/^\/\w{1,30}$/, "loginPath")
  .default("/login");

export const languageText = z.enum(languages).optional();

const nameText = z.string().max(200).optional();

/** Names by language, as people write them. */
export const nameTexts = z.object({
  zh: nameText,
  en: nameText,
  fr: nameText,
  ko: nameText,
  vi: nameText,
  es: nameText,
  de: nameText,
  lo: nameText,
  it: nameText,
} satisfies Record<Language, typeof nameText>);
export type NameTexts = z.output<typeof nameTexts>;

/**
 * A node of the menu (SESS-07). `title` is a key of the phrases, `names` replace it where people wrote their own;
 * `children` of a leaf is empty. `url` of a folder is its first page, of an entry that people added where it leads.
 * `spelling` says how the Chinese title is typed on a keyboard of letters: syllables, a space, first letters.
 */
export interface MenuNode {
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly hasChild: boolean;
  readonly children: readonly MenuNode[];
  readonly names?: NameTexts | undefined;
  readonly icon?: MenuIcon | undefined;
  readonly spelling?: string | undefined;
}

export const menuNode: z.ZodType<MenuNode, MenuNode> = z
  .lazy(() =>
    z.object({
      path: z.string(),
      url: z.string(),
      title: z.string(),
      hasChild: z.boolean(),
      children: z.array(menuNode),
      names: nameTexts.optional(),
      icon: z.enum(menuIcons).optional(),
      spelling: z.string().optional(),
    }),
  )
  .meta({ id: "MenuNode" });

/** Who is logged in, with the documented names (LOGIN-23). */
export const userInfo = z.object({
  /** Merchant number. */
  shbh: z.string(),
  /** The account that logs in. */
  username: z.string(),
  /** The person's name. */
  accountname: z.string(),
  /** "1" application administrator, "2" ordinary user, "3" platform (PERM-12). */
  authlevel: z.enum(["1", "2", "3"]),
  menuJsonTree: z.array(menuNode),
  isAgent: z.literal(true),
  /** The first four characters of `shbh`, or "0" (LOGIN-24). */
  topShbh: z.string(),
  loginUrl: z.string(),
  /** The login came from a portal by its token. */
  isDlmh: z.boolean(),
  userid: z.string(),
});

/** What else the console needs from the start. */
export const customData = z.object({
  permissions: z.array(z.enum(allPermissions)),
  /** What the roles grant and the platform has switched off for now (SYS-19). */
  switchedOff: z.array(z.enum(allPermissions)),
  /** Paths of pages that the merchant's kind and switches leave out of every menu; a typed address opens them no more than the menu (MERCHANT-20). */
  closedPages: z.array(z.string()),
  merchantName: z.string(),
  /** Address of the merchant's logo, shown in the top bar (TOPBAR-21). */
  merchantLogo: z.string().nullable(),
  merchantKind: z.enum(["ordinary", "drug"]),
  merchantId: z.string(),
  /** Feature switches that are on for the merchant and every one above (MERCHANT-20). */
  features: z.array(z.enum(merchantFeatures)),
  /** Lists of which the merchant shares a view with a role of the person; who manages roles has all that are shared. */
  sharedLists: z.array(z.string()),
  timeZone: z.string(),
  /** Every other call is refused with `access.passwordMustChange` until the password is set. */
  mustChangePassword: z.boolean(),
  /** Every other call is refused with `access.secondFactorMustEnrol` until a second factor is set up. */
  mustEnrolFactor: z.boolean(),
  /** The next token of a remembered device, after a login with one. */
  deviceToken: z.string().nullable(),
  /** Name of the supporter who looks at the console as this user; every writing call is refused with `access.viewOnly`. */
  viewedBy: z.string().nullable(),
});

/** Answer of every kind of login (LOGIN-21). */
export const loginAnswer = z.object({ session_key: z.string(), userInfo, customData });

export type UserInfo = z.output<typeof userInfo>;
export type CustomData = z.output<typeof customData>;
export type LoginAnswer = z.output<typeof loginAnswer>;
