import { z } from "zod";

/** A slot of the day such as 07:00 to 24:00. */
export const slot = z.object({ from: z.string().max(5), to: z.string().max(5) });
