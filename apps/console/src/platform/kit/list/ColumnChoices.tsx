import { HolderOutlined, PushpinOutlined, UpOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { Button, Checkbox, Tooltip } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { type ColumnPlace, moveBefore, type Pin } from "./columnLayout.ts";
import { FocusBox } from "../focus.tsx";

export interface ColumnSettingsProps {
  readonly places: readonly ColumnPlace[];
  readonly onChange: (places: readonly ColumnPlace[]) => void;
  readonly onReset: () => void;
}

/** What 列设置 opens: the columns in their groups, each with its switch, its pins and its way up. */
export function ColumnChoices({ places, onChange, onReset }: ColumnSettingsProps) {
  const t = usePhrases();
  const shown = places.filter((place) => place.shown).length;
  const groups: readonly [Pin, string][] = [
    ["start", t.common.list.pinnedStart],
    ["none", t.common.list.notPinned],
    ["end", t.common.list.pinnedEnd],
  ];
  return (
    <FocusBox>
      <div className="kit-columns">
        <div className="kit-columns-head">
          <Checkbox
            checked={shown === places.length}
            indeterminate={shown > 0 && shown < places.length}
            onChange={(event) =>
              onChange(places.map((place, index) => ({ ...place, shown: event.target.checked || index === 0 })))
            }
          >
            {t.common.list.showAll}
          </Checkbox>
          <Button type="link" size="small" onClick={onReset}>
            {t.common.action.reset}
          </Button>
        </div>
        {groups.map(([pin, title]) => {
          const members = places.filter((place) => place.pin === pin);
          return members.length === 0 ? null : (
            <section key={pin}>
              <h4>{title}</h4>
              {members.map((place) => (
                <ColumnLine key={place.key} place={place} places={places} onChange={onChange} />
              ))}
            </section>
          );
        })}
      </div>
    </FocusBox>
  );
}

interface ColumnLineProps {
  readonly place: ColumnPlace;
  readonly places: readonly ColumnPlace[];
  readonly onChange: (places: readonly ColumnPlace[]) => void;
}

function ColumnLine({ place, places, onChange }: ColumnLineProps) {
  const t = usePhrases();
  const [over, setOver] = useState(false);
  const change = (part: Partial<ColumnPlace>) =>
    onChange(places.map((one) => (one.key === place.key ? { ...one, ...part } : one)));
  const above = places[places.indexOf(place) - 1];
  const isLastShown = place.shown && places.filter((one) => one.shown).length === 1;
  return (
    <div
      className={over ? "kit-columns-line kit-columns-over" : "kit-columns-line"}
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", place.key)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChange(moveBefore(places, event.dataTransfer.getData("text/plain"), place.key));
      }}
    >
      <HolderOutlined className="kit-columns-handle" aria-hidden="true" />
      <Checkbox
        checked={place.shown}
        disabled={isLastShown}
        onChange={(event) => change({ shown: event.target.checked })}
      >
        {place.title}
      </Checkbox>
      <span className="kit-columns-tools">
        {above !== undefined && (
          <Button
            type="text"
            size="small"
            icon={<UpOutlined />}
            aria-label={fill(t.common.list.moveUp, { name: place.title })}
            onClick={() => onChange(moveBefore(places, place.key, above.key))}
          />
        )}
        {(["start", "end"] as const).map((pin) => {
          const label =
            place.pin === pin
              ? t.common.list.notPinned
              : pin === "start"
                ? t.common.list.pinnedStart
                : t.common.list.pinnedEnd;
          return (
            <Tooltip key={pin} title={label}>
              <Button
                type="text"
                size="small"
                aria-label={label}
                icon={<PushpinOutlined rotate={pin === "start" ? 0 : 90} />}
                className={place.pin === pin ? "kit-pinned" : ""}
                onClick={() => change({ pin: place.pin === pin ? "none" : pin })}
              />
            </Tooltip>
          );
        })}
      </span>
    </div>
  );
}
