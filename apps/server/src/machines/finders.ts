import { type Finder, finderOf } from "../platform/finder.ts";
import { searchMachines, searchPoints } from "./registry/search.queries.ts";

/** Machines and points by number, name, pinyin or its initials. */
export const machineFinders: readonly Finder[] = [finderOf("machine", searchMachines), finderOf("point", searchPoints)];
