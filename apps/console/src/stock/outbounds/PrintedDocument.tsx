import { barcodePattern, quietModules } from "@yunshou/domain";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { showNumber } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../lists/loading.css";

/** A line on paper: a number or place, what it is, how many, and the unit. */
export interface PrintedLine {
  readonly key: string;
  readonly place: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  /** Price and amount, where the document is about money. */
  readonly money?: readonly [price: string, amount: string];
}

interface PrintedDocumentProps {
  readonly title: string;
  /** Of the document; it also stands there as a barcode. */
  readonly number: string | undefined;
  /** What stands below the title, one text a line. */
  readonly facts: readonly string[];
  /** Nothing while they are read. */
  readonly lines: readonly PrintedLine[] | undefined;
  readonly error: Error | null;
  readonly onDone: () => void;
  /** A sum below the lines. */
  readonly total?: string;
}

/** A number as bars that any scanner reads, with its light zones (ISO/IEC 15417). */
export function NumberBars({ number }: { readonly number: string }) {
  const { symbology, modules } = barcodePattern(number);
  const quiet = quietModules[symbology];
  return (
    <svg
      className="stock-print-bars"
      viewBox={`0 0 ${modules.length + 2 * quiet} 24`}
      preserveAspectRatio="none"
      role="img"
      aria-label={number}
    >
      {[...modules.matchAll(/1+/g)].map(({ index, 0: run }) => (
        <rect key={index} x={quiet + index} y={0} width={run.length} height={24} />
      ))}
    </svg>
  );
}

/** Opens the print of the browser with one document, once its lines have come. */
export function PrintedDocument({ title, number, facts, lines, error, onDone, total }: PrintedDocumentProps) {
  const t = usePhrases("refillOrders");
  useEffect(() => {
    if (lines !== undefined) globalThis.print();
    if (lines !== undefined || error !== null) onDone();
    // The document is printed once, when it has come.
  }, [lines, error]); // oxlint-disable-line react-hooks/exhaustive-deps
  if (lines === undefined) return null;
  return createPortal(
    <div className="stock-print">
      <section>
        {number !== undefined && <NumberBars number={number} />}
        <h1>
          {title} {number}
        </h1>
        {facts.map((fact) => (
          <h2 key={fact}>{fact}</h2>
        ))}
        <table>
          <tbody>
            {lines.map(({ key, place, name, quantity, unit, money }) => (
              <tr key={key}>
                <td>{place}</td>
                <td>{name}</td>
                <td>{showNumber(quantity)}</td>
                <td>{unit}</td>
                {money?.map((text, at) => (
                  <td key={at === 0 ? "price" : "amount"} className="stock-print-money">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {total !== undefined && <h2 className="stock-print-money">{total}</h2>}
        <footer>{t.refillOrders.signature}: ____________________</footer>
      </section>
    </div>,
    document.body,
  );
}
