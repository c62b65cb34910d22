import { Marked } from "marked";

/** Links lead to the web, to a mail, to a stored picture or down the same page. */
const address = /^(?:https?:\/\/|mailto:|#|\/spImg\/[0-9a-f]{32}\.(?:png|jpg)$)/i;
/** Pictures come from the product's own store, so that no reader is counted by others. */
const storedPicture = /^\/spImg\/[0-9a-f]{32}\.(?:png|jpg)$/;

export const isAddress = (href: string): boolean => address.test(href);
export const isStoredPicture = (src: string): boolean => storedPicture.test(src);

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * HTML that somebody typed is shown as the text that it is. A link that leads elsewhere is only its words, and a
 * picture that is not stored here only its description.
 */
const reader = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => escaped(text),
    link({ href, tokens }) {
      return isAddress(href) ? false : this.parser.parseInline(tokens);
    },
    image: ({ href, text }) => (isStoredPicture(href) ? false : escaped(text)),
  },
});

/** A text in Markdown as HTML that names no foreign picture and no address that runs something. `htmlOf` sanitises it. */
export const writtenHtml = (markdown: string): string => reader.parse(markdown, { async: false });
