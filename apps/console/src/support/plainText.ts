/** A text in Markdown as one line of words, for where it is only named: its marks would be read as part of it. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:```.*|[-*_]{3,})\s*$/gm, "")
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
