import { freezeBaseline } from "./schema.ts";

// Once, for the first release; migrations/README.md says what follows from it.
freezeBaseline();
