import { main } from "./bootstrap/say.mjs";
import { serve } from "./bootstrap/server.mjs";

/** A visitor's laptop is asked for memory before speed: the sales of 300 machines fill no heap. */
const flags = ["--max-semi-space-size=4", "--optimize-for-size"];

/** What the C library was asked for while the programs were read goes back to the system, not into its own reserve. */
const givesBack = { MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_TRIM_THRESHOLD_: "131072" };

/** `npm start`: everything, with a demo company whose simulated machines sell. */
await main(() => serve({ DEMO: "1", ...givesBack }, flags));
