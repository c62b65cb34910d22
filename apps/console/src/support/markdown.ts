import DOMPurify from "dompurify";
import { isAddress, isStoredPicture, writtenHtml } from "./markdownHtml.ts";

/** Tags that a text may show; everything else is taken out, scripts and frames with what they hold. */
const tags = "p br hr h1 h2 h3 h4 strong em del code pre blockquote ul ol li a img table thead tbody tr th td".split(
  " ",
);

/** HTML with nothing in it that runs or fetches: whatever wrote it, only tags and addresses of texts are left. */
export function sanitised(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ["href", "src", "alt", "title"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const image of clean.querySelectorAll("img"))
    if (!isStoredPicture(image.getAttribute("src") ?? "")) image.remove();
  for (const link of clean.querySelectorAll("a")) {
    if (!isAddress(link.getAttribute("href") ?? "")) link.removeAttribute("href");
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  const holder = document.createElement("div");
  holder.append(clean);
  return holder.innerHTML;
}

/** A text in Markdown as HTML that is safe to show. */
export const htmlOf = (markdown: string): string => sanitised(writtenHtml(markdown));
