import type { Plugin } from "vite";

interface Part {
  readonly importer: RegExp;
  readonly imported: string;
  /** What stands in for it. */
  readonly code: string;
}

const never = (name: string) =>
  `export default function ${name}() { throw new Error("${name} is left out of the build; see build/unusedWidgets.ts."); }\n`;

/** Buttons ask the picker of colours whether black or white can be read on one, and would bring all of it along. */
const isBright = `export function isBright(color, background) {
  const under = new color.constructor(background).toRgb();
  const { a, ...shown } = color.toRgb();
  if (a <= 0.5) return Math.max(...["r", "g", "b"].map((part) => shown[part] * a + under[part] * (1 - a))) > 127.5;
  return shown.r * 0.299 + shown.g * 0.587 + shown.b * 0.114 > 192;
}
`;

/**
 * Parts of Ant Design that every list would load and the console never shows: filters in column heads (lists filter above
 * the table), rows chosen one at a time, tables that draw only what is in sight, a button joined to its menu, and the colours
 * that a picker proposes, with what folds them.
 */
const parts: readonly Part[] = [
  {
    importer: /antd\/es\/table\/hooks\/useFilter\/index\.js$/,
    imported: "./FilterDropdown",
    code: `export const flattenKeys = () => [];\n${never("FilterDropdown")}`,
  },
  { importer: /antd\/es\/table\/hooks\/useSelection\.js$/, imported: "../../radio", code: never("Radio") },
  { importer: /antd\/es\/table\/InternalTable\.js$/, imported: "./RcTable/VirtualTable", code: never("VirtualTable") },
  { importer: /antd\/es\/dropdown\/index\.js$/, imported: "./dropdown-button", code: never("DropdownButton") },
  {
    importer: /antd\/es\/button\/style\/token\.js$/,
    imported: "../../color-picker/components/ColorPresets",
    code: isBright,
  },
];

const standIn = "\0yunshou-unused-widget-";

/** Leaves unused widgets out of the first list, 35 kB of it. The build fails when Ant Design moves one of the files. */
export function unusedWidgets(): Plugin {
  const replaced = new Set<number>();
  return {
    name: "yunshou-unused-widgets",
    apply: "build",
    enforce: "pre",
    resolveId(source, from) {
      const index =
        from === undefined
          ? -1
          : parts.findIndex(({ importer, imported }) => source === imported && importer.test(from));
      if (index < 0) return null;
      replaced.add(index);
      return standIn + index;
    },
    load: (id) => (id.startsWith(standIn) ? (parts[Number(id.slice(standIn.length))]?.code ?? null) : null),
    buildEnd(failure) {
      const missing = parts.filter((_part, index) => !replaced.has(index)).map(({ imported }) => imported);
      if (failure === undefined && missing.length > 0)
        throw new Error(`Ant Design has no ${missing.join(", ")} any more; see build/unusedWidgets.ts.`);
    },
  };
}
