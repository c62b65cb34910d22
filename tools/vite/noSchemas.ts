/**
 * Stands in for zod in the browser. The console needs the method and the path of an endpoint; its schemas check on the
 * server and type both sides at compile time. Building a schema gives this placeholder; using one to parse would be a defect.
 */
const placeholder: unknown = new Proxy(function schema() {}, {
  get: (target, name) => {
    if (name === "parse" || name === "safeParse" || name === "parseAsync" || name === "safeParseAsync")
      throw new Error("Schemas run on the server only.");
    return typeof name === "symbol" || name === "prototype" ? Reflect.get(target, name) : placeholder;
  },
  apply: () => placeholder,
});

export const z = placeholder;
