import { maskEmail, maskPhone } from "../access/users.ts";

/** Whom one reaches at a merchant: personal data, kept sealed and shown masked (PERM-15). */
export interface MerchantContact {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly address: string;
  readonly email: string;
}

export const noContact: MerchantContact = { contactName: "", contactPhone: "", address: "", email: "" };

const shown = (text: string, length: number) => [...text].slice(0, length).join("");

/** 林** : the first character only. */
export function maskName(name: string): string {
  return name === "" ? "" : `${shown(name, 1)}**`;
}

/** The beginning of an address, never more than a third of it and at most six characters. */
export function maskAddress(address: string): string {
  return address === "" ? "" : `${shown(address, Math.min(6, Math.floor([...address].length / 3)))}****`;
}

/** A contact as screens, files and the audit log show it; what is empty stays empty. */
export function maskContact({ contactName, contactPhone, address, email }: MerchantContact): MerchantContact {
  return {
    contactName: maskName(contactName),
    contactPhone: contactPhone === "" ? "" : maskPhone(contactPhone),
    address: maskAddress(address),
    email: email === "" ? "" : maskEmail(email),
  };
}
