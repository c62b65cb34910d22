import { accept, refuse, type Result } from "./result.ts";

const megabyte = 1_048_576;

/**
 * What a merchant, and one person in its name, may have stored at once, in bytes.
 * - `files`, manuals and tools of 20 MB at most: 50 of them are a library, 10 are what one person brings.
 * - `pictures`, some 300 KB each once they are made anew: about 7,000 serve an assortment of 2,000 products with every
 *   machine and paper. One person may keep the whole assortment, yet leaves half of the room to colleagues.
 * - `agreements`, PDFs that the platform alone keeps; what was in force once stays: 40 of 5 MB are decades of versions.
 * - `library`, pictures of the platform, whose products every merchant takes over: some 70,000 of them.
 *
 * Exports are no part of it: they are limited in number and go after seven days by themselves.
 */
export const storageLimits = {
  files: { merchant: 1_024 * megabyte, user: 200 * megabyte },
  agreements: { merchant: 200 * megabyte, user: 200 * megabyte },
  library: { merchant: 20_480 * megabyte, user: 10_240 * megabyte },
  pictures: { merchant: 2_048 * megabyte, user: 1_024 * megabyte },
} as const;
export type StorageKind = keyof typeof storageLimits;

/** Bytes that lie there: of the merchant as a whole, and what the person himself put there. */
export interface StorageUse {
  readonly merchant: number;
  readonly user: number;
}

/** Whether `bytes` more fit; the refusal names the limit and what is used of it. What replaces nothing smaller counts as a whole. */
export function checkStorage(kind: StorageKind, use: StorageUse, bytes: number): Result<undefined> {
  const limits = storageLimits[kind];
  for (const [whose, code] of [
    ["merchant", "storage.merchantFull"],
    ["user", "storage.userFull"],
  ] as const)
    if (use[whose] + bytes > limits[whose])
      return refuse(code, { values: { limit: inMegabytes(limits[whose]), used: inMegabytes(use[whose]) } });
  return accept();
}

/** Never says more than there is: what is almost full does not read as full. */
const inMegabytes = (bytes: number) => `${Math.floor((bytes / megabyte) * 10) / 10} MB`;
