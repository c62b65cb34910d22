import type { Plugin } from "vite";

const importer = /antd\/es\/table\/hooks\/useFilter\/index\.js$/;
const imported = "./FilterDropdown";
const standIn = "\0yunshou-no-column-filters";

/**
 * Leaves the filters in column heads out of Ant Design's table: lists filter above the table, and the unused heads would
 * bring a tree, radio buttons and their icons to every list, 18 kB of it. The build fails when Ant Design moves the file.
 */
export function noColumnFilters(): Plugin {
  let replaced = false;
  return {
    name: "yunshou-no-column-filters",
    apply: "build",
    enforce: "pre",
    resolveId(source, from) {
      if (source !== imported || from === undefined || !importer.test(from)) return null;
      replaced = true;
      return standIn;
    },
    load: (id) => (id === standIn ? 'export const flattenKeys = () => [];\nexport default function FilterDropdown() { throw new Error("Columns have no filters of their own."); }\n' : null),
    buildEnd(failure) {
      if (failure === undefined && !replaced) throw new Error("Ant Design's column filter was not found; see build/noColumnFilters.ts.");
    },
  };
}
