import { Suspense } from "react";
import { Link } from "react-router";
import { lazily } from "../lazily.ts";

const PageHelp = lazily(async () => ({ default: (await import("./PageHelp.tsx")).PageHelp }));

interface TrailProps {
  readonly folders: readonly string[];
  /** The page that this one is opened from; leads back there. */
  readonly parent: { readonly path: string; readonly title: string } | undefined;
  readonly title: string;
  /** The page that help is asked about. */
  readonly path: string;
}

/** Where the page stands in the menu. Two or three words need no widget. */
export function Trail({ folders, parent, title, path }: TrailProps) {
  return (
    <div className="shell-trail">
      <ol>
        {/* A folder named like its page is said once. */}
        {folders
          .filter((folder) => folder !== (parent?.title ?? title))
          .map((folder) => (
            <li key={folder}>{folder}</li>
          ))}
        {parent !== undefined && (
          <li>
            <Link to={parent.path}>{parent.title}</Link>
          </li>
        )}
        <li>
          {title}
          <Suspense>
            <PageHelp path={path} />
          </Suspense>
        </li>
      </ol>
    </div>
  );
}
