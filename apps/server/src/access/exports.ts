import { userExport } from "./staff/userExport.ts";

export const accessExports = [userExport];
