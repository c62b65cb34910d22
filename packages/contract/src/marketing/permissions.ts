import { codePermissions } from "./codePermissions.ts";

export const marketingPermissions = { ...codePermissions } as const;
