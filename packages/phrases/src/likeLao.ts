/** Chromium has no Lao and would write as the computer does. Vietnamese groups and parts figures, and orders days, as Lao does. */
export const likeLao = "vi";
