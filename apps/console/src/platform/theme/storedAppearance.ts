import { type Appearance, defaultAppearance, sizes, themeNames } from "./appearance.ts";

const key = "appearance";

/** The look chosen on this device (TOPBAR-05); medium size and the blue theme without a choice (TOPBAR-16). */
export function readAppearance(): Appearance {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Appearance>;
    return {
      theme: themeNames.find((one) => one === stored.theme) ?? defaultAppearance.theme,
      size: sizes.find((one) => one === stored.size) ?? defaultAppearance.size,
    };
  } catch {
    return defaultAppearance;
  }
}

export function storeAppearance(appearance: Appearance): void {
  localStorage.setItem(key, JSON.stringify(appearance));
}
