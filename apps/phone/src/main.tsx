import { createRoot } from "react-dom/client";
import "./platform/kit/tokens.css";
import "./platform/kit/kit.css";
import { NoPage } from "./platform/NoPage.tsx";
import { startPhrases } from "./platform/phrases/phrases.ts";
import { roomsOf } from "./platform/phrases/roomsOf.ts";
import { entryOf } from "./platform/router.ts";

const root = createRoot(document.getElementById("root") as HTMLElement);

/** The entries share the kit: the shop of a buyer, the machine that he stands before, and the round of somebody who works for the merchant. */
async function open(): Promise<void> {
  const entry = entryOf(window.location.pathname);
  if (entry.kind === "shop") {
    const [{ ShopApp }] = await Promise.all([import("./mall/ShopApp.tsx"), startPhrases(roomsOf.shop)]);
    return root.render(<ShopApp shopNo={entry.shopNo} />);
  }
  if (entry.kind === "buy") {
    const [{ BuyApp }] = await Promise.all([import("./mall/BuyApp.tsx"), startPhrases(roomsOf.buy)]);
    return root.render(<BuyApp machineNo={entry.machineNo} />);
  }
  if (entry.kind === "round") {
    const [{ RoundApp }] = await Promise.all([import("./stock/RoundApp.tsx"), startPhrases(roomsOf.round)]);
    return root.render(<RoundApp />);
  }
  await startPhrases(roomsOf.nothing);
  root.render(<NoPage />);
}

await open();
