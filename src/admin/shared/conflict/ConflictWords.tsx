import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '../../../i18n/error-text';
import { formatTime } from '../../../i18n/format';

type ConflictWordsProps = {
  /** others: a colleague's change waits on this tablet. moved: the server has another status. */
  conflict: { kind: 'others' | 'moved'; code?: string; by: string | null; at: string };
  /** Holds the server's status in words. */
  status: string;
};

/** Tells the colleague, their status and the time. */
export function ConflictWords({ conflict, status }: ConflictWordsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { kind, code, by, at } = conflict;
  const time = formatTime(Date.parse(at), 'tr');
  if (kind === 'others') {
    const name = by ?? t`somebody else`;
    return (
      <Trans>
        Not sent yet: {status}, by {name} at {time}. Only they can send it.
      </Trans>
    );
  }
  if (code === 'bill.paid') return errorText(code);
  const name = by ?? t`The guest`;
  return (
    <Trans>
      {name} moved this to {status} at {time}.
    </Trans>
  );
}
