import { articles } from "@yunshou/contract/support/articles";
import type { ArticleKind, ProblemType } from "@yunshou/domain";
import { useMemo, useRef, useState } from "react";
import { useFirstRead, useWrite } from "../../platform/kit/index.ts";

interface Written {
  readonly category: ProblemType;
  readonly title: string;
  readonly content: string;
  readonly sortNo: number;
  readonly machineType: string | null;
  readonly pages: string[];
}

interface Held {
  readonly articleId: string;
  readonly version: number;
}

/**
 * Keeps an article that is being written, whoever saves it: the form by itself, or a person. The first saving makes the draft,
 * each later one goes on from the version before it, one after the other. `subject` says what the form is open for.
 */
export function useArticleDraft(articleKind: ArticleKind, subject: string | undefined, edited: Held | undefined) {
  const [create, update] = [useWrite(articles.create), useWrite(articles.update)];
  const first = useFirstRead(edited, subject);
  // Opening the form anew for the same subject begins anew.
  const opening = useMemo(() => ({ subject }), [subject]);
  const held = useRef<{ readonly opening: object; readonly article: Held }>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [submitting, submit] = useState(false);

  const keep = (written: Written): Promise<unknown> => {
    const next = turn.current
      .catch(() => undefined)
      .then(async () => {
        const known = held.current?.opening === opening ? held.current.article : first;
        const article =
          known === undefined
            ? await create.run({ ...written, articleKind })
            : await update.run({ ...written, articleId: known.articleId, version: known.version });
        held.current = { opening, article };
      });
    turn.current = next;
    return next;
  };
  const save = async (written: Written) => {
    submit(true);
    try {
      await keep(written);
    } finally {
      submit(false);
    }
  };
  return { keep, save, submitting };
}
