import { merchants } from "@yunshou/contract/merchants/merchants";
import { type MerchantStatus, merchantStatusTable, step } from "@yunshou/domain";
import {
  type RowAction,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** Stop, resume, remove and restore of a merchant, each only where its state allows it. */
export function useStatusActions(): (
  merchant: {
    readonly merchantId: string;
    readonly merchantName: string;
    readonly merchantNo: string;
    readonly status: MerchantStatus;
  },
  refused?: string,
) => RowAction[] {
  const t = usePhrases("merchants");
  const { ask, askDelete } = useConfirm();
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("merchants.merchant.write");
  const { run } = useWrite(merchants.setStatus);
  return ({ merchantId, merchantName, merchantNo, status }, refused) => {
    const change = (action: "stop" | "resume" | "restore"): RowAction => ({
      key: action,
      label: t.merchants.action[action],
      danger: action === "stop",
      refused: refused ?? readOnly ?? refusal(step(merchantStatusTable, status, action)),
      onClick: () =>
        ask({
          text: t.merchants.confirm[action],
          about: namesOf(merchantName, merchantNo),
          verb: t.merchants.action[action],
          danger: action === "stop",
          run: () => run({ merchantId, action }),
        }),
    });
    if (status === "deleted") return [change("restore")];
    const remove: RowAction = {
      key: "remove",
      label: t.common.action.delete,
      danger: true,
      refused: refused ?? readOnly,
      onClick: () => askDelete(namesOf(merchantName, merchantNo), () => run({ merchantId, action: "remove" })),
    };
    return [change(status === "normal" ? "stop" : "resume"), remove];
  };
}
