import type { Permission } from "@yunshou/contract";
import { Segmented } from "antd";
import { useNavigate } from "react-router";
import { useCan } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const tabs = {
  points: ["/shj/dwgl", "machines.point.read"],
  routes: ["/shj/xlgl", "machines.route.read"],
  zones: ["/shj/qygl", "machines.zone.read"],
} as const satisfies Readonly<Record<string, readonly [string, Permission]>>;
type Tab = keyof typeof tabs;

/** 点位, 线路 and 区域 are pages of their own that stand beside each other; who may not open one does not see it. */
export function PlaceTabs({ shown }: { readonly shown: Tab }) {
  const t = usePhrases("points");
  const navigate = useNavigate();
  const may: Readonly<Record<Tab, boolean>> = {
    points: useCan(tabs.points[1]),
    routes: useCan(tabs.routes[1]),
    zones: useCan(tabs.zones[1]),
  };
  const options = (Object.keys(tabs) as Tab[])
    .filter((tab) => tab === shown || may[tab])
    .map((tab) => ({ value: tab, label: t.points.tab[tab] }));
  return <Segmented<Tab> value={shown} options={options} onChange={(tab) => void navigate(tabs[tab][0])} />;
}
