import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface ErrorBoundaryProps {
  /** True if the boundary stands around the whole app, with no layout outside. */
  alone?: boolean;
  children: ReactNode;
}

/** Keeps a fault in one part of the app from breaking the rest. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean; isUnread: boolean }
> {
  override state = { failed: false, isUnread: false };

  static getDerivedStateFromError(error: unknown) {
    // A browser that is too old for a part of the code fails to parse it.
    return { failed: true, isUnread: error instanceof SyntaxError };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    const { alone = false, children } = this.props;
    const { failed, isUnread } = this.state;
    return failed ? <ErrorPage alone={alone} isUnread={isUnread} /> : children;
  }
}
