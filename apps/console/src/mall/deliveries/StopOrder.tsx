import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MallDelivery } from "./mallDelivery.ts";
import "./stops.css";

interface StopOrderProps {
  readonly rows: readonly MallDelivery[];
  /** Order numbers in the order of the stops; given by the field of the form. */
  readonly value?: readonly string[];
  readonly onChange?: (orderNos: readonly string[]) => void;
}

/** In which order deliveries are brought: each moves up or down by a press. */
export function StopOrder({ rows, value = [], onChange }: StopOrderProps) {
  const words = usePhrases("deliveries").deliveries;
  const swap = (at: number, by: -1 | 1) => {
    const next = [...value];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    onChange?.(next);
  };
  return (
    <ol className="mall-stops">
      {value.map((orderNo, at) => {
        const row = rows.find((one) => one.orderNo === orderNo);
        return (
          <li key={orderNo}>
            <span>
              {row?.receiver} · {row?.address}
              <small>{orderNo}</small>
            </span>
            <Button
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={fill(words.up, { no: orderNo })}
              disabled={at === 0}
              onClick={() => swap(at, -1)}
            />
            <Button
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={fill(words.down, { no: orderNo })}
              disabled={at === value.length - 1}
              onClick={() => swap(at, 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}
