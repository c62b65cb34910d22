import type { Endpoint } from "@yunshou/contract";
import { checkCodeVoid, type CodeState } from "@yunshou/domain";
import type { Permission } from "@yunshou/contract/permissions";
import { Button } from "antd";
import type { Key } from "react";
import { useConfirm, useRefusalText, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Voidable {
  readonly codeId: string;
}

interface Voiding<Row, Call extends Endpoint> {
  readonly call: Call;
  readonly permission: Permission;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly stateOf: (row: Row) => CodeState;
}

/** 作废 of a list of codes: in its row, and for the rows that are selected. */
export function useVoiding<Row extends Voidable, Call extends Endpoint>(voiding: Voiding<Row, Call>) {
  const { call, permission, rows, nameOf, stateOf } = voiding;
  const words = usePhrases("codes").codes;
  const readOnly = useRefusedWithout(permission);
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const { run } = useWrite(call);
  const refusedOf = (row: Row) => readOnly ?? refusal(checkCodeVoid(stateOf(row)));
  const askFor = (chosen: readonly Row[]) =>
    ask({
      text: words.confirm.void,
      about: listed(chosen.map(nameOf)),
      verb: words.action.void,
      danger: true,
      run: () => run({ codeIds: chosen.map(({ codeId }) => codeId) } as never),
    });
  return {
    action: (row: Row) => ({
      key: "void",
      label: words.action.void,
      danger: true,
      refused: refusedOf(row),
      onClick: () => askFor([row]),
    }),
    batch: (keys: readonly Key[]) => {
      const chosen = rows.filter(({ codeId }) => keys.includes(codeId));
      const refused = readOnly ?? chosen.map(refusedOf).find((reason) => reason !== undefined);
      return (
        <Button size="small" disabled={refused !== undefined} title={refused} onClick={() => askFor(chosen)}>
          {words.action.void}
        </Button>
      );
    },
  };
}
