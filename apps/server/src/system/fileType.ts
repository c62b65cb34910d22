import type { uploadExtensions } from "@yunshou/contract/uploads";

type Extension = (typeof uploadExtensions)[number];

const zipped = Buffer.from("PK\u0003\u0004", "latin1");
const office = "application/vnd.openxmlformats-officedocument.";

interface FileType {
  readonly mediaType: string;
  /** What the content begins with; null for plain text, which is proven otherwise. */
  readonly magic: Buffer | null;
}

const types: Readonly<Record<Extension, FileType>> = {
  pdf: { mediaType: "application/pdf", magic: Buffer.from("%PDF-", "latin1") },
  zip: { mediaType: "application/zip", magic: zipped },
  xlsx: { mediaType: `${office}spreadsheetml.sheet`, magic: zipped },
  docx: { mediaType: `${office}wordprocessingml.document`, magic: zipped },
  pptx: { mediaType: `${office}presentationml.presentation`, magic: zipped },
  csv: { mediaType: "text/csv; charset=utf-8", magic: null },
  txt: { mediaType: "text/plain; charset=utf-8", magic: null },
  png: { mediaType: "image/png", magic: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  jpg: { mediaType: "image/jpeg", magic: Buffer.from([0xff, 0xd8, 0xff]) },
  jpeg: { mediaType: "image/jpeg", magic: Buffer.from([0xff, 0xd8, 0xff]) },
};

/**
 * The media type of an upload, if its name has an allowed ending and its content begins like that type.
 * The stored type never comes from the caller, and files are only ever handed out as attachments.
 */
export function mediaTypeOf(fileName: string, beginning: Buffer): string | undefined {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const type =
    extension === undefined ? undefined : (types as Readonly<Record<string, FileType | undefined>>)[extension];
  if (type === undefined) return undefined;
  const fits =
    type.magic === null ? !beginning.includes(0) : beginning.subarray(0, type.magic.length).equals(type.magic);
  return fits ? type.mediaType : undefined;
}
