import { main } from "./bootstrap/say.mjs";
import { serve } from "./bootstrap/server.mjs";

/** `npm run serve`: the same program without demo data. */
await main(() => serve({}));
