import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useBlocker } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { LinkButton } from '../../ui/controls/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';

export function NotAllowed() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ShieldAlert aria-hidden="true" size={40} />}
      title={<Trans>Your role can't do this. Ask a manager.</Trans>}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/admin/dashboard">{t`Go to the dashboard`}</Link>
        </LinkButton>
      }
    />
  );
}

/** Asks before leaving with unsaved changes. The tablet stores them, so the question only stops mistakes. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && placeOf(current) !== placeOf(next),
    disabled: !isDirty,
    // The tablet stores the edit, so closing the page loses nothing.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t`Leave with unsaved changes?`}
      tone="solid"
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Keep editing</Trans>}
      onConfirm={proceed}
      onCancel={reset}
    >
      <Trans>This tablet keeps them for a day: you find them here again.</Trans>
    </ConfirmDialog>
  );
}

type Place = { pathname: string; search: Record<string, unknown> };

/** Names a page, and the record that is open on the page. */
function placeOf({ pathname, search }: Place): string {
  return `${pathname} ${search.id ?? ''}`;
}
