import { main } from "./bootstrap/say.mjs";
import { serve } from "./bootstrap/server.mjs";

/** `npm start`: everything, with a demo company whose simulated machines sell. */
await main(() => serve({ DEMO: "1" }));
