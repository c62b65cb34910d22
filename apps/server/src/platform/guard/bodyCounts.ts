/** What a body may hold, counted over its bytes before anything makes objects of it. */
export interface BodyLimits {
  /** Fields, items and members together. */
  readonly parts: number;
  /** Objects and lists inside each other. */
  readonly depth: number;
}

/** Bytes of a body at the least for each part that it may hold: no input of ours is made of shorter ones throughout. */
const bytesOfPart = 8;
const fewestParts = 200;

/** A body of this many bytes at most may hold so many parts. No call nests its input deeper than 32. */
export const limitsOf = (bodyBytes: number): BodyLimits => ({
  parts: Math.max(fewestParts, Math.floor(bodyBytes / bytesOfPart)),
  depth: 32,
});

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const ampersand = 0x26;
const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d;

/**
 * Whether JSON stays within its limits, without reading it: one look at each byte, no memory. What is no JSON at all is
 * left to the parser.
 */
export function jsonFits(body: Buffer, { parts, depth }: BodyLimits): boolean {
  let found = 0;
  let level = 0;
  let inText = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (inText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === comma || byte === colon) found += 1;
    else if (isOpening(byte)) level += 1;
    else if (isClosing(byte)) level -= 1;
    if (found > parts || level > depth) return false;
  }
  return true;
}

/** Whether a form, or a query, stays within its number of fields. */
export function formFits(body: Buffer | string, { parts }: Pick<BodyLimits, "parts">): boolean {
  let found = 1;
  for (let at = 0; at < body.length; at += 1) {
    const byte = typeof body === "string" ? body.charCodeAt(at) : (body[at] ?? 0);
    if (byte === ampersand) found += 1;
    if (found > parts) return false;
  }
  return true;
}

/** The fields of a form; with `wanted` nothing else is decoded. A field that comes twice counts as its last. */
export function readForm(body: string, wanted?: ReadonlySet<string>): Record<string, string> {
  const fields: [string, string][] = [];
  for (const pair of body.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const name = decoded(at === -1 ? pair : pair.slice(0, at));
    if (wanted !== undefined && !wanted.has(name)) continue;
    fields.push([name, at === -1 ? "" : decoded(pair.slice(at + 1))]);
  }
  return Object.fromEntries(fields);
}

/** As `URLSearchParams` decodes: a wrong escape stays as it is written. */
function decoded(text: string): string {
  if (!/[%+]/.test(text)) return text;
  return new URLSearchParams(`x=${text.replaceAll("&", "%26")}`).get("x") ?? "";
}
