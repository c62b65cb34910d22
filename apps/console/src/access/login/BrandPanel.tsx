import type { Language } from "@yunshou/contract";
import type { BrandLook } from "../../platform/deployment.ts";
import { Mark } from "../../platform/layout/Brand.tsx";
import { currentLanguage } from "../../platform/phrases/language.ts";
import { Illustration } from "./Illustration.tsx";
import { backdropOf } from "./variants.ts";
import type { LoginWords } from "./words.ts";

interface BrandProps {
  readonly words: LoginWords;
  readonly brand: BrandLook | undefined;
}

/** The name of a brand in a language. */
export function titleOf({ title, titles }: Pick<BrandLook, "title" | "titles">, language: Language): string {
  return titles[language] ?? title;
}

/** Logo and name: the brand's, else the product's (LOGIN-38). */
export function BrandMark({ words, brand }: BrandProps) {
  const logo = brand?.logo ?? null;
  return (
    <header className="login-mark">
      {logo === null ? <Mark size={38} /> : <img src={logo} alt="" height={38} />}
      <div>
        <b>{brand === undefined ? words.brand : titleOf(brand, currentLanguage())}</b>
        <span>{brand === undefined ? words.product : brand.subtitle}</span>
      </div>
    </header>
  );
}

/** The picture side of a login page. */
export function BrandPanel({ words, brand }: BrandProps) {
  return (
    <aside className="login-brand" style={backdropOf(brand)}>
      <BrandMark words={words} brand={brand} />
      <Illustration />
      <div className="login-claim">
        <p>{words.claim}</p>
        <ul>
          <li>{words.point.live}</li>
          <li>{words.point.stock}</li>
          <li>{words.point.money}</li>
        </ul>
      </div>
    </aside>
  );
}
