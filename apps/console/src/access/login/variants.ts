import type { Language } from "@yunshou/contract";
import type { CSSProperties } from "react";
import { type BrandLook, brandOf } from "../../platform/deployment.ts";
import { rememberedLoginPath, storedLanguage } from "../../platform/session/session.ts";

/** How a login page is laid out, and whose it is. */
export interface LoginVariant {
  /** `split` puts the brand left, `mirrored` right, `centred` behind the form. */
  readonly layout: "split" | "mirrored" | "centred";
  readonly brand: BrandLook | undefined;
  /** /logins is the entrance of the announcement management (LOGIN-51). */
  readonly isForNotices: boolean;
}

/** /loginYm and /loginFr have pages of their own; all others share one, told apart by their brand (LOGIN-36, LOGIN-37, LOGIN-39). */
export function variantOf(path: string): LoginVariant {
  const layout = path === "/loginYm" ? "centred" : path === "/loginFr" ? "mirrored" : "split";
  return { layout, brand: brandOf(path), isForNotices: path === "/logins" };
}

const languagesOfPaths: Readonly<Record<string, Language>> = { "/loginEn": "en", "/loginFr": "fr" };

/**
 * The language in which a page starts: that of its path whenever it is entered anew, that of its brand unless one was
 * chosen before. Undefined leaves the language as it is.
 */
export function startLanguageOf(path: string): Language | undefined {
  const ofPath = languagesOfPaths[path];
  if (ofPath !== undefined) return rememberedLoginPath() === path ? undefined : ofPath;
  return storedLanguage() === undefined ? (brandOf(path)?.startLanguage ?? undefined) : undefined;
}

/** The brand's own background, as a colour with depth or as a picture. */
export function backdropOf(
  brand: (Partial<BrandLook> & Pick<BrandLook, "background">) | undefined,
): CSSProperties | undefined {
  const background = brand?.background;
  if (background === null || background === undefined) return undefined;
  if (background.startsWith("/")) return { background: `center / cover no-repeat url("${background}")` };
  return { background: `linear-gradient(160deg, ${background}, color-mix(in srgb, ${background}, #000 45%))` };
}
