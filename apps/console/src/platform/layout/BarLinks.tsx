import { DownOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useFit } from "../kit/list/useFit.ts";
import { useLanguage, usePhrases } from "../phrases/usePhrases.ts";
import type { BarLink } from "./barItems.tsx";

/** What a link of the bar needs in pixels, with its padding. */
const needed = { zh: 96, others: 152, gap: 2 };

/** The links of the top bar, as many as fit beside the trail; the others open below 更多. */
export function BarLinks({ links }: { readonly links: readonly BarLink[] }) {
  const words = usePhrases().common.action;
  const language = useLanguage();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const fit = useFit(box, language === "zh" ? needed.zh : needed.others, needed.gap, links.length);
  const shown = fit >= links.length ? links : links.slice(0, fit - 1);
  const rest = links.slice(shown.length);
  return (
    <div ref={box} className="shell-links">
      {shown.map((link) => (
        <Button key={link.path} type="text" icon={link.icon} onClick={() => void navigate(link.path)}>
          {link.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: rest.map(({ path, label, icon }) => ({
              key: path,
              label,
              icon,
              onClick: () => void navigate(path),
            })),
          }}
        >
          <Button type="text" icon={<DownOutlined />} iconPlacement="end">
            {words.more}
          </Button>
        </Dropdown>
      )}
    </div>
  );
}
