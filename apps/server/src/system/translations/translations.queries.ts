import type { Language } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";

/** A text that somebody wrote over the delivered one. */
export interface WrittenText {
  readonly langCode: Language;
  readonly langKey: string;
  readonly langText: string;
  /** The Chinese text that it was made from. */
  readonly madeFrom: string;
}

export interface StoredText extends WrittenText {
  readonly writerId: string;
  readonly writer: string;
  readonly reviewer: string | null;
  readonly updatedTime: Date;
}

/** Everything that people wrote, for all merchants: the interface is the same for everybody. */
export const storedTexts = (tx: Handle): Promise<StoredText[]> =>
  tx.query<StoredText>(
    `select p.language as "langCode", p.lang_key as "langKey", p.text as "langText", p.original as "madeFrom", p.written_by as "writerId",
       w.name as writer, r.name as reviewer, p.updated_at as "updatedTime"
     from phrase_text p join app_user w on w.id = p.written_by left join app_user r on r.id = p.reviewed_by
     order by p.language, p.lang_key`,
  );

/** The same for shadowing the delivered words, without the people, whom a stranger does not see. */
export const writtenTexts = (tx: Handle): Promise<WrittenText[]> =>
  tx.query<WrittenText>(
    `select language as "langCode", lang_key as "langKey", text as "langText", original as "madeFrom" from phrase_text order by language, lang_key`,
  );

/** Another text when anything was written or taken back since. */
export async function versionOfTexts(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ version: string }>(
    `select count(*) || '.' || coalesce((extract(epoch from max(updated_at)) * 1000000)::bigint, 0) as version from phrase_text`,
  );
  return row!.version;
}

/** Texts are written one call after the other. */
export async function lockTexts(tx: Handle): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('texts of the interface', 0))");
}

export async function writeTexts(tx: Handle, texts: readonly WrittenText[], writerId: string): Promise<void> {
  await tx.query(
    `insert into phrase_text (language, lang_key, text, original, written_by)
     select language, lang_key, text, original, $5 from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as t (language, lang_key, text, original)
     on conflict (language, lang_key) do update set text = excluded.text, original = excluded.original, written_by = excluded.written_by,
       reviewed_by = null, updated_at = clock_timestamp()`,
    [
      texts.map(({ langCode }) => langCode),
      texts.map(({ langKey }) => langKey),
      texts.map(({ langText }) => langText),
      texts.map(({ madeFrom }) => madeFrom),
      writerId,
    ],
  );
}

type Place = Pick<WrittenText, "langCode" | "langKey">;

export async function reviewText(tx: Handle, { langCode, langKey }: Place, reviewerId: string): Promise<void> {
  await tx.query(
    "update phrase_text set reviewed_by = $3, updated_at = clock_timestamp() where language = $1 and lang_key = $2",
    [langCode, langKey, reviewerId],
  );
}

export async function deleteText(tx: Handle, { langCode, langKey }: Place): Promise<void> {
  await tx.query("delete from phrase_text where language = $1 and lang_key = $2", [langCode, langKey]);
}
