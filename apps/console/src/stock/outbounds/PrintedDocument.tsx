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
}

interface PrintedDocumentProps {
  readonly title: string;
  /** What stands below the title, one text a line. */
  readonly facts: readonly string[];
  /** Nothing while they are read. */
  readonly lines: readonly PrintedLine[] | undefined;
  readonly error: Error | null;
  readonly onDone: () => void;
}

/** Opens the print of the browser with one document, once its lines have come. */
export function PrintedDocument({ title, facts, lines, error, onDone }: PrintedDocumentProps) {
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
        <h1>{title}</h1>
        {facts.map((fact) => (
          <h2 key={fact}>{fact}</h2>
        ))}
        <table>
          <tbody>
            {lines.map(({ key, place, name, quantity, unit }) => (
              <tr key={key}>
                <td>{place}</td>
                <td>{name}</td>
                <td>{showNumber(quantity)}</td>
                <td>{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <footer>{t.refillOrders.signature}: ____________________</footer>
      </section>
    </div>,
    document.body,
  );
}
