import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { dismissConflict } from '../../data/commands/orders/change-order-status';
import { useCommand } from '../../data/react/use-command';
import { useErrorText } from '../../i18n/error-text';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

type ConflictBannerProps = ConflictChoiceProps & { children: ReactNode };

/** Shows a conflict in a panel. */
export function ConflictBanner({ children, conflict, onMine = null }: ConflictBannerProps) {
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<Users aria-hidden="true" size={20} />}
      action={conflict.kind === 'moved' && <ConflictChoice conflict={conflict} onMine={onMine} />}
    >
      {children}
    </Banner>
  );
}

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

type ConflictChoiceProps = {
  /** others: a colleague's change waits on this tablet, so a person has nothing to choose. */
  conflict: { kind: 'others' | 'moved'; entryId: string };
  /** Applies this tablet's change; the button is missing if the step is not valid or needs a confirmation. */
  onMine?: (() => void) | null;
};

/** Keeps the colleague's change, or applies this tablet's. */
export function ConflictChoice({
  conflict: { kind, entryId },
  onMine = null,
}: ConflictChoiceProps) {
  const dismiss = useCommand(dismissConflict);
  if (kind === 'others') return null;
  return (
    <Row>
      <TheirsOrMine onTheirs={() => void dismiss(entryId)} onMine={onMine} />
    </Row>
  );
}

type TheirsOrMineProps = {
  onTheirs: () => void;
  /** null hides the button: the own change is not possible any more. */
  onMine: (() => void) | null;
};

/** Keeps a colleague's change, or applies the own one. */
export function TheirsOrMine({ onTheirs, onMine }: TheirsOrMineProps) {
  const { t } = useLingui();
  return (
    <>
      <Button tone="outline" size="compact" onClick={onTheirs}>{t`Keep theirs`}</Button>
      {onMine && <Button tone="outline" size="compact" onClick={onMine}>{t`Use mine`}</Button>}
    </>
  );
}

/** Shows a table of the colleague's and this form's values. */
export function DifferencesTable({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <table className={className}>
      <VisuallyHidden as="caption">{t`Differences`}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          <th scope="col">{t`Theirs`}</th>
          <th scope="col">{t`Mine`}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
