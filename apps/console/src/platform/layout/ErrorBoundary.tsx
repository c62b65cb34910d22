import { Component, type ReactNode } from "react";
import { usePhrases } from "../phrases/usePhrases.ts";
import { Notice } from "./Notices.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps a defect of one page from taking down the others; the page can be started anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed onReload={() => this.setState({ failed: false })} /> : this.props.children;
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
