import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import {
  type AfterSaleKind,
  afterSaleKinds,
  afterSaleLimits,
  type AfterSaleReason,
  afterSaleReasons,
  fenFromYuan,
  yuanFromFen,
} from "@yunshou/domain";
import { useState } from "react";
import { call, CallFailure } from "../platform/api/call.ts";
import { Button, Field, Sheet, Tabs, toast } from "../platform/kit/index.ts";
import { failureText } from "../platform/kit/states.tsx";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { OrderKey } from "./kept.ts";
import type { BuyersOrder } from "./shopFront.ts";

interface AfterSaleSheetProps {
  readonly shopNo: string;
  readonly own: OrderKey;
  readonly order: BuyersOrder;
  readonly onClose: () => void;
}

/** What a buyer asks back: money alone or for the goods once they are here, why, how much of what was paid, and in words (REFUND-07). */
export function AfterSaleSheet({ shopNo, own, order, onClose }: AfterSaleSheetProps) {
  const t = usePhrases("phone", "shopFront", "afterSales");
  const { fields } = t.afterSales;
  const [afterSaleKind, setKind] = useState<AfterSaleKind>("refund");
  const [afterSaleReason, setReason] = useState<AfterSaleReason>("damaged");
  const [content, setContent] = useState("");
  const [yuan, setYuan] = useState(yuanFromFen(BigInt(order.refundableFen)));
  const [busy, setBusy] = useState(false);
  const fen = fenFromYuan(yuan);

  async function send(amountFen: bigint) {
    setBusy(true);
    try {
      const asked = { afterSaleKind, afterSaleReason, content, amountFen: String(amountFen) };
      await call(shopFronts.askAfterSale, { shopNo, ...own, ...asked });
      toast(t.shopFront.sent);
      onClose();
    } catch (error) {
      toast(failureText(error instanceof CallFailure ? error : new CallFailure("network"), t.phone.offline));
      setBusy(false);
    }
  }

  return (
    <Sheet
      title={t.shopFront.askBack}
      onClose={onClose}
      bar={
        <Button
          kind="main"
          wide
          busy={busy}
          disabled={!fen.ok || content.trim() === ""}
          onPress={() => fen.ok && void send(fen.value)}
        >
          {t.shopFront.askBack}
        </Button>
      }
    >
      {order.orderStatus === "completed" ? (
        <Tabs
          label={fields.afterSaleKind}
          value={afterSaleKind}
          onChange={setKind}
          tabs={afterSaleKinds.map((value) => ({ value, text: t.afterSales.kind[value] }))}
        />
      ) : null}
      <Tabs
        label={fields.afterSaleReason}
        value={afterSaleReason}
        onChange={setReason}
        tabs={afterSaleReasons.map((value) => ({ value, text: t.afterSales.reason[value] }))}
      />
      <Field label={t.shopFront.yuan} kind="decimal" most={12} value={yuan} onChange={setYuan} />
      <Field
        label={fields.content}
        kind="long"
        most={afterSaleLimits.contentLength}
        value={content}
        onChange={setContent}
      />
    </Sheet>
  );
}
