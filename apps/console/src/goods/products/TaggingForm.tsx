import { tags } from "@yunshou/contract/goods/tags";
import { tagLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form } from "antd";
import { FormModal, showNumber, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { TagSelect } from "../tags/TagSelect.tsx";

interface TaggingFormProps {
  /** The products to be tagged. */
  readonly of: readonly string[] | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly addTagIds: string[];
  readonly removeTagIds: string[];
}

/** Puts tags on several products at once and takes others off, on all of them or on none (PRODUCT-17). */
export function TaggingForm({ of, onClose }: TaggingFormProps) {
  const t = usePhrases("products");
  const words = t.products.tagging;
  const { message } = App.useApp();
  const assign = useWrite(tags.assign);
  return (
    <FormModal<Values, readonly string[]>
      title={words.title}
      about={fill(words.about, { n: showNumber(of?.length ?? 0) })}
      verb={t.common.action.save}
      of={of}
      onClose={onClose}
      initial={{ addTagIds: [], removeTagIds: [] }}
      submitting={assign.running}
      onSubmit={async (values, productIds) => {
        const { changed } = await assign.run({ ...values, productIds: [...productIds] });
        message.success(fill(words.done, { n: showNumber(changed) }));
      }}
    >
      <Form.Item name="addTagIds" label={words.add}>
        <TagSelect multiple limit={tagLimits.tagsOfProduct} />
      </Form.Item>
      <Form.Item name="removeTagIds" label={words.remove}>
        <TagSelect multiple />
      </Form.Item>
    </FormModal>
  );
}
