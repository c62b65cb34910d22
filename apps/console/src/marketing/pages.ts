import type { Loaders } from "../platform/pages.ts";
import { codePages } from "./codes/pages.ts";

export const marketingPages: Loaders<"marketing"> = { ...codePages };
