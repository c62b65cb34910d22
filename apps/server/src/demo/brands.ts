import type { Handle } from "@yunshou/database";
import { putBrand } from "../access/brands/brands.queries.ts";

/** Gives an invented host a look of its own, so that the page of brands shows one; visitors of the demo keep the product's. */
export async function seedBrands(tx: Handle): Promise<void> {
  await putBrand(tx, {
    host: "kanghe.example",
    path: "",
    title: "康禾智慧药房",
    titles: { en: "Kanghe Smart Pharmacy", de: "Kanghe Smart-Apotheke", fr: "Pharmacie connectée Kanghe" },
    subtitle: "24 小时自助购药",
    logo: null,
    background: "#14603a",
    footer: "康禾药房（演示）",
    startLanguage: "zh",
    asksAgreement: false,
  });
}
