import { expect, it } from "vitest";
import { softly } from "./softly.ts";

const shown = (title: string) => softly(title).replaceAll("\u00ad", "|");

it("divides long words of titles between their parts, and leaves short ones and other scripts whole", () => {
  expect(shown("Automateneinstellungen")).toBe("Automaten|einstellungen");
  expect(shown("Durchschnittsbetrag")).toBe("Durchschnitts|betrag");
  expect(shown("Versandkostenvorlagen")).toBe("Versandkosten|vorlagen");
  expect(shown("Produktbestand nach Automat")).toBe("Produktbestand nach Automat");
  expect(shown("Arzneimittelverkäufe ansehen")).toBe("Arzneimittel|verkäufe ansehen");
  expect(shown("Réapprovisionnements")).toBe("Ré|approvisionnements");
  expect(shown("Produktvorlagen")).toBe("Produktvorlagen");
  expect(shown("机器配置")).toBe("机器配置");
});
