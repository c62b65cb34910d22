import { cardAreas } from "@yunshou/contract/members/areas";
import { Form } from "antd";
import { FormModal, PersonField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Area } from "./AreaForm.tsx";

/** Limits somebody to the cards of an area and those below it (CARD-24, MSG-57, MSG-58). */
export function StaffForm({
  area,
  onClose,
  onAdded,
}: {
  readonly area: Area | undefined;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}) {
  const t = usePhrases("cardAreas");
  const words = t.cardAreas;
  const { required } = useRules();
  const { run, running } = useWrite(cardAreas.addStaff);
  return (
    <FormModal<{ userId: string }, Area>
      key={area?.areaId}
      title={words.assign}
      about={area?.areaName ?? null}
      verb={words.assign}
      of={area}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={async ({ userId }, { areaId }) => {
        await run({ areaId, userId });
        onAdded();
      }}
      success={t.common.result.added}
    >
      <p className="kit-soft">{words.limited}</p>
      <Form.Item name="userId" label={words.fields.userId} rules={[required]}>
        <PersonField usable />
      </Form.Item>
    </FormModal>
  );
}
