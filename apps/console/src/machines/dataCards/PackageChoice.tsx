import { dataPackages } from "@yunshou/contract/machines/dataCards";
import { fill } from "@yunshou/phrases/fill";
import type { ComponentProps } from "react";
import { SearchChoice, showMoney, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Chooses a package that is on. */
export function PackageChoice(props: ComponentProps<typeof SearchChoice<string>>) {
  const t = usePhrases("dataCards");
  const { data } = useCall(dataPackages.list, { pageSize: 200 }, { silent: true });
  return (
    <SearchChoice<string>
      placeholder={t.common.form.select}
      loading={data === undefined}
      options={(data?.rows ?? [])
        .filter(({ enabled, packageId }) => enabled || packageId === props.value)
        .map((row) => ({
          value: row.packageId,
          label: `${row.packageName} · ${row.packageTraffic} MB · ${fill(t.dataCards.months, { n: row.packagePeriod })} · ${showMoney(row.packagePriceFen)}`,
        }))}
      {...props}
    />
  );
}
