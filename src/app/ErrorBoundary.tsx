import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface ErrorBoundaryProps {
  /** Whether the boundary stands around the whole app, with no layout outside. */
  alone?: boolean;
  children: ReactNode;
}

/** Keeps a fault in one part of the app from breaking the rest. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { alone = false, children } = this.props;
    return this.state.failed ? <ErrorPage alone={alone} /> : children;
  }
}
