import type { EntityRow } from "@yunshou/contract/entities";
import { checkMovedAmount, checkNotNegative, fenFromYuan, laneLimits, laneModes } from "@yunshou/domain";
import { App, Button, Space } from "antd";
import { type ReactNode, useState } from "react";
import { Choice, MoneyField, NumberField, ofYuan, ProductField, useErrorText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { LaneRow } from "../lanes/laneState.ts";

/** What is set on the chosen lanes; what is absent stays as it is in each of them. */
export interface LaneSettings {
  readonly product?: EntityRow;
  readonly lanePriceFen?: string;
  readonly purchaseFen?: string;
  readonly capacity?: number;
  readonly warnThreshold?: number;
  readonly laneMode?: LaneRow["laneMode"];
}

interface LaneSettingsFormProps {
  readonly disabled: boolean;
  readonly onSet: (settings: LaneSettings) => void;
  readonly onClear: () => void;
}

interface Typed {
  readonly product?: EntityRow | undefined;
  readonly price?: string;
  readonly purchase?: string;
  readonly capacity?: number | null;
  readonly threshold?: number | null;
  readonly mode?: LaneRow["laneMode"] | undefined;
}

const priceOf = ofYuan((fen) => checkMovedAmount(fen, "lanePriceFen"));
const purchaseOf = ofYuan(checkNotNegative);
const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";
const fenTextOf = (text: string) => {
  const fen = fenFromYuan(text);
  return fen.ok ? String(fen.value) : "0";
};

/** Fields beside the front: what is filled in is set on all chosen lanes at once, the rest stays. */
export function LaneSettingsForm({ disabled, onSet, onClear }: LaneSettingsFormProps) {
  const t = usePhrases("templates", "lanes");
  const names = t.lanes.fields;
  const { message } = App.useApp();
  const errorText = useErrorText();
  const [typed, type] = useState<Typed>({});
  const write = (more: Typed) => type({ ...typed, ...more });
  const set = () => {
    for (const checked of [
      ...(isGiven(typed.price) ? [priceOf(typed.price)] : []),
      ...(isGiven(typed.purchase) ? [purchaseOf(typed.purchase)] : []),
    ])
      if (!checked.ok) return void message.error(errorText(checked.code, checked.values));
    onSet({
      ...(typed.product === undefined ? {} : { product: typed.product }),
      ...(isGiven(typed.price) ? { lanePriceFen: fenTextOf(typed.price) } : {}),
      ...(isGiven(typed.purchase) ? { purchaseFen: fenTextOf(typed.purchase) } : {}),
      ...(typed.capacity == null ? {} : { capacity: typed.capacity }),
      ...(typed.threshold == null ? {} : { warnThreshold: typed.threshold }),
      ...(typed.mode === undefined ? {} : { laneMode: typed.mode }),
    });
    type({});
  };
  const field = (label: string, control: ReactNode) => (
    <label style={{ display: "block", marginBottom: 8 }}>
      <div className="kit-soft">{label}</div>
      {control}
    </label>
  );
  const wide = { width: "100%" };
  return (
    <div style={{ width: 260, flex: "none" }}>
      {field(
        names.product,
        <ProductField
          disabled={disabled}
          allowClear
          value={typed.product?.id ?? null}
          onChange={(_id, product) => write({ product })}
        />,
      )}
      {field(
        names.lanePrice,
        <MoneyField
          disabled={disabled}
          value={typed.price ?? ""}
          onChange={(price) => write({ price })}
          onPressEnter={(event) => {
            // Enter sets the lanes here and does not save the page.
            event.preventDefault();
            set();
          }}
        />,
      )}
      {field(
        names.purchasePrice,
        <MoneyField disabled={disabled} value={typed.purchase ?? ""} onChange={(purchase) => write({ purchase })} />,
      )}
      {field(
        names.capacity,
        <NumberField
          style={wide}
          min={0}
          max={laneLimits.capacity}
          precision={0}
          disabled={disabled}
          value={typed.capacity ?? null}
          onChange={(capacity) => write({ capacity })}
        />,
      )}
      {field(
        names.warnThreshold,
        <NumberField
          style={wide}
          min={0}
          precision={0}
          disabled={disabled}
          value={typed.threshold ?? null}
          onChange={(threshold) => write({ threshold })}
        />,
      )}
      {field(
        names.laneMode,
        <Choice
          style={wide}
          allowClear
          disabled={disabled}
          values={laneModes}
          words={t.lanes.laneMode}
          value={typed.mode ?? null}
          onChange={(mode) => write({ mode: mode ?? undefined })}
        />,
      )}
      <Space wrap>
        <Button type="primary" ghost disabled={disabled} onClick={set}>
          {t.templates.set}
        </Button>
        <Button disabled={disabled} onClick={onClear}>
          {t.templates.clear}
        </Button>
      </Space>
    </div>
  );
}
