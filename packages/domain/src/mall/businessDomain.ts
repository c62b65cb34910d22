import { accept, refuse, type Result } from "../result.ts";

export const domainLimits = {
  /** Characters of a host name at most (RFC 1035). */
  nameLength: 253,
  /** Characters of a verification file's name at most, with its ending. */
  fileNameLength: 68,
  /** Characters in a verification file at most; platforms of mini-programs give one short word. */
  contentLength: 1_024,
} as const;

/** How a domain stands: without its verification file nothing is answered for it. */
export const domainStatuses = ["enabled", "disabled", "fileMissing"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** The file by which the platform of a mini-program proves whose domain it is. */
export interface VerifyFile {
  readonly fileName: string;
  readonly content: string;
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLabel = /^[a-z]/;
/** No dot but the last, no separator: what has a path in its name never gets as far as an address. */
const fileName = /^[A-Za-z0-9_-]{1,64}\.txt$/;
/** Programs that search the web read this one; it is the console's. */
const keptNames = ["robots.txt"];
const printable = /^[\x20-\x7e\r\n\t]+$/;

export const domainStatus = (enabled: boolean, verifyFile: string | null): DomainStatus =>
  verifyFile === null ? "fileMissing" : enabled ? "enabled" : "disabled";

/** A host name of at least two parts, without scheme, port and path; capitals are the same name (GEN-19, MSG-26). */
export function checkDomainName(text: string): Result<string> {
  const name = text.trim().toLowerCase();
  if (name === "") return refuse("field.required", { field: "domainName" });
  const labels = name.split(".");
  const fits =
    name.length <= domainLimits.nameLength &&
    labels.length >= 2 &&
    labels.every((one) => label.test(one)) &&
    topLabel.test(labels.at(-1) ?? "");
  return fits ? accept(name) : refuse("mall.domainMalformed", { field: "domainName" });
}

/** A text file with a plain name and a few printable characters; anything else is no verification file (GEN-19). */
export function checkVerifyFile(file: VerifyFile): Result<VerifyFile> {
  if (!fileName.test(file.fileName) || keptNames.includes(file.fileName.toLowerCase()))
    return refuse("mall.verifyFileName", { field: "verifyFile" });
  const isText = file.content.length <= domainLimits.contentLength && printable.test(file.content);
  return isText ? accept(file) : refuse("mall.verifyFileContent", { field: "verifyFile" });
}
