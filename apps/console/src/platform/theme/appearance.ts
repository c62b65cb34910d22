import { theme, type ThemeConfig } from "antd";

export const themeNames = ["blue", "teal", "dark"] as const;
export type ThemeName = (typeof themeNames)[number];
export const sizes = ["medium", "compact"] as const;
export type Size = (typeof sizes)[number];

/** How one person likes the console to look (TOPBAR-05, TOPBAR-16). */
export interface Appearance {
  readonly theme: ThemeName;
  readonly size: Size;
}

export const defaultAppearance: Appearance = { theme: "blue", size: "medium" };

/** Primary colours with at least 4.5:1 against their background; Ant Design's own blue has 4.1:1. */
const primary: Readonly<Record<ThemeName, string>> = { blue: "#1668dc", teal: "#0b7a75", dark: "#3c89e8" };

/** Pointed at, words must stay readable: darker on light ground, where Ant Design would lighten them. */
const pointed: Readonly<Record<ThemeName, string>> = { blue: "#0f53b5", teal: "#075e5a", dark: "#91c3ff" };

/** Whether a person has asked the own system for less motion. */
const wantsStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param forThumbs controls are as high as a thumb needs, in whichever size. */
export function antdTheme({ theme: name, size }: Appearance, forThumbs = false): ThemeConfig {
  const color = primary[name];
  const dark = name === "dark";
  return {
    zeroRuntime: true,
    algorithm: [
      dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      ...(size === "compact" && !forThumbs ? [theme.compactAlgorithm] : []),
    ],
    token: {
      motion: !wantsStillness(),
      colorPrimary: color,
      colorInfo: color,
      colorLink: dark ? "#69b1ff" : color,
      colorLinkHover: pointed[name],
      borderRadius: 4,
      ...(forThumbs ? { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 44 } : {}),
      fontFamily:
        '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans", sans-serif',
      ...(dark
        ? {
            colorTextPlaceholder: "#959aa4",
            colorTextDescription: "#a3a8b3",
            colorTextTertiary: "#9aa0ab",
            colorError: "#ff7875",
          }
        : {
            colorPrimaryHover: pointed[name],
            colorTextPlaceholder: "#6b7079",
            colorTextDescription: "#5f6570",
            colorTextTertiary: "#656b76",
            colorTextDisabled: "#767b84",
            colorSuccess: "#2b8a3e",
            colorWarning: "#b8730a",
            colorError: "#cf2d2d",
            colorBgLayout: "#f4f6f9",
          }),
    },
    components: {
      Layout: { headerBg: dark ? "#141414" : "#ffffff", headerHeight: 52, headerPadding: "0 16px" },
      Table: {
        headerBg: dark ? "#1d1d1d" : "#f7f8fa",
        headerColor: dark ? "#d6d9df" : "#3b4250",
        // Two lines a cell are the rule; the compact size leaves out what is air.
        ...(size === "compact"
          ? { cellPaddingBlock: 8, cellPaddingBlockMD: 4, cellPaddingBlockSM: 4 }
          : { cellPaddingBlock: 10, cellPaddingBlockMD: 5, cellPaddingBlockSM: 5 }),
        rowHoverBg: dark ? "#1c2430" : "#f5f9ff",
        ...(dark ? {} : { rowSelectedBg: "#eff5ff", rowSelectedHoverBg: "#e9f2fe" }),
      },
      Form: { verticalLabelPadding: "0 0 4px" },
    },
  };
}
