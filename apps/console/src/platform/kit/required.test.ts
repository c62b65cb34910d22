import { describe, expectTypeOf, it } from "vitest";
import type { FormModal } from "./form/FormModal.tsx";
import type { Column, ListColumns, TitleColumn } from "./list/column.ts";
import type { Confirmation, Question } from "./useConfirm.tsx";

type Modal = Parameters<typeof FormModal<{ readonly name: string }>>[0];
type Without<Of, Name extends keyof Of> = Omit<Of, Name>;

/** The compiler proves these: a page that leaves one out is not built. */
describe("what the kit asks of every page", () => {
  it("M4 is the object of a question and the verb of its button", () => {
    expectTypeOf<Without<Question, "about">>().not.toExtend<Question>();
    expectTypeOf<Without<Question, "verb">>().not.toExtend<Question>();
    expectTypeOf<Question & Pick<Confirmation, "run">>().toExtend<Confirmation>();
    expectTypeOf<undefined>().not.toExtend<Question["about"]>();
  });

  it("M4 is likewise the object and the verb of a form in a dialog", () => {
    expectTypeOf<Without<Modal, "about">>().not.toExtend<Modal>();
    expectTypeOf<Without<Modal, "verb">>().not.toExtend<Modal>();
  });

  it("M10 is a first column that names the record, so that it can be a card", () => {
    expectTypeOf<readonly [Column<object>]>().not.toExtend<ListColumns<object>>();
    expectTypeOf<readonly []>().not.toExtend<ListColumns<object>>();
    expectTypeOf<readonly [TitleColumn<object>, Column<object>]>().toExtend<ListColumns<object>>();
  });
});
