import { dictionaryOffers } from "@yunshou/contract/system/dictionary";
import type { DictionaryType } from "@yunshou/domain";
import { Button, Flex, Input, Tooltip } from "antd";
import { useCall } from "../queries.ts";

interface DictionaryTextProps {
  readonly type: DictionaryType;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly id?: string;
  readonly rows?: number;
  readonly maxLength: number;
}

/** A text that people write or take from the data dictionary; what they take they may still change (SYS-02). */
export function DictionaryText({ type, value = "", onChange, id, rows = 3, maxLength }: DictionaryTextProps) {
  const { data } = useCall(dictionaryOffers.list, { dictType: type }, { silent: true });
  const offers = data?.rows ?? [];
  return (
    <Flex vertical gap={8}>
      <Input.TextArea
        {...(id === undefined ? {} : { id })}
        rows={rows}
        maxLength={maxLength}
        showCount
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {offers.length > 0 && (
        <Flex wrap gap={8}>
          {offers.map(({ dictCode, dictName, dictValue }) => (
            <Tooltip key={dictCode} title={dictValue === dictName ? undefined : dictValue}>
              <Button size="small" onClick={() => onChange?.([...dictValue].slice(0, maxLength).join(""))}>
                {dictName}
              </Button>
            </Tooltip>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
