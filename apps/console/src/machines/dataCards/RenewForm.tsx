import { dataCards } from "@yunshou/contract/machines/dataCards";
import { Form } from "antd";
import { FormModal, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PackageChoice } from "./PackageChoice.tsx";

/** Cards that are renewed, and what they are called. */
export interface Renewing {
  readonly ids: readonly string[];
  readonly about: string;
}

interface RenewFormProps {
  readonly renewing: Renewing | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Renews cards by a package (DATACARD-05). */
export function RenewForm({ renewing, onClose, onDone }: RenewFormProps) {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const { required } = useRules();
  const renew = useWrite(dataCards.renew);
  return (
    <FormModal<{ readonly packageId: string }, Renewing>
      title={words.renew}
      about={renewing?.about}
      verb={words.renew}
      of={renewing}
      onClose={onClose}
      initial={{}}
      submitting={renew.running}
      onSubmit={async ({ packageId }, { ids }) => {
        await renew.run({ dataCardIds: [...ids], packageId });
        onDone();
      }}
    >
      <Form.Item name="packageId" label={words.fields.packageName} rules={[required]} extra={words.renewHint}>
        <PackageChoice />
      </Form.Item>
    </FormModal>
  );
}
