import type { ReactNode } from "react";
import type { TileName } from "./tiles.ts";

/** Line drawings of the tiles on a 64 × 64 field; `fill` marks the one coloured part. */
const drawings: Readonly<Record<TileName, ReactNode>> = {
  leasing: (
    <>
      <path d="M14 10h24l10 10v34H14z" />
      <path d="M38 10v10h10M22 28h18M22 36h12" />
      <circle cx="44" cy="46" r="10" className="fill" />
      <path d="M40 41l4 5 4-5M44 46v6M40 48h8" />
    </>
  ),
  market: (
    <>
      <path d="M10 26l5-14h34l5 14z" className="fill" />
      <path d="M10 26a5.500 5.500 0 0 0 11 0 5.500 5.500 0 0 0 11 0 5.500 5.500 0 0 0 11 0 5.500 5.500 0 0 0 11 0" />
      <path d="M14 33v21h36V33M20 54V40h12v14M38 40h7v7h-7z" />
    </>
  ),
  operations: (
    <>
      <rect x="8" y="12" width="48" height="32" rx="4" />
      <path d="M24 54h16M32 44v10" />
      <path d="M14 29h9l4-9 6 17 5-11 3 3h9" className="strong" />
    </>
  ),
  bigData: (
    <>
      <circle cx="32" cy="32" r="23" />
      <path d="M9 32h46M32 9c9 10 9 36 0 46M32 9c-9 10-9 36 0 46" />
      <circle cx="42" cy="24" r="5" className="fill" />
      <circle cx="22" cy="39" r="4" className="fill" />
    </>
  ),
  factory: (
    <>
      <path d="M8 54V28l13 8v-8l13 8v-8l13 8V12h9v42z" />
      <path d="M16 46h6M28 46h6" />
      <path d="M41 47l4 4 8-9" className="strong" />
    </>
  ),
  afterSales: (
    <>
      <path d="M14 36v-5a18 18 0 0 1 36 0v5" />
      <rect x="9" y="34" width="10" height="15" rx="4" className="fill" />
      <rect x="45" y="34" width="10" height="15" rx="4" className="fill" />
      <path d="M50 49c0 6-6 8-12 8" />
      <circle cx="35" cy="57" r="2.500" />
    </>
  ),
  notices: (
    <>
      <path d="M12 26h8l22-13v38L20 38h-8z" className="fill" />
      <path d="M20 38l4 16h8l-4-12M49 24c4 4 4 12 0 16" />
    </>
  ),
  configuration: (
    <>
      <path d="M10 18h26M48 18h6M10 32h8M30 32h24M10 46h24M46 46h8" />
      <circle cx="42" cy="18" r="6" className="fill" />
      <circle cx="24" cy="32" r="6" className="fill" />
      <circle cx="40" cy="46" r="6" className="fill" />
    </>
  ),
};

export function TilePicture({ name }: { readonly name: TileName }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
