import type { RowOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import { prices } from "@yunshou/contract/goods/prices";
import { fieldLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Checkbox, Input, Popover } from "antd";
import { type KeyboardEvent, useState } from "react";
import { type CellEditor, DecimalField, showNumber, useCall, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../goods.css";
import { type PriceField, writtenPrice, yuanOf } from "./writtenPrice.ts";
import { usePriceChange } from "./usePriceChange.tsx";

type Product = RowOf<typeof products.list>;

interface PriceEditorProps extends CellEditor {
  readonly product: Product;
  readonly field: PriceField;
}

/**
 * Writes a price in its cell, with its reason and, of what is sold at it, the lanes that follow below it. Enter saves and
 * goes to the price below, Tab saves, Escape gives up.
 */
export function PriceEditor({ product, field, saved, cancel }: PriceEditorProps) {
  const { productId, productName } = product;
  // What is written answers the price that stood there: a list that is read again must not lend it the version of another one.
  const [filled] = useState(product);
  const before = filled[`${field}Fen`];
  const { version } = product[`${field}Fen`] === before ? product : filled;
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
  const price = writtenPrice(text, field, product);
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
      <DecimalField
        size="small"
        autoFocus
        className="goods-price-input"
        aria-label={fields[field]}
        disabled={change.running}
        status={price.ok ? "" : "error"}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={setText}
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
