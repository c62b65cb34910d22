import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import "./print.css";

/** Opens the print of the browser once with what it holds, a sheet for each section, and says when that is done. */
export function Paper({ children, onDone }: { readonly children: ReactNode; readonly onDone: () => void }) {
  useEffect(() => {
    globalThis.print();
    onDone();
    // It is printed once, when it has come.
  }, []); // oxlint-disable-line react-hooks/exhaustive-deps
  return createPortal(<div className="mall-print">{children}</div>, document.body);
}
