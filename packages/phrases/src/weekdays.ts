import type { Language } from "@yunshou/contract";

/** Names of the days from Monday on in languages of which Chromium knows none; all others it writes itself. */
export const weekdays: Partial<Record<Language, readonly string[]>> = {
  lo: ["ຈັນ", "ອັງຄານ", "ພຸດ", "ພະຫັດ", "ສຸກ", "ເສົາ", "ອາທິດ"],
};
