import { Suspense } from "react";
import { lazily } from "../../platform/lazily.ts";

const Markdown = lazily(() => import("../Markdown.tsx"));

/** A text in Markdown as its readers will see it, below the field in which it is written. */
export function Preview({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="kit-wide">
      <h3 className="support-section">{title}</h3>
      <Suspense fallback={null}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
}
