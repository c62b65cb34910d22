import { act } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { SearchChoice } from "../form/SearchChoice.tsx";
import { Conditions } from "./Conditions.tsx";
import { conditionsOf } from "./conditions.ts";
import type { Filter } from "./FilterBar.tsx";
import { TextFilter } from "./TextFilter.tsx";

await loadWanted("zh");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Filters {
  readonly zoneId?: string;
  readonly orderNo?: string;
}

/** A choice that asks for its options itself, as those of zones, tags and products do. */
function ZoneField({ value }: { readonly value?: string }) {
  const options = [{ value: "385123219646025904", label: "东北片区" }];
  return <SearchChoice<string> options={options} {...(value === undefined ? {} : { value })} />;
}
const filters: Filter<Filters>[] = [
  { name: "zoneId", label: "区域", control: <ZoneField /> },
  { name: "orderNo", label: "订单编号", control: <TextFilter /> },
];

describe("conditions that narrow a list", () => {
  it("say what an id is called, as its field does, and a typed number as it was typed", async () => {
    const host = document.createElement("div");
    const root = createRoot(host);
    const conditions = conditionsOf(filters, { zoneId: "385123219646025904", orderNo: "384620993954255805" });
    await act(async () =>
      root.render(
        <LanguageContext value="zh">
          <Conditions<Filters> conditions={conditions} onSearch={() => undefined} onReset={() => undefined} />
        </LanguageContext>,
      ),
    );
    const told = [...host.querySelectorAll(".kit-condition")].map((one) => one.textContent);
    expect(told).toEqual(["区域: 东北片区", "订单编号: 384620993954255805"]);
    expect(host.querySelector("input")).toBeNull();
    await act(async () => root.unmount());
  });
});
