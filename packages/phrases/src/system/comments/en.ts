import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const verbs: Translation<typeof zh.verbs> = {
  "system.comment.write": "Comment",
  "system.comment.remove": "Remove comment",
};

export const errors: Translation<typeof zh.errors> = {
  "system.mentionUnknown": "Somebody who is mentioned may not read this record; take the name out and send again",
};

export const fields: Translation<typeof zh.fields> = {
  commentText: "Comment",
  mentionIds: "Mentioned people",
};

export const words: Translation<typeof zh.words> = {
  title: "Comments",
  both: "Comments and activity",
  of: "Comments and activity of {{number}}",
  placeholder: "Write a comment; type @ to mention a colleague",
  hint: "Ctrl+Enter sends",
  send: "Send",
  sent: "The comment was sent",
  remove: "Delete",
  removeAsk: "Delete this comment?",
  removeNote: "Its place says that it was deleted; nobody else reads it any more.",
  removed: "The comment was deleted",
  gone: "This comment was deleted",
  empty: "No comments yet. Write the first one; colleagues whom you mention with @ get a message.",
  more: "Older comments: {{n}}",
  nobody: "Nobody to mention",
  mention: "{{author}} mentioned you in a comment on {{recordNo}}",
  mentionAbove: "A merchant above mentioned you in a comment on {{recordNo}}",
};
