import { codePages } from "./codePages.ts";

export const marketingPages = { ...codePages } as const;
