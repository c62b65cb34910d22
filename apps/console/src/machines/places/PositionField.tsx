import { checkCoordinates, pastedCoordinates } from "@yunshou/domain";
import { Input, Space } from "antd";
import { PlaceMap } from "./map/PlaceMap.tsx";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { NumberField } from "../../platform/kit/index.ts";

/** A position as far as it is given. */
export interface PartOfPosition {
  readonly longitude: number | null;
  readonly latitude: number | null;
}

interface PositionFieldProps {
  /** Given by the field of a form. */
  readonly id?: string;
  readonly value?: PartOfPosition;
  readonly onChange?: (position: PartOfPosition) => void;
}

/** Marks a position on the map, by two numbers, or by a pasted pair (POINT-01). */
export function PositionField({ id, value = { longitude: null, latitude: null }, onChange }: PositionFieldProps) {
  const t = usePhrases("points");
  const { fields } = t.points;
  const position = checkCoordinates(value.longitude, value.latitude);
  const number = (name: keyof PartOfPosition) => (
    <NumberField
      {...(name === "longitude" && id !== undefined ? { id } : {})}
      aria-label={fields[name]}
      placeholder={fields[name]}
      style={{ width: 150 }}
      controls={false}
      value={value[name]}
      onChange={(degrees) => onChange?.({ ...value, [name]: degrees })}
    />
  );
  return (
    <>
      <Space wrap style={{ marginBottom: 8 }}>
        {number("longitude")}
        {number("latitude")}
        <Input
          aria-label={t.points.paste}
          placeholder={t.points.paste}
          style={{ width: 220 }}
          value=""
          onChange={({ target }) => {
            const pasted = pastedCoordinates(target.value);
            if (pasted !== undefined) onChange?.(pasted);
          }}
        />
      </Space>
      <PlaceMap
        height={300}
        marks={[]}
        pin={position.ok ? position.value : undefined}
        onPick={(picked) => onChange?.(picked)}
      />
    </>
  );
}
