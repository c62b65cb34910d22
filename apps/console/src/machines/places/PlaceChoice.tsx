import { regions } from "@yunshou/contract/machines/regions";
import { routes } from "@yunshou/contract/machines/routes";
import { zones } from "@yunshou/contract/machines/zones";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import type { ComponentProps } from "react";
import { SearchChoice, useCall } from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";

type ChoiceProps = ComponentProps<typeof SearchChoice<string>>;

/** Chooses a zone. */
export function ZoneChoice(props: ChoiceProps) {
  const t = usePhrases();
  const { data } = useCall(zones.options, {}, { silent: true });
  return (
    <SearchChoice<string>
      allowClear
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={(data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      {...props}
    />
  );
}

/** Chooses a route; its zone stands behind the name. */
export function RouteChoice(props: ChoiceProps) {
  const t = usePhrases();
  const { data } = useCall(routes.options, {}, { silent: true });
  return (
    <SearchChoice<string>
      allowClear
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={(data?.rows ?? []).map(({ id, name, zoneName }) => ({
        value: id,
        label: zoneName === null ? name : `${name} · ${zoneName}`,
      }))}
      {...props}
    />
  );
}

/** Chooses a region by any part of its way from the province. */
export function RegionChoice(props: ChoiceProps) {
  const t = usePhrases();
  const language = useLanguage();
  const { data } = useCall(regions.tree, {}, { silent: true });
  const rows = data?.rows ?? [];
  const byId = new Map(rows.map((row) => [row.regionId, row]));
  const wayTo = ({ parentId, level, regionName }: (typeof rows)[number]): string => {
    const parent = byId.get(parentId ?? "");
    const name = level === 1 ? provinceName(language, regionName) : regionName;
    return parent === undefined ? name : `${wayTo(parent)} / ${name}`;
  };
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={rows
        .map((row) => ({ value: row.regionId, label: wayTo(row) }))
        .sort((a, b) => a.label.localeCompare(b.label))}
      {...props}
    />
  );
}
