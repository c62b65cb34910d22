import type { OutputOf } from "@yunshou/contract";
import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { checkGoodsCounted, fieldLimits, goodsCountReasons } from "@yunshou/domain";
import { Input, InputNumber, Select, Tooltip } from "antd";
import { useEffect, useState } from "react";
import { useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

export type GoodsLine = OutputOf<typeof goodsCounts.detail>["lines"][number];

interface LineProps {
  readonly goodsCountId: string;
  readonly line: GoodsLine;
  readonly disabled: boolean;
  readonly onRefused: () => void;
}

export const fieldIdOf = ({ productId, batchNo }: GoodsLine) => `goods-count-${productId}-${batchNo}`;

const nameOf = ({ productName, batchNo }: GoodsLine) => (batchNo === "" ? productName : `${productName} ${batchNo}`);

/** Keeps a number when the field is left or Enter is pressed; Enter also counts goods again that are out of date. */
export function CountedField({ goodsCountId, line, disabled, onRefused }: LineProps) {
  const t = usePhrases("counts");
  const refusal = useRefusalText();
  const enter = useWrite(goodsCounts.enter);
  const [value, setValue] = useState<number | null>(line.counted);
  useEffect(() => setValue(line.counted), [line.counted, line.countedTime]);
  const refused = value === null ? undefined : refusal(checkGoodsCounted(value));
  const keep = (evenSame: boolean) => {
    const isSame = value === line.counted && !(evenSame && line.isStale);
    if (value === null || isSame || refused !== undefined || enter.running) return;
    const { productId, batchNo } = line;
    enter.run({ goodsCountId, productId, batchNo, counted: value, seenTime: line.countedTime }).catch(onRefused);
  };
  return (
    <Tooltip title={refused}>
      <InputNumber
        id={fieldIdOf(line)}
        size="small"
        aria-label={`${t.counts.fields.counted} ${nameOf(line)}`}
        value={value}
        disabled={disabled}
        {...(refused === undefined ? {} : { status: "error" as const })}
        onChange={setValue}
        onBlur={() => keep(false)}
        onPressEnter={() => keep(true)}
      />
    </Tooltip>
  );
}

/** Why goods differ, with a remark. */
export function ReasonField({ goodsCountId, line, disabled, onRefused }: LineProps) {
  const t = usePhrases("counts", "goodsCounts");
  const { cause, fields } = t.counts;
  const causes = { ...cause, ...t.goodsCounts.cause };
  const explain = useWrite(goodsCounts.explain);
  const keep = (change: Partial<Pick<GoodsLine, "reason" | "remark">>) => {
    const { productId, batchNo, reason, remark } = line;
    explain.run({ goodsCountId, productId, batchNo, reason, remark, ...change }).catch(onRefused);
  };
  return (
    <>
      <Select
        size="small"
        aria-label={`${fields.reason} ${nameOf(line)}`}
        value={line.reason}
        disabled={disabled}
        {...(line.reason === null && !disabled ? { status: "warning" as const } : {})}
        placeholder={t.common.form.select}
        options={goodsCountReasons.map((value) => ({ value, label: causes[value] }))}
        onChange={(reason) => keep({ reason })}
      />
      {line.reason !== null && (
        <Input
          key={line.remark}
          size="small"
          aria-label={`${fields.remark} ${nameOf(line)}`}
          defaultValue={line.remark}
          disabled={disabled}
          maxLength={fieldLimits.remarkLength}
          placeholder={fields.remark}
          onBlur={({ target }) => target.value !== line.remark && keep({ remark: target.value })}
        />
      )}
    </>
  );
}
