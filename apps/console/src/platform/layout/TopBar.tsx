import {
  AppstoreOutlined,
  BgColorsOutlined,
  ClearOutlined,
  DownloadOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  GlobalOutlined,
  KeyOutlined,
  LogoutOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  ShoppingOutlined,
  UserOutlined,
} from "@ant-design/icons";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Button, Dropdown, Tooltip } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Bell } from "./Bell.tsx";
import { offeredLanguages } from "../deployment.ts";
import { chooseLanguage } from "../phrases/language.ts";
import { useEvery, useLanguage, usePhrases } from "../phrases/usePhrases.ts";
import { sessionCustomData, sessionUser } from "../session/session.ts";
import { type Appearance, sizes, themeNames } from "../theme/appearance.ts";

interface TopBarProps {
  readonly collapsed: boolean;
  readonly onCollapse: () => void;
  readonly appearance: Appearance;
  readonly onAppearance: (appearance: Appearance) => void;
  readonly onClearCache: () => void;
  readonly onLogout: () => void;
  /** Whether a page exists and this person may open it; actions without a target are not offered. */
  readonly canOpen: (path: string) => boolean;
  readonly trail: ReactNode;
}

/** The actions of spec 1 §2.9. */
export function TopBar({
  collapsed,
  onCollapse,
  appearance,
  onAppearance,
  onClearCache,
  onLogout,
  canOpen,
  trail,
}: TopBarProps) {
  const t = usePhrases();
  const titles = useEvery("pages");
  const words = t.common.layout;
  const language = useLanguage();
  const navigate = useNavigate();
  const user = sessionUser();
  const logo = sessionCustomData()?.merchantLogo ?? null;
  const fullscreen = useFullscreen();

  const links = [
    { path: "/xtgl/xzzx", label: words.downloadCentre, icon: <DownloadOutlined /> },
    { path: "/xtgl/wtfk", label: words.feedback },
    { path: "/xtgl/xxtz", label: words.messages },
    { path: "/tjfx/bbdc", label: words.reports },
    { path: "/shkf/jjfa", label: words.knowledge },
    { path: "/spgl/ptspk", label: words.products, icon: <ShoppingOutlined /> },
  ].filter((link) => canOpen(link.path));
  const themeLabels = { blue: words.themeBlue, teal: words.themeTeal, dark: words.themeDark };
  const sizeLabels = { medium: words.sizeMedium, compact: words.sizeCompact };

  return (
    <>
      <Icon
        label={collapsed ? words.expand : words.collapse}
        icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onCollapse}
      />
      {trail}
      <div className="shell-actions">
        {links.map((link) => (
          <Button key={link.path} type="text" icon={link.icon} onClick={() => void navigate(link.path)}>
            {link.label}
          </Button>
        ))}
        <Bell />
        <Icon
          label={fullscreen.on ? words.exitFullscreen : words.fullscreen}
          icon={fullscreen.on ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          onClick={fullscreen.toggle}
        />
        <Dropdown
          trigger={["click"]}
          menu={{
            selectedKeys: [appearance.theme, appearance.size],
            items: [
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
            ],
          }}
        >
          <Button type="text" icon={<BgColorsOutlined />} aria-label={words.skin} title={words.skin} />
        </Dropdown>
        <Icon label={words.clearCache} icon={<ClearOutlined />} onClick={onClearCache} />
        <Dropdown
          trigger={["click"]}
          menu={{
            items: offeredLanguages().map((one) => ({
              key: one,
              label: languageNames[one],
              disabled: one === language,
              onClick: () => chooseLanguage(one),
            })),
          }}
        >
          <Button type="text" icon={<GlobalOutlined />} title={words.language}>
            {languageNames[language]}
          </Button>
        </Dropdown>
        <Dropdown
          trigger={["click"]}
          menu={{
            items: [
              {
                key: "menu",
                icon: <AppstoreOutlined />,
                label: words.mainMenu,
                onClick: () => void navigate("/launcher"),
              },
              {
                key: "password",
                icon: <KeyOutlined />,
                label: words.resetPassword,
                onClick: () => void navigate("/xtgl/setpwd"),
              },
              {
                key: "security",
                icon: <UserOutlined />,
                label: titles["/xtgl/zhaq"],
                onClick: () => void navigate("/xtgl/zhaq"),
              },
              { type: "divider" },
              { key: "logout", icon: <LogoutOutlined />, label: words.logout, onClick: onLogout },
            ],
          }}
        >
          <Button type="text" className="shell-person" title={words.account}>
            {logo === null ? (
              <UserOutlined className="shell-person-picture" />
            ) : (
              <img className="shell-person-logo" src={logo} alt="" />
            )}
            <span className="shell-person-name">
              <b>{user?.accountname}</b>
              <small>{sessionCustomData()?.merchantName}</small>
            </span>
          </Button>
        </Dropdown>
      </div>
    </>
  );
}

function Icon({
  label,
  icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
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
