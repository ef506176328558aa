import { Component, type ComponentType, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** A new key renders the children again. */
  resetKey: unknown;
  errorPage: ComponentType<{ error: Error }>;
  children: ReactNode;
};

type ErrorBoundaryState = { error: Error | null; resetKey: unknown };

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { errorPage: ErrorPage, children } = this.props;
    return this.state.error ? <ErrorPage error={this.state.error} /> : children;
  }
}
