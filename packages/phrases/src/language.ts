/**
 * The type of a translation: the same keys as the Chinese original, any text.
 * Placeholders are written `{{name}}`.
 */
export type Translation<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Translation<Original[Key]>;
};
