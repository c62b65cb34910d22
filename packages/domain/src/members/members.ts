import { maskPhone } from "../access/users.ts";
import { checkRemark, checkText, fieldLimits, isNotMobile } from "../fields.ts";
import type { CardMoney } from "./cardMoney.ts";
import type { CardState } from "./cards.ts";
import { maskName } from "../merchants/contact.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Levels of a member, lowest first. */
export const memberLevels = ["ordinary", "silver", "gold", "diamond"] as const;
export type MemberLevel = (typeof memberLevels)[number];

/** Who holds a card: personal data, kept sealed and shown masked (PERM-15). */
export interface CardHolder {
  readonly holderName: string;
  readonly holderPhone: string;
}

export interface MemberFields extends CardHolder {
  readonly remark: string;
}

/** Name and mobile number are required (MERCHANT-10), a remark has at most 200 characters (MSG-113). */
export function checkMemberFields({ holderName, holderPhone, remark }: MemberFields): Result<MemberFields> {
  const holder = checkHolder({ holderName, holderPhone });
  if (!holder.ok) return holder;
  const note = checkRemark(remark);
  return note.ok ? accept({ ...holder.value, remark: note.value }) : note;
}

export function checkHolder({ holderName, holderPhone }: CardHolder): Result<CardHolder> {
  const name = checkText(holderName, "holderName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const phone = holderPhone.trim();
  return isNotMobile(phone)
    ? refuse("field.notMobile", { field: "holderPhone" })
    : accept({ holderName: name.value, holderPhone: phone });
}

type HeldCard = Pick<CardMoney, "balanceFen"> & { readonly state: CardState };

/** A person is forgotten on request once no card is left that could pay or hold money, or that still owes some. */
export function checkAnonymise(cardsHeld: readonly HeldCard[]): Result<undefined> {
  if (cardsHeld.some(({ state }) => state !== "cancelled")) return refuse("members.holdsCards");
  return cardsHeld.some(({ balanceFen }) => balanceFen < 0n) ? refuse("members.arrearsOpen") : accept();
}

/** Who holds a card owes what is missing on it: it stays with its holder until that is repaid. */
export const checkUnbind = ({ balanceFen }: Pick<CardMoney, "balanceFen">): Result<undefined> =>
  balanceFen < 0n ? refuse("members.arrearsOpen", { field: "cardId" }) : accept();

/** A holder as screens, files and the audit log show it; of one who asked to be forgotten nothing is left to show. */
export function maskHolder({ holderName, holderPhone }: CardHolder): CardHolder {
  if (holderName === "") return { holderName: "", holderPhone: "" };
  return { holderName: maskName(holderName), holderPhone: maskPhone(holderPhone) };
}
