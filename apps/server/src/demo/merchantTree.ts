import type { Handle } from "@yunshou/database";
import { defaultFeatures, merchantFeatures } from "@yunshou/domain";
import { changeShares } from "../machines/sharing/shares.queries.ts";
import { insertMember, insertTeam, staffOf } from "../machines/teams/teams.queries.ts";
import { createMerchant } from "../merchants/tree/createMerchant.ts";
import { sealContact } from "../merchants/tree/contact.ts";
import { type MerchantColumns, saveContact, saveMerchant, setFeatures } from "../merchants/tree/merchants.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import type { NewMerchant, Owner } from "./demo.queries.ts";

/** Shops of the third level, each below a region; the names are invented. They sell at machines of their region. */
const shops = [
  { parentNo: "00010001", name: "虹桥枢纽店", machineNos: ["YT310001", "YT310002"] },
  { parentNo: "00010001", name: "西湖景区店", machineNos: ["YT310003"] },
  { parentNo: "00010002", name: "珠江新城店", machineNos: [] },
] as const;

/** Teams of the top merchant with the accounts of their members and the machines they look after. */
const teams = [
  { name: "华东外勤组", accounts: ["demostaff", "bh01", "bh02"], machineNos: ["YT310001", "YT310002", "YT310003"] },
  { name: "夜间值守组", accounts: ["wx01"], machineNos: ["YT310002"] },
] as const;

const contacts = ["林晓云", "顾明远", "陈嘉怡", "赵立新", "沈青禾"];

/** What people wrote about each merchant, three levels of them, and teams with their machines. */
export async function seedMerchantTree(
  tx: Handle,
  secrets: Secrets,
  merchants: readonly NewMerchant[],
  owners: ReadonlyMap<string, Owner>,
  machineIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [index, { merchantNo, name, kind }] of merchants.entries()) {
    const { merchantId } = owners.get(merchantNo)!;
    await describe(tx, secrets, merchantId, columnsOf(name, kind, contacts[index] ?? name, index));
    await setFeatures(
      tx,
      merchantId,
      kind === "drug"
        ? defaultFeatures("drug")
        : merchantFeatures.filter((feature) => feature === "purchase" || defaultFeatures("ordinary").includes(feature)),
    );
  }
  for (const [index, { parentNo, name, machineNos }] of shops.entries()) {
    const shop = await createMerchant(tx, { name, kind: "ordinary", parentId: owners.get(parentNo)!.merchantId });
    if ("ok" in shop) throw new Error(`The shop ${name} cannot be created: ${shop.code}.`);
    await describe(tx, secrets, shop.merchantId, columnsOf(name, "ordinary", "值班店长", 10 + index));
    const grantee = {
      kind: "merchant",
      id: shop.merchantId,
      merchantId: shop.merchantId,
      topId: shop.topId,
      name,
    } as const;
    if (machineNos.length > 0) await changeShares(tx, grantee, idsOf(machineIds, machineNos), true, null);
  }
  const owner = owners.get("0001")!;
  for (const { name, accounts, machineNos } of teams) {
    const teamId = await insertTeam(tx, owner, name, null);
    if (teamId === null) throw new Error(`The team ${name} exists already.`);
    for (const account of accounts) {
      const person = await staffOf(tx, owner.merchantId, account);
      if (person !== undefined) await insertMember(tx, { id: teamId, ...owner }, person.userId, null);
    }
    await changeShares(tx, { kind: "team", id: teamId, name, ...owner }, idsOf(machineIds, machineNos), true, null);
  }
}

async function describe(tx: Handle, secrets: Secrets, merchantId: string, columns: MerchantColumns): Promise<void> {
  await saveMerchant(tx, merchantId, columns);
  await saveContact(tx, merchantId, sealContact(secrets, merchantId, columns));
}

const idsOf = (machineIds: ReadonlyMap<string, string>, machineNos: readonly string[]) =>
  machineNos.map((machineNo) => machineIds.get(machineNo)!);

function columnsOf(name: string, kind: "ordinary" | "drug", contactName: string, index: number): MerchantColumns {
  const two = String(index).padStart(2, "0");
  return {
    name,
    kind,
    companyName: `${name}有限公司`,
    contactName,
    contactPhone: `138000100${two}`,
    address: `示范路 ${index * 7 + 1} 号`,
    hotline: `400-820-10${two}`,
    email: `contact${two}@yuntu.example`,
    categoryCode: `C${two}`,
    tagCode: kind === "drug" ? "YY" : "LS",
    pushTime: "09:00",
    maxPickupCodes: 500,
    currency: "CNY",
    exchangeRate: "1",
    collects: false,
  };
}
