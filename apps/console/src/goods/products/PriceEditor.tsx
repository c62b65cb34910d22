import type { RowOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import { prices } from "@yunshou/contract/goods/prices";
import { accept, checkPrices, fenFromYuan, fieldLimits, type Result, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Checkbox, Input, Popover } from "antd";
import { type KeyboardEvent, useState } from "react";
import { type CellEditor, showNumber, useCall, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../goods.css";
import { usePriceChange } from "./usePriceChange.tsx";

/** Which of its two prices a cell holds. */
export type PriceField = "unitPrice" | "costPrice";

type Product = RowOf<typeof products.list>;

/** What is written as a price of the product: fen that its rules accept, or why not. A purchase price may be emptied: then it is not known. */
function priceOf(text: string, field: PriceField, { unitPriceFen, costPriceFen }: Product): Result<string | null> {
  const written = field === "costPrice" && text.trim() === "" ? accept(null) : fenFromYuan(text);
  if (!written.ok) return written;
  const fen = written.value;
  const allowed =
    field === "costPrice"
      ? checkPrices(BigInt(unitPriceFen), fen)
      : checkPrices(fen ?? 0n, costPriceFen === null ? null : BigInt(costPriceFen));
  return allowed.ok ? accept(fen === null ? null : String(fen)) : allowed;
}

const yuanOf = (fen: string | null) => (fen === null ? "" : yuanFromFen(BigInt(fen)));

interface PriceEditorProps extends CellEditor {
  readonly product: Product;
  readonly field: PriceField;
}

/**
 * Writes a price in its cell, with its reason and, of what is sold at it, the lanes that follow below it. Enter saves and
 * goes to the price below, Tab saves, Escape gives up.
 */
export function PriceEditor({ product, field, saved, cancel }: PriceEditorProps) {
  const { productId, productName, version } = product;
  const before = product[`${field}Fen`];
  const t = usePhrases("products", "goods");
  const { fields, pricing: words } = t.products;
  const refusal = useRefusalText();
  const [text, setText] = useState(yuanOf(before));
  const [reason, setReason] = useState("");
  const [follow, setFollow] = useState(true);
  const change = usePriceChange();
  const isSold = field === "unitPrice";
  const current = useCall(prices.current, { productIds: [productId] }, { silent: true, enabled: isSold });
  const lanes = current.data?.rows[0];
  const price = priceOf(text, field, product);
  const isAsBefore = price.ok && price.value === before;
  const save = async (next: "below" | "none") => {
    if (change.running || !price.ok) return;
    if (isAsBefore) return cancel();
    try {
      await change.run({
        changes: [
          { productId, version, ...(isSold ? { unitPriceFen: price.value ?? "0" } : { costPriceFen: price.value }) },
        ],
        reason,
        lanesFollow: isSold && follow,
      });
    } catch {
      // The call has told why; what was written stays to be mended.
      return;
    }
    saved(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") cancel();
    if (event.key === "Enter") void save("below");
  };
  return (
    <Popover
      open
      trigger="click"
      onOpenChange={(isOpen) => !isOpen && isAsBefore && cancel()}
      placement="bottomRight"
      content={
        <div className="goods-price-editor" role="group" aria-label={productName} onKeyDown={onKeyDown}>
          {!price.ok && (
            <div role="alert" className="ant-form-item-explain-error">
              {refusal(price)}
            </div>
          )}
          <Input
            size="small"
            aria-label={fields.reason}
            placeholder={fields.reason}
            maxLength={fieldLimits.remarkLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {isSold && (
            <Checkbox checked={follow} onChange={({ target }) => setFollow(target.checked)}>
              {fill(words.lanesFollow, { n: showNumber(lanes?.lanesFollowing ?? null) })}
            </Checkbox>
          )}
        </div>
      }
    >
      <Input
        size="small"
        autoFocus
        className="goods-price-input"
        inputMode="decimal"
        aria-label={fields[field]}
        disabled={change.running}
        status={price.ok ? "" : "error"}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key !== "Tab" || event.shiftKey) return;
          event.preventDefault();
          void save("none");
        }}
      />
    </Popover>
  );
}
