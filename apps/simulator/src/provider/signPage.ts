const words = {
  verifying: ["账户验证", "Verify the account", "确认收款账户属于本人", "This account is mine"],
  signing: ["签约授权", "Sign the agreement", "同意并签约", "Agree and sign"],
  checking: ["资料审核中", "Being checked"],
  opening: ["正在开通", "Being opened"],
  finished: ["已完成", "Finished"],
  rejected: ["已驳回", "Rejected"],
  cancelled: ["已作废", "Lapsed"],
} as const;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a merchant sees behind its link: the step that waits for it, and a button. The demo provider is nobody's bank, and says so. */
export function signPage(
  seen: { readonly merchantName: string; readonly state: keyof typeof words } | undefined,
): string {
  const [title, english, action, actionEnglish] =
    seen === undefined ? (["链接无效", "This link is not valid"] as const) : words[seen.state];
  const form =
    action === undefined ? "" : `<form method="post"><button>${action}<small>${actionEnglish}</small></button></form>`;
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;background:#f4f6fa;color:#1f2533;margin:0;display:grid;place-items:center;min-height:100vh}
main{background:#fff;border-radius:12px;padding:32px;width:min(360px,calc(100vw - 96px));text-align:center;box-shadow:0 2px 12px #1f253314}
h1{font-size:20px;margin:0}p{margin:4px 0 20px;color:#5b6475}small{display:block;font-size:12px;opacity:.85}
button{font:inherit;width:100%;min-height:48px;border:0;border-radius:8px;background:#1554ad;color:#fff;cursor:pointer}footer{margin-top:20px;font-size:12px;color:#5b6475}</style>
<main><h1>${title}</h1><p>${english}${seen === undefined ? "" : `<br>${escaped(seen.merchantName)}`}</p>${form}<footer>演示服务商，不涉及真实资金<br>Demo provider: no real money</footer></main></html>`;
}
