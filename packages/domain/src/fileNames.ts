const longestName = 120;
/** Marks that nobody sees and that turn or hide what a name says: control, zero width, direction, separators of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Separators of folders, and what no file system of a person takes. */
const folders = /[\\/:*?"<>|]+/g;

/**
 * The name of a file as it may be stored, shown and offered for saving: without folders, without marks that nobody sees,
 * never hidden and never empty. What a name loses changes nothing of the file.
 */
export function plainFileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(unseen, "")
    .replace(folders, "_")
    .replace(/\.{2,}/g, ".")
    .trim();
  const shown = plain.replace(/^[._\s]+/, "").replace(/[.\s]+$/, "");
  if (shown === "") return "file";
  const letters = [...shown];
  if (letters.length <= longestName) return shown;
  const ending = /\.\w{1,8}$/.exec(shown)?.[0] ?? "";
  return letters.slice(0, longestName - ending.length).join("") + ending;
}
