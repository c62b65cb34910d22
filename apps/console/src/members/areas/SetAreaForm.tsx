import { cards } from "@yunshou/contract/members/cards";
import { Form } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { CardRow } from "../state.ts";
import { AreaField } from "./AreaField.tsx";

/** Puts cards into an area of their merchant (CARD-24). */
export function SetAreaForm({
  chosen,
  onClose,
}: {
  readonly chosen: readonly CardRow[] | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("members");
  const words = t.members;
  const { required } = useRules();
  const { run, running } = useWrite(cards.setArea);
  return (
    <FormModal<{ areaId: string }, readonly CardRow[]>
      key={chosen?.[0]?.cardId}
      title={words.action.setArea}
      about={listed((chosen ?? []).map(({ cardNo }) => cardNo))}
      verb={words.action.setArea}
      of={chosen}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ areaId }, rows) => run({ cardIds: rows.map(({ cardId }) => cardId), areaId })}
      success={t.common.result.done}
    >
      <Form.Item name="areaId" label={words.fields.areaName} rules={[required]}>
        <AreaField />
      </Form.Item>
    </FormModal>
  );
}
