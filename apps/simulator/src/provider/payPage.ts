const words = {
  unpaid: ["确认付款", "Pay this order"],
  paid: ["已付款", "Paid"],
  closed: ["订单已关闭", "The order is closed"],
  unknown: ["付款码无效", "This code is not valid"],
} as const;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface PaySeen {
  readonly state: "unpaid" | "paid" | "closed";
  readonly description: string;
  readonly amountFen: bigint;
}

/** What a customer sees behind a payment code: the amount, and a button that pays it. The demo provider is nobody's bank, and says so. */
export function payPage(seen: PaySeen | undefined): string {
  const [title, english] = words[seen?.state ?? "unknown"];
  const yuan = seen === undefined ? "" : `${seen.amountFen / 100n}.${String(seen.amountFen % 100n).padStart(2, "0")}`;
  const about = seen === undefined ? "" : `<p>${escaped(seen.description)}</p><p class="amount">¥${yuan}</p>`;
  const form =
    seen?.state === "unpaid" ? `<form method="post"><button>${title}<small>${english}</small></button></form>` : "";
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;background:#f4f6fa;color:#1f2533;margin:0;display:grid;place-items:center;min-height:100vh}
main{background:#fff;border-radius:12px;padding:32px;width:min(360px,calc(100vw - 96px));text-align:center;box-shadow:0 2px 12px #1f253314}
h1{font-size:20px;margin:0}p{margin:4px 0;color:#5b6475}.amount{font-size:28px;color:#1f2533;margin-bottom:20px}small{display:block;font-size:12px;opacity:.85}
button{font:inherit;width:100%;min-height:48px;border:0;border-radius:8px;background:#1554ad;color:#fff;cursor:pointer}footer{margin-top:20px;font-size:12px;color:#5b6475}</style>
<main><h1>${title}</h1><p>${english}</p>${about}${form}<footer>演示服务商，不涉及真实资金<br>Demo provider: no real money</footer></main></html>`;
}
