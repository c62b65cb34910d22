import { bytesChecksum } from "./checksum.ts";

interface EvaFacts {
  readonly vends: number;
  /** In hundredths. */
  readonly value: number;
  /** Selection, name, and pieces in the two places where makers put them. */
  readonly products?: readonly (readonly [string, string, number, number])[];
  readonly serial?: string;
  readonly board?: string;
  readonly currency?: string;
  readonly clock?: readonly [string, string];
}

/** An EVA-DTS file as a machine writes it, whole and with its checksum. */
export function evaFile({
  vends,
  value,
  products = [],
  serial = "VM90517939",
  board = "B1",
  currency = "CNY",
  clock = ["20261120", "093000"],
}: EvaFacts): string {
  const segments = [
    "ST*001*0001",
    `ID1*${serial}*2*0000`,
    `CB1*${board}*0001`,
    `ID4*2*1156*${currency}`,
    `ID5*${clock.join("*")}`,
    `VA1*${value}*${vends}*0*0`,
    ...products.flatMap(([selection, name, one, other]) => [
      `PA1*${selection}*350*${name}***0`,
      `PA2*${one}*${one * 350}*${other}`,
    ]),
  ];
  const sum = bytesChecksum(`${segments.join("\r\n")}\r\n`);
  const closed = [...segments, `G85*${sum}`, `SE*${segments.length + 2}*0001`];
  return ["DXS*YUN1234567*VA*V0/6*1", ...closed, "DXE*1*1", ""].join("\r\n");
}
