import type { RowOf } from "@yunshou/contract";
import type { dictionary } from "@yunshou/contract/system/dictionary";

export type Entry = RowOf<typeof dictionary.list>;
/** The calls of the platform's page or of that of merchants. */
export type EntryCalls = typeof dictionary;
