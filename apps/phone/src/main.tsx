import "./platform/kit/tokens.css";
import "./platform/kit/kit.css";
import { askFirst } from "./mall/questions.ts";
import { entryOf } from "./platform/entry.ts";

const { pathname } = window.location;
const entry = entryOf(pathname);

// This file is small and there long before the program that draws: the answers come while that is on its way.
askFirst(entry, pathname);
const { open } = await import("./open.tsx");
await open(entry);
