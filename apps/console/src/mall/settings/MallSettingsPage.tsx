import { mallSettings } from "@yunshou/contract/mall/mallSettings";
import { type MallSettingGroup, mallSettingGroups, type MallSettingName } from "@yunshou/domain";
import { SearchOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { Anchor, App, Button, Input, Skeleton } from "antd";
import { useState } from "react";
import { EmptyState, useCall, useRefusedWithout, useTell, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SettingCard, type TypedSettings } from "./SettingCard.tsx";
import type { Setting } from "./setting.ts";
import { useSettingLabels } from "./useSettingLabels.ts";
import "./settings.css";

const groups = Object.keys(mallSettingGroups) as MallSettingGroup[];

/** 商城设置: what the own merchant decides about its mall, and what it takes over from the merchants above (MALL-04). */
export function MallSettingsPage() {
  const t = usePhrases("mallSettings");
  const words = t.mallSettings;
  const labels = useSettingLabels();
  const { message } = App.useApp();
  const tell = useTell();
  const { data, error, reload } = useCall(mallSettings.read, {});
  const readOnly = useRefusedWithout("mall.setting.write");
  const { run, running } = useWrite(mallSettings.save);
  const [text, search] = useState("");
  const [typed, setTyped] = useState<TypedSettings>({});
  if (data === undefined)
    return (
      <section className="kit-card">
        {error === null ? <Skeleton active /> : <EmptyState error={error} onRetry={() => void reload()} />}
      </section>
    );
  const rows = new Map<MallSettingName, Setting>(data.rows.map((row) => [row.settingName, row]));
  /** What was typed stays in sight until it is saved or given up. */
  const isFound = (name: MallSettingName) =>
    text === "" ||
    typed[name] !== undefined ||
    [labels[name], words.effect[name]].some((one) => one.toLowerCase().includes(text.toLowerCase()));
  const shown = groups
    .map((group) => ({ group, settings: mallSettingGroups[group].filter(isFound).map((name) => rows.get(name)!) }))
    .filter(({ settings }) => settings.length > 0);
  const save = async (changes: readonly { name: MallSettingName; value: string | null }[]) => {
    const settings = changes.map(({ name, value }) => ({ settingName: name, settingValue: value }));
    await run({ settings });
  };
  /** A switch counts at once, and can be taken back in the same breath. */
  const switchTo = async (setting: Setting, value: string | null) => {
    const before = setting.settingSource === "own" ? setting.settingValue : null;
    await save([{ name: setting.settingName, value }]);
    const key = setting.settingName;
    message.success({
      key,
      duration: 6,
      content: (
        <>
          {fill(t.common.result.of, { about: labels[key], result: t.common.result.modified })}{" "}
          <Button
            type="link"
            size="small"
            onClick={() => {
              message.destroy(key);
              void save([{ name: key, value: before }]);
            }}
          >
            {words.undo}
          </Button>
        </>
      ),
    });
  };
  return (
    <div className="mall-settings">
      <aside className="kit-card">
        <Input
          allowClear
          prefix={<SearchOutlined />}
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        <Anchor
          affix={false}
          items={shown.map(({ group }) => ({ key: group, href: `#${group}`, title: words.groups[group] }))}
        />
      </aside>
      <div>
        <h2 className="mall-settings-title">{words.pages["/sc/scsz"]}</h2>
        {shown.length === 0 && <EmptyState onClear={() => search("")} />}
        {shown.map(({ group, settings }) => (
          <SettingCard
            key={group}
            group={group}
            settings={settings}
            typed={typed}
            onType={(some) => setTyped((before) => ({ ...before, ...some }))}
            readOnly={readOnly}
            saving={running}
            onSave={async (changes) => {
              await save(changes);
              tell(words.groups[group], t.common.result.modified);
            }}
            onSwitch={switchTo}
          />
        ))}
      </div>
    </div>
  );
}
