/** Whether a part of an address can be the id of a row; anything else was typed or cut. */
export const isId = (text: string | null | undefined): text is string => /^\d{1,19}$/.test(text ?? "");
