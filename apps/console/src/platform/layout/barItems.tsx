import { ClearOutlined, DownloadOutlined, FullscreenExitOutlined, FullscreenOutlined } from "@ant-design/icons";
import { languageNames } from "@yunshou/phrases/languageNames";
import type { MenuProps } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { offeredLanguages } from "../deployment.ts";
import { chooseLanguage } from "../phrases/language.ts";
import { useEvery, useLanguage, usePhrases } from "../phrases/usePhrases.ts";
import { type Appearance, sizes, themeNames } from "../theme/appearance.ts";

type Items = NonNullable<MenuProps["items"]>;

export interface BarFacts {
  readonly appearance: Appearance;
  readonly onAppearance: (appearance: Appearance) => void;
  readonly onClearCache: () => void;
  readonly onLogout: () => void;
  /** Whether a page exists and this person may open it; actions without a target are not offered. */
  readonly canOpen: (path: string) => boolean;
}

export interface BarLink {
  readonly path: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

/** The actions of spec 1 §2.9 in groups; a wide bar gives each group a place, a narrow one puts them into the menu of the person. */
export function useBarItems({ appearance, onAppearance, onClearCache, onLogout, canOpen }: BarFacts) {
  const words = usePhrases().common.layout;
  const titles = useEvery("pages");
  const language = useLanguage();
  const navigate = useNavigate();
  const fullscreen = useFullscreen();
  const links: BarLink[] = [
    { path: "/xtgl/xzzx", label: words.downloadCentre, icon: <DownloadOutlined /> },
    { path: "/xtgl/wtfk", label: words.feedback },
    { path: "/xtgl/xxtz", label: words.messages },
    { path: "/tjfx/bbdc", label: words.reports },
    { path: "/shkf/jjfa", label: words.knowledge },
    { path: "/spgl/ptspk", label: words.products },
  ].filter((link) => canOpen(link.path));
  const themeLabels = { blue: words.themeBlue, teal: words.themeTeal, dark: words.themeDark };
  const sizeLabels = { medium: words.sizeMedium, compact: words.sizeCompact };

  const skin: Items = [
    {
      type: "group",
      label: words.skin,
      children: themeNames.map((theme) => ({
        key: theme,
        label: (
          <span className="shell-swatch" data-swatch={theme}>
            {themeLabels[theme]}
          </span>
        ),
        onClick: () => onAppearance({ ...appearance, theme }),
      })),
    },
    {
      type: "group",
      label: words.size,
      children: sizes.map((size) => ({
        key: size,
        label: sizeLabels[size],
        onClick: () => onAppearance({ ...appearance, size }),
      })),
    },
  ];
  const languages: Items = offeredLanguages().map((one) => ({
    key: one,
    label: languageNames[one],
    disabled: one === language,
    onClick: () => chooseLanguage(one),
  }));
  const person: Items = [
    { key: "menu", label: words.mainMenu, onClick: () => void navigate("/launcher") },
    {
      key: "password",
      label: words.resetPassword,
      onClick: () => void navigate("/xtgl/setpwd"),
    },
    {
      key: "security",
      label: titles["/xtgl/zhaq"],
      onClick: () => void navigate("/xtgl/zhaq"),
    },
    { type: "divider" },
    { key: "logout", label: words.logout, onClick: onLogout },
  ];
  const whole = {
    label: fullscreen.on ? words.exitFullscreen : words.fullscreen,
    icon: fullscreen.on ? <FullscreenExitOutlined /> : <FullscreenOutlined />,
    onClick: fullscreen.toggle,
  };
  const clear = { label: words.clearCache, icon: <ClearOutlined />, onClick: onClearCache };
  const everything: Items = [
    ...links.map(({ path, label, icon }) => ({ key: path, label, icon, onClick: () => void navigate(path) })),
    { key: "fullscreen", ...whole },
    { key: "clear", ...clear },
    ...skin,
    { type: "group", label: words.language, children: languages },
    { type: "divider" },
    ...person,
  ];
  return { links, skin, languages, person, whole, clear, everything, marked: [appearance.theme, appearance.size] };
}

/** TOPBAR-04 */
function useFullscreen() {
  const [on, setOn] = useState(Boolean(document.fullscreenElement));
  useEffect(() => {
    const follow = () => setOn(Boolean(document.fullscreenElement));
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  return { on, toggle: () => void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()) };
}
