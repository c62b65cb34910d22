import type { BrandLook } from "../../platform/deployment.ts";
import { Mark } from "../../platform/layout/Brand.tsx";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { titleOf } from "../login/BrandPanel.tsx";
import { backdropOf } from "../login/variants.ts";

/** How the picture side of a login page will look, small. */
export function BrandPreview({
  look,
}: {
  readonly look: Pick<BrandLook, "title" | "titles" | "subtitle" | "logo" | "background" | "footer">;
}) {
  const t = usePhrases("brands");
  const language = useLanguage();
  return (
    <figure className="brand-preview" style={backdropOf(look)} aria-label={t.brands.preview}>
      {look.logo === null ? <Mark size={40} /> : <img src={look.logo} alt="" height={40} />}
      <figcaption>
        <b>{titleOf(look, language) || "—"}</b>
        <span>{look.subtitle}</span>
      </figcaption>
      <small>{look.footer}</small>
    </figure>
  );
}
