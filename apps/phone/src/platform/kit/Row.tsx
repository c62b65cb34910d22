import type { ReactNode } from "react";

interface RowProps {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  /** Left of the text, e.g. a picture. */
  readonly before?: ReactNode;
  /** Right of the text, e.g. an amount or a stepper. */
  readonly after?: ReactNode;
  /** The whole row leads somewhere. */
  readonly onPress?: () => void;
}

/** A row of a list: picture, two lines, and what stands at the end. */
export function Row({ title, about, before, after, onPress }: RowProps) {
  const content = (
    <>
      {before}
      <span className="row-text">
        <span className="row-title">{title}</span>
        {about === undefined ? null : <span className="row-about">{about}</span>}
      </span>
      {after === undefined ? null : <span className="row-after">{after}</span>}
    </>
  );
  return onPress === undefined ? (
    <div className="row">{content}</div>
  ) : (
    <button type="button" className="row row-press" onClick={onPress}>
      {content}
    </button>
  );
}
