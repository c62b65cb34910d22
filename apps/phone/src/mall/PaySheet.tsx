import { shopFronts } from "@yunshou/contract/mall/shopFronts";
import { fill } from "@yunshou/phrases/fill";
import { type ComponentType, useEffect, useState } from "react";
import { call } from "../platform/api/call.ts";
import { showFen, showInstant } from "../platform/figures.ts";
import { Failed, Sheet, Waiting } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { useAnswer } from "../platform/useAnswer.ts";
import type { OrderKey } from "./kept.ts";
import { PayInApp } from "./PayInApp.tsx";

interface PaySheetProps {
  readonly shopNo: string;
  readonly own: OrderKey;
  readonly onClose: () => void;
}

/** The provider may take a moment for a code. */
const everyMs = 2_000;
const codeSize = 220;

/** Inside the app of the provider it asks by itself; else the code of the provider: to scan, and to open where it is an address that a browser understands. */
export function PaySheet({ shopNo, own, onClose }: PaySheetProps) {
  const t = usePhrases("shopFront");
  const { data, failure, reload } = useAnswer(
    JSON.stringify(own),
    (signal) => call(shopFronts.payment, { shopNo, ...own }, { signal }),
    everyMs,
  );
  return (
    <Sheet title={t.shopFront.payCode} onClose={onClose}>
      {data === undefined ? (
        failure === undefined ? (
          <Waiting />
        ) : (
          <Failed failure={failure} onRetry={reload} />
        )
      ) : (
        <div className="pay">
          <p className="price">{showFen(data.amountFen)}</p>
          {data.orders > 1 ? <p>{fill(t.shopFront.paidTogether, { n: data.orders })}</p> : null}
          {data.inApp && data.payMethod !== "unionpay" ? (
            <PayInApp shopNo={shopNo} own={own} app={data.payMethod} />
          ) : data.codeUrl === null ? (
            <p role="status">{t.shopFront.codeWaits}</p>
          ) : (
            <>
              <Code text={data.codeUrl} label={t.shopFront.payCode} />
              <p>{t.shopFront.scanToPay}</p>
              {/^https?:/.test(data.codeUrl) ? (
                <a className="button button-main" href={data.codeUrl} target="_blank" rel="noopener noreferrer">
                  {t.shopFront.openPay}
                </a>
              ) : null}
            </>
          )}
          <p className="hint">{fill(t.shopFront.payUntil, { time: showInstant(data.expiresAt) })}</p>
        </div>
      )}
    </Sheet>
  );
}

interface CodeProps {
  readonly value: string;
  readonly size: number;
  readonly marginSize: number;
  readonly title: string;
}

/** The drawing of codes comes when somebody pays, and is asked for again where there was no network. */
function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const [Drawn, setDrawn] = useState<ComponentType<CodeProps>>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    import("@rc-component/qrcode").then(
      ({ QRCodeSVG }) => wanted && setDrawn(() => QRCodeSVG as ComponentType<CodeProps>),
      () => {
        if (wanted) again = setTimeout(() => setRound(round + 1), everyMs);
      },
    );
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [round]);
  return (
    <div className="pay-code">
      {Drawn === undefined ? null : <Drawn value={text} size={codeSize} marginSize={4} title={label} />}
    </div>
  );
}
