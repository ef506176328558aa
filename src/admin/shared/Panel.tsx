import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { StaffFigures } from '../../data/react/staff/use-staff-rows';
import { EmptyState, Skeleton } from '../../ui/feedback/EmptyState';
import { Heading, Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import * as styles from './Parts.css';
import { formatCount, NotLoaded } from './Read';

type SidePanelProps = ComponentProps<typeof Dialog> & { isWide?: boolean | undefined };

/** Shows the open row in a panel on the right, on phones in a sheet. See `usePanel`. */
export function SidePanel({ isWide = false, ...props }: SidePanelProps) {
  return <Dialog {...props} variant="panel" className={isWide ? styles.wide : styles.panel} />;
}

type UnreadPanelProps = {
  title: ReactNode;
  reading: Pick<StaffFigures<unknown>, 'fault' | 'again'>;
  /** Says that the server has no such row. */
  missing: ReactNode;
  failed?: ReactNode;
  onClose: () => void;
};

/** Shows the panel of a row that is not read yet, or cannot be. */
export function UnreadPanel({ title, reading, missing, failed, onClose }: UnreadPanelProps) {
  const { fault, again } = reading;
  const { t } = useLingui();
  return (
    <SidePanel title={title} onClose={onClose}>
      {fault === null && (
        <Stack role="status" aria-label={t`Loading…`}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {fault === 'missing' && <EmptyState icon={<CircleHelp size={32} />}>{missing}</EmptyState>}
      {(fault === 'failed' || fault === 'forbidden') && (
        <NotLoaded onRetry={again}>
          {failed ?? <Trans>This can't be loaded right now.</Trans>}
        </NotLoaded>
      )}
    </SidePanel>
  );
}

type PartProps = { id: string; title: ReactNode; gap?: 8 | 12; children: ReactNode };

/** Shows a part of a page or a panel under its heading. */
export function Part({ id, title, gap = 12, children }: PartProps) {
  return (
    <Stack as="section" gap={gap} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

type FigureProps = { name: ReactNode; value: number | string | undefined; isTurkish?: boolean };

export function Figure({ name, value, isTurkish = typeof value === 'number' }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" size="small" tone="muted" className={styles.heading}>
        {name}
      </Text>
      <Text as="dd" size="title" lang={isTurkish ? 'tr' : undefined} className={styles.heading}>
        {typeof value === 'number' ? formatCount(value) : value}
      </Text>
    </div>
  );
}
