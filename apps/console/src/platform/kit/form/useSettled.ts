import type { FormInstance } from "antd";
import { createContext, use } from "react";

/** What a form tells those within it that save it by themselves. */
export interface Settling {
  /** A person has written what is not saved yet. */
  readonly isChanged: () => boolean;
  /** What the form holds now is saved: leaving it asks nothing until somebody goes on writing. */
  readonly settle: () => void;
}

export const SettlingContext = createContext<Settling>({ isChanged: () => false, settle: () => undefined });

/** For parts of a form that save it while it is being written. */
export const useSettling = (): Settling => use(SettlingContext);

/** Makes the fields of a form look as if nobody had written in them. */
export function untouch<Values>(form: FormInstance<Values>): void {
  form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, touched: false })));
}
