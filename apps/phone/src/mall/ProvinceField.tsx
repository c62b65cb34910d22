import { freightRuleOf, type Province, provinces } from "@yunshou/domain";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import { useId } from "react";
import { currentLanguage } from "../platform/phrases/language.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { Shop } from "./shopFront.ts";

interface ProvinceFieldProps {
  readonly freight: NonNullable<Shop["freight"]>;
  readonly value: Province | null;
  readonly onChange: (province: Province | null) => void;
}

/** Where goods are brought, on which the fee depends; a province that is not served says so. */
export function ProvinceField({ freight, value, onChange }: ProvinceFieldProps) {
  const t = usePhrases("shopFront").shopFront;
  const id = useId();
  const isServed = value === null || freightRuleOf(freight.rules, value) !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{t.province}</label>
      <select
        id={id}
        value={value ?? ""}
        aria-invalid={!isServed}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(provinces.find((province) => province === target.value) ?? null)}
      >
        <option value="">{t.chooseProvince}</option>
        {provinces.map((province) => (
          <option key={province} value={province}>
            {provinceName(currentLanguage(), province)}
          </option>
        ))}
      </select>
      <small id={`${id}-about`} role={isServed ? undefined : "alert"}>
        {isServed ? null : t.notServed}
      </small>
    </div>
  );
}
