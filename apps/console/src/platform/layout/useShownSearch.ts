import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { addressOf, type Tab } from "./tabs.ts";
import { forgetUnsaved, pageHoldsInput } from "./unsaved.ts";
import { useLeaveQuestion } from "./useLeaveQuestion.tsx";

/**
 * The query that a tab shows. A form page that holds input keeps the record it is about: when the address of its tab
 * names another, its person is asked first and the address returns when she stays.
 */
export function useShownSearch(tab: Tab, title: string): string {
  const [shown, show] = useState(tab.search);
  const ask = useLeaveQuestion();
  const navigate = useNavigate();
  const isHeld = tab.search !== shown && pageHoldsInput(tab.path);
  if (tab.search !== shown && !isHeld) show(tab.search);
  useEffect(() => {
    if (!isHeld) return;
    const leave = () => {
      forgetUnsaved(tab.path);
      show(tab.search);
    };
    ask(leave, title, () => void navigate(addressOf({ path: tab.path, search: shown }), { replace: true }));
    // One question for each address that a person asks for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isHeld, tab.search]);
  return isHeld ? shown : tab.search;
}
