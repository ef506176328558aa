import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';

/** Asks before leaving with unsaved changes. They are stored, so this only stops mistakes. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && placeOf(current) !== placeOf(next),
    disabled: !isDirty,
    // The edit is stored: closing the page loses nothing.
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

/** A page, and the record that is open on it. */
function placeOf({ pathname, search }: Place): string {
  return `${pathname} ${search.id ?? ''}`;
}
