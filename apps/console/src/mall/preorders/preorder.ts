import type { RowOf } from "@yunshou/contract";
import type { mallPreorders } from "@yunshou/contract/mall/preorders";

export type Preorder = RowOf<typeof mallPreorders.list>;
