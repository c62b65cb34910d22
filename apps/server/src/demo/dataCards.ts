import type { Handle } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import * as queries from "./dataCards.queries.ts";

const packages = [
  { name: "物联网 100MB 月包", trafficMb: 100, priceFen: 300, months: 1, enabled: true },
  { name: "物联网 1GB 季包", trafficMb: 3_072, priceFen: 2_400, months: 3, enabled: true },
  { name: "物联网 1GB 年包", trafficMb: 12_288, priceFen: 8_800, months: 12, enabled: true },
  { name: "试用 30MB", trafficMb: 30, priceFen: 0, months: 1, enabled: false },
] as const;
const carriers = ["mobile", "unicom", "telecom"] as const;

/** The digit that makes a row of digits right (Luhn). */
function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A card for every machine, a second one for some and a few in the drawer; some are over, off, or over soon. */
export async function seedDataCards(tx: Handle, now: Date): Promise<void> {
  const today = businessDay(now, "Asia/Shanghai");
  await queries.insertPackages(tx, packages);
  const machines = await queries.machinesForCards(tx);
  const cards = machines.flatMap((machine, index) => {
    const card = (slot: number, machineId: string | null): queries.DemoCard => {
      const serial = String(index * 4 + slot).padStart(8, "0");
      const days =
        index % 23 === 7 ? -3 - (index % 9) : index % 11 === 4 ? 5 + (index % 20) : 60 + ((index * 37) % 300);
      return {
        ...machine,
        machineId,
        packageId: machine.packageIds[(index + slot) % machine.packageIds.length] ?? "",
        iccid: withCheckDigit(`898604${["00", "01", "03"][index % 3]}20${serial}`),
        imsi: `46000${serial}${String(slot).padStart(2, "0")}`,
        imei: withCheckDigit(`867530${serial}`),
        phone: `10648${serial}`,
        carrier: carriers[index % carriers.length] ?? "mobile",
        enabled: index % 29 !== 11 && slot !== 2,
        expiresOn: addDays(today, days),
      };
    };
    return [
      card(0, machine.machineId),
      ...(index % 9 === 2 ? [card(1, machine.machineId)] : []),
      ...(index % 17 === 5 ? [card(2, null)] : []),
    ];
  });
  await queries.insertDemoCards(tx, cards);
}
