import { Component, type ReactNode } from "react";
import { NotFetched } from "../lazily.ts";
import { usePhrases } from "../phrases/usePhrases.ts";
import { Notice } from "./Notices.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly error?: unknown;
}

/**
 * Keeps a defect of one page from taking down the others; the page can be started anew. What could not be fetched comes
 * only with a new load of the window.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error };
  }

  private readonly again = () => {
    if (this.state.error instanceof NotFetched) window.location.reload();
    else this.setState({ failed: false, error: undefined });
  };

  override render() {
    return this.state.failed ? <Failed onReload={this.again} /> : this.props.children;
  }
}

function Failed({ onReload }: { readonly onReload: () => void }) {
  const t = usePhrases();
  return (
    <Notice
      picture="broken"
      title={t.common.failure.page}
      hint={t.common.failure.pageHint}
      action={t.common.failure.reload}
      onAction={onReload}
    />
  );
}
