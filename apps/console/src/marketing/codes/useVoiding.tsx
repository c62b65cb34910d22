import type { Endpoint } from "@yunshou/contract";
import { checkCodeVoid, type CodeState } from "@yunshou/domain";
import type { Permission } from "@yunshou/contract/permissions";
import { Button } from "antd";
import {
  chosenRows,
  type List,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Voidable {
  readonly codeId: string;
}

interface Voiding<Row, Call extends Endpoint> {
  readonly call: Call;
  readonly permission: Permission;
  readonly list: Pick<List<Row, never>, "rows" | "chosen" | "select">;
  readonly nameOf: (row: Row) => string;
  readonly stateOf: (row: Row) => CodeState;
}

/** 作废 of a list of codes: in its row, and for the rows that are selected. */
export function useVoiding<Row extends Voidable, Call extends Endpoint>(voiding: Voiding<Row, Call>) {
  const { call, permission, list, nameOf, stateOf } = voiding;
  const words = usePhrases("codes").codes;
  const readOnly = useRefusedWithout(permission);
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const { run } = useWrite(call);
  const refusedOf = (row: Row) => readOnly ?? refusal(checkCodeVoid(stateOf(row)));
  const askFor = (chosen: readonly Row[], onDone?: () => void) =>
    ask({
      text: words.confirm.void,
      about: listed(chosen.map(nameOf)),
      verb: words.action.void,
      danger: true,
      run: () => run({ codeIds: chosen.map(({ codeId }) => codeId) } as never).then(onDone),
    });
  return {
    action: (row: Row) => ({
      key: "void",
      label: words.action.void,
      danger: true,
      refused: refusedOf(row),
      onClick: () => askFor([row]),
    }),
    batch: () => {
      const chosen = chosenRows({ ...list, keyOf: ({ codeId }) => codeId });
      const refused = readOnly ?? chosen.map(refusedOf).find((reason) => reason !== undefined);
      return (
        <Button
          size="small"
          disabled={refused !== undefined}
          title={refused}
          onClick={() => askFor(chosen, () => list.select([]))}
        >
          {words.action.void}
        </Button>
      );
    },
  };
}
