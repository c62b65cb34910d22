import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { LanguageContext, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { loadWanted } from "../../platform/phrases/loadedRooms.ts";
import type { Stop } from "./stop.ts";
import { VisitTable } from "./VisitTable.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const stop: Stop = {
  machineId: "1",
  machineNo: "YT110001",
  machineName: "国贸地铁站售货机",
  pointName: "国贸地铁站",
  place: 1,
  longitude: 116.4,
  latitude: 39.9,
  gainFen: "4163",
  stockOutFen: "3923",
  spoilFen: "0",
  faultFen: "0",
  cashFen: "240",
  dueFromFen: "1500",
  emptyDays: 1,
  lanesBelow: 3,
  lanesAll: 48,
  shortage: 23,
  documentId: "77",
  isDown: false,
} as Stop;

afterEach(() => document.body.replaceChildren());

it.each([
  ["zh", 1_162, "明天"],
  ["de", 1_134, "Morgen"],
  ["fr", 1_134, "Demain"],
] as const)("STOCK-09 shows all of a visit beside the menu at 1440 pixels in %s", async (language, room, soon) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const Words = () => {
    usePhrases("visits", "refillOrders");
    return <VisitTable rows={[stop]} loading={false} chosen={[]} onChoose={() => {}} />;
  };
  const page = (
    <LanguageContext value={language}>
      <MemoryRouter>
        <Words />
      </MemoryRouter>
    </LanguageContext>
  );
  await loadWanted(language);
  await act(async () => root.render(page));
  const widths = [...host.querySelectorAll<HTMLElement>(".ant-table-body col")].map(({ style }) => style.width);
  expect(widths.length).toBeGreaterThan(8);
  expect(widths.reduce((sum, width) => sum + Number.parseInt(width, 10), 0)).toBeLessThanOrEqual(room);
  expect(host.textContent).toContain("YT110001 · 国贸地铁站");
  expect(host.textContent).toContain(soon);
  expect(host.querySelector('a[href="/jxcgl/bhd?doc=77"]')).not.toBeNull();
  await act(async () => root.unmount());
});
