import type { Journey } from "./journey.ts";
import { forgottenPassword, landing, loginLanguages, refusedLogins, rememberedDevice, replayedLogin } from "./journeys/login.ts";
import { mainJob } from "./journeys/mainJob.ts";

/** Every journey, in the order in which they run in one world. */
export const journeys: readonly Journey[] = [mainJob, refusedLogins, landing, rememberedDevice, replayedLogin, loginLanguages, forgottenPassword];
