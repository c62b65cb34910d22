import { Flex } from "antd";
import { Link } from "react-router";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import type { MachineDetail } from "../registry/state.ts";

/** What is done next about a machine: its visit of today, its refills, repairs, faults and changes, each for whoever may open it. */
export function MachineLinks({ machine }: { readonly machine: MachineDetail }) {
  const t = usePhrases("visits", "refills", "maintenances", "diagnoses", "laneChanges");
  const canOpen = useCanOpen();
  const { machineNo, routeId } = machine;
  const links = [
    { path: "/jxcgl/bhd/jrbf", title: t.visits.pages["/jxcgl/bhd/jrbf"], query: routeId === null ? {} : { routeId } },
    { path: "/kcpd/bhjl", title: t.refills.pages["/kcpd/bhjl"], query: { machineNo } },
    { path: "/shj/bywx", title: t.maintenances.pages["/shj/bywx"], query: { machineNo } },
    { path: "/shj/zdfx", title: t.diagnoses.pages["/shj/zdfx"], query: { machineNo } },
    { path: "/shj/spydgl", title: t.laneChanges.pages["/shj/spydgl"], query: { machineNo } },
  ].filter(({ path }) => canOpen(path));
  return (
    <Flex wrap gap="4px 20px" className="kit-ways" style={{ marginBottom: 12 }}>
      {links.map(({ path, title, query }) => (
        <Link key={path} to={`${path}?${new URLSearchParams(query as Record<string, string>).toString()}`}>
          {title}
        </Link>
      ))}
    </Flex>
  );
}
