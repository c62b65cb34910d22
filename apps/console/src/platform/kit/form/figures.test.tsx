import { Form } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseLanguage } from "../../phrases/language.ts";
import { MoneyField, NumberField } from "./figures.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Values {
  readonly amount?: string;
  readonly rate?: number;
}

let root: Root;
let held: Values = {};

function Page({ initial = {} }: { readonly initial?: Values }) {
  return (
    <Form<Values> initialValues={initial} onValuesChange={(_, all) => (held = all)}>
      <Form.Item name="amount">
        <MoneyField aria-label="amount" />
      </Form.Item>
      <Form.Item name="rate">
        <NumberField aria-label="rate" min={0} max={100} precision={2} />
      </Form.Item>
    </Form>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label=${name}]`)!;
const open = (initial?: Values) => act(async () => root.render(<Page initial={initial} />));

/** Types as a person does, a sign after the other, and leaves the field. */
async function type(name: string, text: string): Promise<void> {
  const input = field(name);
  await act(async () => input.focus());
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  for (let end = 1; end <= text.length; end += 1)
    await act(async () => {
      // The widget takes what comes without a key as set by somebody else.
      input.dispatchEvent(new KeyboardEvent("keydown", { key: text[end - 1]!, bubbles: true }));
      write.call(input, text.slice(0, end));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
}
const leave = (name: string) => act(async () => field(name).blur());

beforeEach(() => {
  held = {};
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
});

describe("a field of a figure", () => {
  it.each(["zh", "de"] as const)(
    "LANG-03 holds a half when somebody types 0,5 or 0.5, never five, in %s",
    async (language) => {
      chooseLanguage(language);
      await open();
      for (const typed of ["0,5", "0.5"]) {
        await type("rate", typed);
        expect(field("rate").value).toBe(typed);
        await type("amount", typed);
        expect(field("amount").value).toBe(typed);
        expect(held).toEqual({ rate: 0.5, amount: "0.5" });
      }
      await leave("rate");
      await leave("amount");
      expect(field("rate").value).toBe(language === "de" ? "0,50" : "0.50");
      expect(field("amount").value).toBe(language === "de" ? "0,5" : "0.5");
      expect(held).toEqual({ rate: 0.5, amount: "0.5" });
    },
  );

  it("LANG-03 shows what it holds as the language writes it", async () => {
    chooseLanguage("de");
    await open({ amount: "15.00", rate: 2.5 });
    expect([field("amount").value, field("rate").value]).toEqual(["15,00", "2,50"]);
  });

  it("LANG-03 holds nothing where it was emptied, and what is no figure goes to the rule of the field", async () => {
    chooseLanguage("de");
    await open({ amount: "15.00", rate: 2.5 });
    await act(async () => undefined);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
    for (const name of ["amount", "rate"])
      await act(async () => {
        write.call(field(name), "");
        field(name).dispatchEvent(new Event("input", { bubbles: true }));
      });
    expect(held).toEqual({ amount: "", rate: null });
    await type("amount", "zwei");
    expect(held.amount).toBe("zwei");
  });
});
