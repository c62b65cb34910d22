import type { Handle } from "@yunshou/database";
import { insertDomain, setDomainEnabled } from "../mall/businessDomains.queries.ts";
import { ownerOfNumber } from "./demo.queries.ts";

const domains = [
  { name: "mall.example.com", file: "MP_verify_5f2b7d0c9a1e4c33.txt", content: "5f2b7d0c9a1e4c33", isEnabled: true },
  { name: "m.example.com", file: "MP_verify_8c1d44e7a0b92f65.txt", content: "8c1d44e7a0b92f65", isEnabled: false },
  { name: "shop.example.com", file: null, content: "", isEnabled: true },
] as const;

/** Business domains in every state; the names are those that no registry gives away. */
export async function seedBusinessDomains(tx: Handle): Promise<void> {
  const owner = await ownerOfNumber(tx, "0001");
  for (const { name, file, content, isEnabled } of domains) {
    const verify = file === null ? null : { fileName: file, content };
    const businessDomainId = await insertDomain(tx, owner, name, verify);
    if (businessDomainId === undefined) throw new Error(`The domain ${name} stands already.`);
    if (!isEnabled) await setDomainEnabled(tx, { topId: owner.topId, businessDomainId }, isEnabled);
  }
}
