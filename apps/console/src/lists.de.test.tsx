// @vitest-environment happy-dom
import { listsFit } from "./testing/listsFit.tsx";

listsFit("de");
