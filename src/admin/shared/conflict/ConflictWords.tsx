import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '../../../i18n/format';

type ConflictWordsProps = {
  /** others: a colleague's change waits on this tablet. moved: the server has another status. */
  conflict: { kind: 'others' | 'moved'; by: string | null; at: string };
  /** Holds the server's status in words. */
  status: string;
};

/** Tells the colleague, their status and the time. */
export function ConflictWords({ conflict: { kind, by, at }, status }: ConflictWordsProps) {
  const { t } = useLingui();
  const time = formatTime(Date.parse(at), 'tr');
  if (kind === 'others') {
    const name = by ?? t`somebody else`;
    return (
      <Trans>
        Not sent yet: {status}, by {name} at {time}. Only they can send it.
      </Trans>
    );
  }
  const name = by ?? t`The guest`;
  return (
    <Trans>
      {name} moved this to {status} at {time}.
    </Trans>
  );
}
