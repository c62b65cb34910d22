import type { OutputOf } from "@yunshou/contract";
import { registrations } from "@yunshou/contract/machines/registrations";
import { numbersBetween } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Form, type FormInstance, Skeleton, Space, Steps } from "antd";
import { Suspense, useEffect, useRef, useState } from "react";
import { CallFailure } from "../../platform/api/failure.ts";
import { FormPage, ImportButton, showNumber, timeZone, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { lazily } from "../../platform/lazily.ts";
import { useLeavePage } from "../../platform/layout/leaving.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { MachineStep } from "./MachineStep.tsx";
import { PlaceStep } from "./PlaceStep.tsx";
import { inputOf, type RegistrationValues, type Step, stepNames, stepOf, steps } from "./values.ts";

const listPath = "/shj/wdshj";

/** Comes when codes are issued: most who open the form only look. */
const ActivationCodes = lazily(async () => ({ default: (await import("./ActivationCodes.tsx")).ActivationCodes }));

/** 机器注册: one machine or a range of numbers in steps, to the QR codes that activate them (MACHINE-20). */
export function RegistrationPage() {
  const t = usePhrases("registrations");
  const words = t.registrations;
  const register = useWrite(registrations.register);
  const refused = useRefusedWithout("machines.machine.write");
  const [step, go] = useState<Step>("machines");
  const [issued, take] = useState<OutputOf<typeof registrations.register>>();
  const form = useRef<FormInstance<RegistrationValues>>(undefined);
  /** What is wrong in a step that is not shown opens that step. */
  const showFaults = () =>
    void form.current?.validateFields().catch(({ errorFields }: { errorFields: readonly { name: string[] }[] }) => {
      const faulty = errorFields.map(({ name }) => stepOf(name[0] ?? ""));
      if (faulty.length > 0 && !faulty.includes(step)) go(faulty[0]!);
    });
  if (issued !== undefined)
    return (
      <Suspense fallback={<Skeleton active />}>
        <ActivationCodes issued={issued} />
      </Suspense>
    );
  // `hidden` alone loses against the grid of a form.
  const shown = (one: Step) => ({
    className: "kit-form kit-wide",
    ...(one === step ? {} : { style: { display: "none" } }),
  });
  return (
    <div onSubmitCapture={showFaults}>
      <FormPage<RegistrationValues>
        title={words.pages["/shj/jqzc"]}
        back={listPath}
        verb={words.verb}
        initial={{
          machineCategory: "vending",
          machineType: "combined",
          timeZone: timeZone(),
          on: ["autoRefund"],
        }}
        refused={refused}
        submitting={register.running}
        onSubmit={async (values) => {
          try {
            take(await register.run(inputOf({ ...values, ...form.current?.getFieldsValue(true) })));
          } catch (failure) {
            if (failure instanceof CallFailure) go(stepOf(String(failure.detail.field ?? "")));
            throw failure;
          }
          return false;
        }}
      >
        <Handle take={(instance) => (form.current = instance)} />
        <Steps
          className="kit-wide"
          style={{ marginBottom: 20 }}
          size="small"
          current={stepNames.indexOf(step)}
          items={[...stepNames, "codes" as const].map((name) => ({ title: words.step[name] }))}
          onChange={(index) => go(stepNames[index] ?? step)}
        />
        <div {...shown("machines")}>
          <MachineStep />
          <Count />
        </div>
        <div {...shown("placement")}>
          <PlaceStep />
        </div>
        <Ways step={step} onGo={go} />
      </FormPage>
    </div>
  );
}

/** Hands the form of the page to what stands around it. */
function Handle({ take }: { readonly take: (form: FormInstance<RegistrationValues>) => void }) {
  const form = Form.useFormInstance<RegistrationValues>();
  useEffect(() => {
    take(form);
  });
  return null;
}

/** How many machines the numbers stand for. */
function Count() {
  const words = usePhrases("registrations").registrations;
  const form = Form.useFormInstance<RegistrationValues>();
  const [first = "", last = ""] = [Form.useWatch("firstNo", form), Form.useWatch("lastNo", form)] as (
    | string
    | undefined
  )[];
  const numbers = numbersBetween(first, last);
  if (!numbers.ok) return null;
  return <p className="kit-wide kit-soft">{fill(words.count, { n: showNumber(numbers.value.length) })}</p>;
}

/** The way on asks only for what the step shows. */
function Ways({ step, onGo }: { readonly step: Step; readonly onGo: (step: Step) => void }) {
  const words = usePhrases("registrations").registrations;
  const form = Form.useFormInstance<RegistrationValues>();
  const refused = useRefusedWithout("machines.machine.write");
  const leave = useLeavePage();
  const forth = async () => {
    try {
      await form.validateFields([...steps.machines]);
      onGo("placement");
    } catch {
      // The fields show what is wrong.
    }
  };
  return (
    <div className="kit-wide" style={{ marginBottom: 16 }}>
      {step === "machines" ? (
        <Space>
          <Button onClick={() => void forth()}>{words.next}</Button>
          <ImportButton refused={refused} onClick={() => leave("/shj/jqdr")} />
        </Space>
      ) : (
        <Button onClick={() => onGo("machines")}>{words.previous}</Button>
      )}
    </div>
  );
}
