import { modelling } from "@yunshou/contract/goods/modelling";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import { FormModal, ProductField, showTime, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Submits a product of one's own for review, with the pictures and the weight that it has (PRODUCT-21, MSG-120). */
export function SubmitForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = usePhrases("library").library;
  const { message } = App.useApp();
  const { required } = useRules();
  const submit = useWrite(modelling.submit);
  const save = async ({ productId }: { productId: string }) => {
    const { dueTime } = await submit.run({ productId });
    message.success(fill(words.submitted, { time: showTime(dueTime) }));
  };
  return (
    <FormModal<{ productId: string }>
      title={words.submit}
      about={null}
      verb={words.submit}
      open={open}
      onClose={onClose}
      initial={{}}
      submitting={submit.running}
      onSubmit={save}
    >
      <Form.Item
        name="productId"
        label={words.fields.productName}
        rules={[required]}
        extra={`${words.submitHint} ${words.workdays}`}
      >
        <ProductField usable allowClear={false} />
      </Form.Item>
    </FormModal>
  );
}
