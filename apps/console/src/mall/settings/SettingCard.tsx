import { checkMallSetting, type MallSettingGroup, mallSettingKinds, type MallSettingName } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Input, Space, Switch, Tooltip } from "antd";
import { MoneyField, showTime, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Setting, typedOf, wireOf } from "./setting.ts";
import { useSettingLabels } from "./useSettingLabels.ts";

/** What was typed and is not saved yet, by setting. */
export type TypedSettings = Readonly<Partial<Record<MallSettingName, string | undefined>>>;

interface SettingCardProps {
  readonly group: MallSettingGroup;
  readonly settings: readonly Setting[];
  readonly typed: TypedSettings;
  readonly onType: (typed: TypedSettings) => void;
  readonly readOnly: string | undefined;
  readonly saving: boolean;
  readonly onSave: (changes: readonly { name: MallSettingName; value: string | null }[]) => Promise<void>;
  readonly onSwitch: (setting: Setting, value: string | null) => Promise<void>;
}

/** The settings of one group. Switches count at once; what is typed waits for the bar below it. */
export function SettingCard(props: SettingCardProps) {
  const { group, settings, typed, onType, readOnly, saving, onSave, onSwitch } = props;
  const t = usePhrases("mallSettings");
  const words = t.mallSettings;
  const labels = useSettingLabels();
  const refusal = useRefusalText();
  const textOf = ({ settingName, settingValue }: Setting) => typed[settingName] ?? typedOf(settingName, settingValue);
  const changes = settings
    .map((setting) => ({
      name: setting.settingName,
      value: wireOf(setting.settingName, textOf(setting)),
      before: setting.settingValue,
    }))
    .filter(({ value, before }) => value !== before);
  const problemOf = (setting: Setting) =>
    typed[setting.settingName] === undefined
      ? undefined
      : refusal(checkMallSetting(setting.settingName, wireOf(setting.settingName, textOf(setting))));
  const forget = () => onType(Object.fromEntries(settings.map(({ settingName }) => [settingName, undefined])));
  const hasProblem = settings.some((setting) => problemOf(setting) !== undefined);
  return (
    <section id={group} className="kit-card mall-settings-card">
      <h3>{words.groups[group]}</h3>
      {settings.map((setting) => {
        const { settingName: name } = setting;
        const problem = problemOf(setting);
        return (
          <div key={name} className="mall-setting">
            <div>
              <b>{labels[name]}</b>
              <p>{words.effect[name]}</p>
              <Source setting={setting} readOnly={readOnly} onRestore={() => void onSwitch(setting, null)} />
            </div>
            <Tooltip title={readOnly}>
              <div className="mall-setting-control">
                {mallSettingKinds[name].kind === "switch" ? (
                  <Switch
                    aria-label={labels[name]}
                    checked={setting.settingValue === "on"}
                    disabled={readOnly !== undefined}
                    loading={saving}
                    onChange={(isOn) => void onSwitch(setting, isOn ? "on" : "off")}
                  />
                ) : (
                  <Typed
                    name={name}
                    label={labels[name]}
                    value={textOf(setting)}
                    disabled={readOnly !== undefined}
                    problem={problem}
                    onChange={(text) => onType({ [name]: text })}
                  />
                )}
                {problem === undefined ? null : <p role="alert">{problem}</p>}
              </div>
            </Tooltip>
          </div>
        );
      })}
      {changes.length === 0 ? null : (
        <footer>
          <span>{words.unsaved}</span>
          <Space>
            <Button onClick={forget}>{words.discard}</Button>
            <Button
              type="primary"
              loading={saving}
              disabled={hasProblem || readOnly !== undefined}
              onClick={() => void onSave(changes).then(forget)}
            >
              {t.common.action.save}
            </Button>
          </Space>
        </footer>
      )}
    </section>
  );
}

interface TypedProps {
  readonly name: MallSettingName;
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

function Typed({ name, label, value, disabled, problem, onChange }: TypedProps) {
  const kind = mallSettingKinds[name];
  const shared = {
    "aria-label": label,
    value,
    disabled,
    ...(problem === undefined ? {} : { status: "error" as const }),
  };
  if (kind.kind === "amount") return <MoneyField {...shared} maxLength={12} onChange={onChange} />;
  return kind.kind === "text" ? (
    <Input.TextArea
      {...shared}
      rows={3}
      maxLength={kind.most}
      showCount
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <Input
      {...shared}
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface SourceProps {
  readonly setting: Setting;
  readonly readOnly: string | undefined;
  readonly onRestore: () => void;
}

/** From where a value comes, who changed it last, and the way back to what stands above. */
function Source({ setting, readOnly, onRestore }: SourceProps) {
  const words = usePhrases("mallSettings").mallSettings;
  const { settingSource, inheritedFrom, changedBy, changedTime } = setting;
  return (
    <small>
      {settingSource === "parent"
        ? fill(words.source.parent, { name: inheritedFrom ?? "" })
        : words.source[settingSource]}
      {changedBy === null ? null : ` · ${fill(words.changed, { name: changedBy, time: showTime(changedTime) })}`}
      {settingSource === "own" ? (
        <Button type="link" size="small" disabled={readOnly !== undefined} onClick={onRestore}>
          {words.restore}
        </Button>
      ) : null}
    </small>
  );
}
