import type { LinkProps } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';

/** Describes an action that a list offers beside a new record: a page, or a dialog. */
export type ListAction = { id: string; label: ReactNode; icon: ReactElement } & (
  | { to: NonNullable<LinkProps['to']>; onSelect?: never }
  | { to?: never; onSelect: () => void }
);
