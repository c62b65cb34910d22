import type { RowOf } from "@yunshou/contract";
import type { translations } from "@yunshou/contract/system/translations";

/** A text of the interface in one language. */
export type InterfaceText = RowOf<typeof translations.list>;
