import type { OutputOf } from "@yunshou/contract";
import { products } from "@yunshou/contract/goods/products";
import { Button, Form, type FormInstance, Steps } from "antd";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../../platform/api/call.ts";
import { CallFailure } from "../../../platform/api/failure.ts";
import { FormPage, useFirstRead, useRecord, useRefusedWithout, useWrite } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import { DataStep } from "./DataStep.tsx";
import { AttributesStep, PicturesStep } from "./OtherSteps.tsx";
import { ProductConflict } from "./ProductConflict.tsx";
import { ProductDraft, useDraft } from "./ProductDraft.tsx";
import {
  type Change,
  freshValues,
  inputOf,
  mergeOf,
  type ProductValues,
  type Step,
  stepNames,
  stepOf,
  steps,
  valuesOf,
} from "./values.ts";
import { useSavedSubmit } from "./useSavedSubmit.ts";
import "./form.css";

const listPath = "/spgl/wdsp";

/** 新增商品, and with the key `productId` its change: three steps, of which every field is kept until it is saved (PRODUCT-01). */
export function ProductFormPage() {
  const [params] = useSearchParams();
  const productId = params.get("productId");
  return productId === null ? <AddPage /> : <EditPage key={productId} productId={productId} />;
}

function AddPage() {
  const t = usePhrases("products");
  const create = useWrite(products.create);
  const [, keepDraft] = useDraft();
  return (
    <ProductForm
      title={t.products.pages["/spgl/xzsp"]}
      initial={freshValues}
      submitting={create.running}
      success={t.common.result.added}
      onSubmit={async (values) => {
        const { productId } = await create.run(inputOf(values));
        keepDraft(null);
        return productId;
      }}
    />
  );
}

function EditPage({ productId }: { readonly productId: string }) {
  const t = usePhrases("products");
  const record = useRecord(products.detail, { productId }, { anew: true, silent: true });
  const data = useFirstRead(record.data, productId);
  const update = useWrite(products.update);
  const [newest, take] = useState<OutputOf<typeof products.detail>>();
  const [changes, show] = useState<readonly Change[]>([]);
  const product = newest ?? data;
  const save = async (values: ProductValues, form: FormInstance<ProductValues>) => {
    if (product === undefined) return false;
    const { productCode: _, ...input } = inputOf(values);
    try {
      await update.run({ ...input, productId, version: product.version });
      // Handing it in may be refused, and then it is saved once more: as it stands now.
      void call(products.detail, { productId }, { fresh: true, silent: true }).then(take, () => undefined);
      return productId;
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.code !== "goods.changedMeanwhile") throw failure;
      // What the other one saved is shown and joined with what is written here; the next press saves both.
      const theirs = await call(products.detail, { productId }, { fresh: true });
      const merged = mergeOf(valuesOf(product), values, valuesOf(theirs));
      form.setFieldsValue(merged.values);
      take(theirs);
      show(merged.changes);
      return false;
    }
  };
  return (
    <ProductForm
      title={t.products.edit}
      initial={data === undefined ? {} : valuesOf(data)}
      product={product}
      changes={changes}
      loading={data === undefined}
      error={record.error}
      submitting={update.running}
      success={t.common.result.modified}
      onSubmit={save}
    />
  );
}

interface ProductFormProps {
  readonly title: string;
  readonly initial: Partial<ProductValues>;
  /** The product that is changed; none while one is added. */
  readonly product?: OutputOf<typeof products.detail> | undefined;
  readonly changes?: readonly Change[];
  readonly loading?: boolean;
  readonly error?: Error | null;
  readonly submitting: boolean;
  readonly success: string;
  /** Saves; answers which product it is, or `false` to keep the page open. */
  readonly onSubmit: (values: ProductValues, form: FormInstance<ProductValues>) => Promise<string | false>;
}

function ProductForm({ product, changes, loading = false, onSubmit, ...page }: ProductFormProps) {
  const refused = useRefusedWithout("goods.product.write");
  const [step, go] = useState<Step>("data");
  const form = useRef<FormInstance<ProductValues>>(undefined);
  const isNew = product === undefined && !loading;
  const submit = useSavedSubmit(product?.reviewStatus ?? null);
  /** What is wrong in a step that is not shown opens that step. */
  const showFaults = () =>
    void form.current?.validateFields().catch(({ errorFields }: { errorFields: readonly { name: string[] }[] }) => {
      const faulty = errorFields.map(({ name }) => stepOf(name[0] ?? ""));
      if (faulty.length > 0 && !faulty.includes(step)) go(faulty[0]!);
    });
  const hidden = (one: Step) => ({ className: "kit-form kit-wide product-step", hidden: one !== step });
  const locked = page.submitting || refused !== undefined;
  return (
    <div
      onSubmitCapture={() => {
        submit.wanted.current = false;
        showFaults();
      }}
    >
      <FormPage<ProductValues>
        {...page}
        back={listPath}
        loading={loading}
        refused={refused}
        onSubmit={async () => {
          const instance = form.current;
          if (instance === undefined) return false;
          try {
            const values = { ...freshValues, ...instance.getFieldsValue(true) };
            const saved = await onSubmit(values, instance);
            if (saved !== false && submit.wanted.current) await submit.run(saved, values.productName);
            return saved !== false;
          } catch (failure) {
            if (failure instanceof CallFailure) go(stepOf(String(failure.detail.field ?? "").replace(/Fen$/, "")));
            throw failure;
          }
        }}
      >
        <Handle take={(instance) => (form.current = instance)} />
        <StepHead step={step} onGo={go} />
        {isNew && refused === undefined && <ProductDraft />}
        <ProductConflict changes={changes ?? []} />
        <div {...hidden("data")}>
          <DataStep isNew={isNew} />
        </div>
        <div {...hidden("pictures")}>
          <PicturesStep disabled={locked} />
        </div>
        <div {...hidden("attributes")}>
          <AttributesStep merchantId={product?.merchantId} />
        </div>
        <NextStep
          step={step}
          onGo={go}
          submit={{
            ...submit,
            press: () => {
              submit.wanted.current = true;
              showFaults();
              form.current?.submit();
            },
          }}
        />
      </FormPage>
    </div>
  );
}

/** Hands the form of the page to what stands around it. */
function Handle({ take }: { readonly take: (form: FormInstance<ProductValues>) => void }) {
  const form = Form.useFormInstance<ProductValues>();
  useEffect(() => {
    take(form);
  });
  return null;
}

interface StepProps {
  readonly step: Step;
  readonly onGo: (step: Step) => void;
}

function StepHead({ step, onGo }: StepProps) {
  const t = usePhrases("products");
  return (
    <Steps
      className="kit-wide"
      style={{ marginBottom: 20 }}
      size="small"
      current={stepNames.indexOf(step)}
      items={stepNames.map((name) => ({ title: t.products.step[name] }))}
      onChange={(index) => onGo(stepNames[index] ?? "data")}
    />
  );
}

interface NextStepProps extends StepProps {
  readonly submit: { readonly refused: string | undefined; readonly press: () => void };
}

/** The way on asks only for what the step shows; the last step has the page's own 保存, and 保存并提交 for the review (PRODUCT-18, PRODUCT-21). */
function NextStep({ step, onGo, submit }: NextStepProps) {
  const t = usePhrases("products", "library");
  const form = Form.useFormInstance<ProductValues>();
  const [before, next] = [stepNames[stepNames.indexOf(step) - 1], stepNames[stepNames.indexOf(step) + 1]];
  const forth = async () => {
    try {
      await form.validateFields([...steps[step]]);
      if (next !== undefined) onGo(next);
    } catch {
      // The fields show what is wrong.
    }
  };
  return (
    <div className="kit-wide" style={{ display: "flex", gap: 8, marginBottom: 16 }}>
      {before !== undefined && <Button onClick={() => onGo(before)}>{t.products.previous}</Button>}
      {next !== undefined && <Button onClick={() => void forth()}>{t.products.next}</Button>}
      {next === undefined && (
        <Button
          disabled={submit.refused !== undefined}
          title={submit.refused ?? t.library.workdays}
          onClick={submit.press}
        >
          {t.products.saveAndSubmit}
        </Button>
      )}
    </div>
  );
}
