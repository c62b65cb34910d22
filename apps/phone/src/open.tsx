import { type ReactNode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { NoPage } from "./platform/NoPage.tsx";
import type { Entry } from "./platform/entry.ts";
import { startPhrases } from "./platform/phrases/phrases.ts";
import { roomsOf } from "./platform/phrases/roomsOf.ts";

const root = createRoot(document.getElementById("root") as HTMLElement);

/** In parts, so that a slow phone hears a press in between. */
const render = (page: ReactNode): void => startTransition(() => root.render(page));

/** The entries share the kit: the shop of a buyer, the machine that he stands before, what went wrong there, and the round of somebody who works for the merchant. */
export async function open(entry: Entry): Promise<void> {
  if (entry.kind === "shop") {
    const [{ ShopApp }] = await Promise.all([import("./mall/ShopApp.tsx"), startPhrases(roomsOf.shop)]);
    return render(<ShopApp shopNo={entry.shopNo} />);
  }
  if (entry.kind === "buy") {
    const [{ BuyApp }] = await Promise.all([import("./mall/BuyApp.tsx"), startPhrases(roomsOf.buy)]);
    return render(<BuyApp machineNo={entry.machineNo} />);
  }
  if (entry.kind === "feedback") {
    const [{ FeedbackApp }] = await Promise.all([import("./support/FeedbackApp.tsx"), startPhrases(roomsOf.feedback)]);
    return render(<FeedbackApp machineNo={entry.machineNo} />);
  }
  if (entry.kind === "round") {
    const [{ RoundApp }] = await Promise.all([import("./stock/RoundApp.tsx"), startPhrases(roomsOf.round)]);
    return render(<RoundApp />);
  }
  await startPhrases(roomsOf.nothing);
  render(<NoPage />);
}
