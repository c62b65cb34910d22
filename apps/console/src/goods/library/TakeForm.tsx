import { library } from "@yunshou/contract/goods/library";
import { checkPrices } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import { fenOf, FormModal, MoneyField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LibraryValueSelect } from "./LibraryValueSelect.tsx";

/** What is taken: chosen products, or a brand that the form asks for. */
export type Taking =
  | { readonly kind: "products"; readonly libraryIds: readonly string[]; readonly about: string }
  | { readonly kind: "brand" };

interface TakeFormProps {
  readonly taking: Taking | undefined;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

interface Values {
  readonly brandId?: string;
  readonly unitPrice: string;
}

/** Takes official products into the caller's own, at a price that can be changed later (PRODUCT-03). */
export function TakeForm({ taking, onClose, onTaken }: TakeFormProps) {
  const words = usePhrases("library", "goods").library;
  const { message } = App.useApp();
  const { required, amount } = useRules();
  const take = useWrite(library.take);
  const save = async ({ brandId, unitPrice }: Values, chosen: Taking) => {
    const which =
      chosen.kind === "products" ? { libraryIds: [...chosen.libraryIds] } : brandId === undefined ? {} : { brandId };
    const answer = await take.run({ ...which, unitPriceFen: fenOf(unitPrice) });
    message.success(fill(words.taken, answer));
    onTaken();
  };
  return (
    <FormModal<Values, Taking>
      title={taking?.kind === "brand" ? words.takeBrand : words.take}
      about={taking?.kind === "products" ? taking.about : null}
      verb={words.take}
      of={taking}
      onClose={onClose}
      initial={{ unitPrice: "" }}
      submitting={take.running}
      onSubmit={save}
    >
      {taking?.kind === "brand" && (
        <Form.Item name="brandId" label={words.fields.brand} rules={[required]}>
          <LibraryValueSelect kind="brand" />
        </Form.Item>
      )}
      <Form.Item
        name="unitPrice"
        label={words.fields.unitPrice}
        required
        extra={words.priceHint}
        rules={[amount((fen) => checkPrices(fen, null))]}
      >
        <MoneyField />
      </Form.Item>
    </FormModal>
  );
}
