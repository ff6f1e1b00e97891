import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

/** Keeps a fault in one part of the app from taking the rest with it. React logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
