import { DownOutlined, MenuOutlined, SearchOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { usePhrases } from "../phrases/usePhrases.ts";
import { type BarFacts, useBarItems } from "./barItems.tsx";
import { Bell } from "./Bell.tsx";
import { PersonButton } from "./PersonButton.tsx";

interface PhoneBarProps extends BarFacts {
  readonly title: string;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  /** The title opens the pages that were visited. */
  readonly onTabs: () => void;
}

/** The top bar of a phone: menu, title, search, messages, person; all else of spec 1 §2.9 is in the menu of the person. */
export function PhoneBar({ title, onMenu, onSearch, onTabs, ...facts }: PhoneBarProps) {
  const t = usePhrases();
  const words = t.common.layout;
  const { everything, marked } = useBarItems(facts);
  return (
    <>
      <Button type="text" icon={<MenuOutlined />} aria-label={words.expand} onClick={onMenu} />
      <button type="button" className="shell-phone-title" aria-haspopup="dialog" title={words.tabs} onClick={onTabs}>
        <span>{title}</span> <DownOutlined />
      </button>
      <div className="shell-actions">
        <Button type="text" icon={<SearchOutlined />} aria-label={t.common.rail.search} onClick={onSearch} />
        <Bell />
        <PersonButton small items={everything} marked={marked} />
      </div>
    </>
  );
}
