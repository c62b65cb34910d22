import { htmlOf } from "./markdown.ts";
import "./support.css";

/** A text in Markdown. What it holds was sanitised, so it can neither run nor fetch anything of others. */
export default function Markdown({ text }: { readonly text: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div className="support-markdown" dangerouslySetInnerHTML={{ __html: htmlOf(text) }} />;
}
