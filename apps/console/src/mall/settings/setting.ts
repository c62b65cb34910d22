import type { OutputOf } from "@yunshou/contract";
import type { mallSettings } from "@yunshou/contract/mall/mallSettings";
import { fenFromYuan, mallSettingKinds, type MallSettingName, yuanFromFen } from "@yunshou/domain";

export type Setting = OutputOf<typeof mallSettings.read>["rows"][number];

/** A value as people type it: amounts in yuan. */
export const typedOf = (name: MallSettingName, value: string): string =>
  mallSettingKinds[name].kind === "amount" && value !== "" ? yuanFromFen(BigInt(value)) : value;

/** What people typed as the wire carries it; an amount that is none stays as it is, and is refused. */
export function wireOf(name: MallSettingName, typed: string): string {
  if (mallSettingKinds[name].kind !== "amount" || typed.trim() === "") return typed.trim();
  const fen = fenFromYuan(typed);
  return fen.ok ? String(fen.value) : typed;
}
