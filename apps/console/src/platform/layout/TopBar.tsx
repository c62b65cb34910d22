import { BgColorsOutlined, GlobalOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { languageNames } from "@yunshou/phrases/languageNames";
import { Button, Dropdown, Tooltip } from "antd";
import type { ReactNode } from "react";
import { useLanguage, usePhrases } from "../phrases/usePhrases.ts";
import { type BarFacts, useBarItems } from "./barItems.tsx";
import { BarLinks } from "./BarLinks.tsx";
import { Bell } from "./Bell.tsx";
import { UnderwayTray } from "./underway/UnderwayTray.tsx";
import { PersonButton } from "./PersonButton.tsx";

interface TopBarProps extends BarFacts {
  readonly collapsed: boolean;
  readonly onCollapse: () => void;
  readonly trail: ReactNode;
}

/** The actions of spec 1 §2.9. */
export function TopBar({ collapsed, onCollapse, trail, ...facts }: TopBarProps) {
  const words = usePhrases().common.layout;
  const language = useLanguage();
  const { links, skin, languages, person, whole, clear, marked } = useBarItems(facts);
  return (
    <>
      <Icon
        label={collapsed ? words.expand : words.collapse}
        icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        onClick={onCollapse}
      />
      {trail}
      <BarLinks links={links} />
      <div className="shell-actions">
        <UnderwayTray />
        <Bell />
        <Icon {...whole} />
        <Dropdown trigger={["click"]} menu={{ selectedKeys: marked, items: skin }}>
          <Button type="text" icon={<BgColorsOutlined />} aria-label={words.skin} title={words.skin} />
        </Dropdown>
        <Icon {...clear} />
        <Dropdown trigger={["click"]} menu={{ items: languages }}>
          <Button type="text" icon={<GlobalOutlined />} title={words.language}>
            {languageNames[language]}
          </Button>
        </Dropdown>
        <PersonButton items={person} />
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
