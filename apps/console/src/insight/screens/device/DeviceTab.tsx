import type { OutputOf } from "@yunshou/contract";
import type { ScreenName } from "@yunshou/contract/insight/screens";
import { screenCalls } from "@yunshou/contract/insight/documented";
import type { screens } from "@yunshou/contract/insight/screens";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import { useMemo, useReducer, useState } from "react";
import { axes, line, tones } from "../chartStyle.ts";
import { Figure, Loaded, Panel, Ranking, ScreenChart, Switch } from "../parts.tsx";
import { useScreenData } from "../useScreenData.ts";
import { useScreenText } from "../words.ts";
import {
  type DeviceFilters,
  deviceReducer,
  firstDeviceState,
  type Period,
  queryTypes,
  type Topic,
} from "./deviceState.ts";
import { DeviceMap } from "./DeviceMap.tsx";

type Config = OutputOf<typeof screens.config>;
type Series = OutputOf<typeof screenCalls.newMachines>;

const refreshMs = 60_000;
const endpoints = {
  operating: screenCalls.operatingMachines,
  entered: screenCalls.newMachines,
  exited: screenCalls.exitedMachines,
} as const;
const topicTone = { operating: tones.cyan, entered: tones.green, exited: tones.orange } as const;

/** The device panel (BIGDEV): at first the map and no topic, afterwards a chart or table of the chosen one. */
export function DeviceTab({ screen, config }: { readonly screen: ScreenName; readonly config: Config }) {
  const { words, number, language } = useScreenText();
  const [state, dispatch] = useReducer(deviceReducer, firstDeviceState);
  const byProvince = useScreenData(screenCalls.machinesByProvince, { machinetype: "0", screen }, refreshMs);
  const total = byProvince?.reduce((sum, row) => sum + row.num, 0);
  const all = { queryType: 1, province: "", shbh: "", machinetype: "0", screen } as const;
  const entered = useScreenData(screenCalls.newMachines, all, refreshMs);
  const exited = useScreenData(screenCalls.exitedMachines, all, refreshMs);
  const figure = (value: number | undefined) => (value === undefined ? "—" : number.format(value));
  const topics = (["operating", "entered", "exited"] as const).map((value) => ({ value, text: words.device[value] }));

  return (
    <div className="bs-grid bs-device">
      <div className="bs-figures">
        <Figure name={words.device.total} value={figure(total)} unit={words.unit.machines} />
        <Figure name={words.device.covered} value={figure(byProvince?.length)} tone="gold" />
        <Figure name={words.device.newest} value={figure(sum(entered))} unit={words.unit.machines} tone="green" />
        <Figure name={words.device.left} value={figure(sum(exited))} unit={words.unit.machines} tone="red" />
      </div>
      <div className="bs-device-main">
        <div className="bs-device-bar">
          <Switch<Topic>
            label={words.tab.device}
            value={state.topic}
            options={topics}
            onChange={(topic) => dispatch({ kind: "topic", topic })}
          />
          {state.topic !== null && (
            <button type="button" className="bs-link" onClick={() => dispatch({ kind: "topic", topic: null })}>
              {words.device.backToMap}
            </button>
          )}
          <Filters
            screen={screen}
            filters={state.filters}
            canFilterMerchant={config.viewer === "session"}
            onChange={(filters) => dispatch({ kind: "filters", filters })}
          />
        </div>
        {state.topic === null ? (
          <DeviceMap mapFile={config.mapFiles.china} approvalNo={config.mapApprovalNo} provinces={byProvince} />
        ) : (
          <TopicView key={state.topic} screen={screen} topic={state.topic} filters={state.filters} />
        )}
      </div>
      <Panel title={words.device.distribution} className="bs-device-side">
        <Loaded data={byProvince} isEmpty={(rows) => rows.length === 0}>
          {(rows) => (
            <Ranking
              rows={rows.slice(0, 20).map((row) => ({
                name: provinceName(language, row.province),
                size: row.num,
                figure: number.format(row.num),
              }))}
              unit={words.unit.machines}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

const sum = (series: Series | undefined): number | undefined => series?.reduce((total, row) => total + row.sl, 0);

interface FiltersProps {
  readonly screen: ScreenName;
  readonly filters: DeviceFilters;
  readonly canFilterMerchant: boolean;
  readonly onChange: (filters: DeviceFilters) => void;
}

/** Region, machine type and merchant number (BIGDEV-05). The number of a merchant needs a session (PERM-16). */
function Filters({ screen, filters, canFilterMerchant, onChange }: FiltersProps) {
  const { words, language } = useScreenText();
  const provinces = useScreenData(screenCalls.provinces, { screen }, null);
  const types = useScreenData(screenCalls.machineTypes, { screen }, null);
  const [merchantNo, setMerchantNo] = useState(filters.merchantNo);
  const [known, setKnown] = useState(filters.merchantNo);
  if (known !== filters.merchantNo) {
    setKnown(filters.merchantNo);
    setMerchantNo(filters.merchantNo);
  }
  const apply = () => onChange({ ...filters, merchantNo: merchantNo.trim() });
  return (
    <form
      className="bs-filters"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <select
        aria-label={words.device.province}
        value={filters.province}
        onChange={(event) => onChange({ ...filters, province: event.target.value })}
      >
        <option value="">{words.device.allProvinces}</option>
        {provinces?.map((name) => (
          <option key={name} value={name}>
            {provinceName(language, name)}
          </option>
        ))}
      </select>
      <select
        aria-label={words.device.type}
        value={filters.type}
        onChange={(event) => onChange({ ...filters, type: event.target.value })}
      >
        <option value="0">{words.device.allTypes}</option>
        {types?.map((type) => (
          <option key={type.jqywlxdm} value={type.jqywlxdm}>
            {type.jqywlxmc}
          </option>
        ))}
      </select>
      <input
        aria-label={words.device.merchantNo}
        placeholder={canFilterMerchant ? words.device.merchantNo : words.device.merchantHint}
        title={canFilterMerchant ? undefined : words.device.merchantHint}
        disabled={!canFilterMerchant}
        maxLength={40}
        value={merchantNo}
        onChange={(event) => setMerchantNo(event.target.value)}
        onBlur={apply}
      />
    </form>
  );
}

/** One topic over time as line or table (BIGDEV-06 to BIGDEV-10, BIGDEV-15). */
function TopicView({
  screen,
  topic,
  filters,
}: {
  readonly screen: ScreenName;
  readonly topic: Topic;
  readonly filters: DeviceFilters;
}) {
  const { words, number } = useScreenText();
  const [period, setPeriod] = useState<Period>("day");
  const [display, setDisplay] = useState<"line" | "table">("line");
  const input = {
    queryType: queryTypes[period],
    province: filters.province,
    shbh: filters.merchantNo,
    machinetype: filters.type,
    screen,
  };
  const rows = useScreenData(endpoints[topic], input, refreshMs);
  const option = useMemo(() => {
    const series = rows ?? [];
    return {
      ...axes(series.map((row) => (period === "day" ? row.time.slice(5) : row.time))),
      series: [
        line(
          words.device[topic],
          series.map((row) => row.sl),
          topicTone[topic],
        ),
      ],
    };
  }, [rows, period, topic, words]);
  const periods = (["year", "month", "day"] as const).map((value) => ({ value, text: words.device[value] }));
  const displays = (["line", "table"] as const).map((value) => ({ value, text: words.device[value] }));
  return (
    <Panel
      title={words.device[topic]}
      className="bs-grow"
      extra={
        <div className="bs-extras">
          <Switch label={words.device.date} value={period} options={periods} onChange={setPeriod} />
          <Switch label={words.device.table} value={display} options={displays} onChange={setDisplay} />
        </div>
      }
    >
      {display === "line" ? (
        <ScreenChart option={option} label={words.device[topic]} />
      ) : (
        <Loaded data={rows} isEmpty={(list) => list.every((row) => row.sl === 0)}>
          {(list) => (
            <div className="bs-scroll">
              <table className="bs-table">
                <thead>
                  <tr>
                    <th scope="col">{words.device.date}</th>
                    <th scope="col">{words.device.count}</th>
                  </tr>
                </thead>
                <tbody>
                  {list.toReversed().map((row) => (
                    <tr key={row.time}>
                      <th scope="row">{row.time}</th>
                      <td>{number.format(row.sl)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Loaded>
      )}
    </Panel>
  );
}
