import type { RowOf } from "@yunshou/contract";
import type { products } from "@yunshou/contract/goods/products";
import { prices } from "@yunshou/contract/goods/prices";
import { checkPrices, fenFromYuan, fieldLimits, type Result, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Checkbox, Input, Popover } from "antd";
import { type KeyboardEvent, useState } from "react";
import { type CellEditor, showNumber, useCall, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../goods.css";
import { usePriceChange } from "./usePriceChange.tsx";

/** What is written as a price of the product: fen that its rules accept, or why not. */
function priceOf(text: string, { costPriceFen }: RowOf<typeof products.list>): Result<bigint> {
  const fen = fenFromYuan(text);
  if (!fen.ok) return fen;
  const allowed = checkPrices(fen.value, costPriceFen === null ? null : BigInt(costPriceFen));
  return allowed.ok ? fen : allowed;
}

/**
 * Writes a price in its cell, with its reason and the lanes that follow below it. Enter saves and goes to the price below,
 * Tab saves, Escape gives up.
 */
export function PriceEditor({
  product,
  saved,
  cancel,
}: CellEditor & { readonly product: RowOf<typeof products.list> }) {
  const { productId, productName, unitPriceFen, version } = product;
  const t = usePhrases("products", "goods");
  const { fields, pricing: words } = t.products;
  const refusal = useRefusalText();
  const [text, setText] = useState(yuanFromFen(BigInt(unitPriceFen)));
  const [reason, setReason] = useState("");
  const [lanesFollow, setFollow] = useState(true);
  const change = usePriceChange();
  const lanes = useCall(prices.current, { productIds: [productId] }, { silent: true }).data?.rows[0];
  const price = priceOf(text, product);
  const isAsBefore = price.ok && String(price.value) === unitPriceFen;
  const save = async (next: "below" | "none") => {
    if (change.running || !price.ok) return;
    if (isAsBefore) return cancel();
    try {
      await change.run({
        changes: [{ productId, version, unitPriceFen: String(price.value) }],
        reason,
        lanesFollow,
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
          <Checkbox checked={lanesFollow} onChange={({ target }) => setFollow(target.checked)}>
            {fill(words.lanesFollow, { n: showNumber(lanes?.lanesFollowing ?? null) })}
          </Checkbox>
        </div>
      }
    >
      <Input
        size="small"
        autoFocus
        className="goods-price-input"
        inputMode="decimal"
        aria-label={fields.unitPrice}
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
