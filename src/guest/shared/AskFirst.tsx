import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { ActionFailed } from './ActionFailed';
import * as styles from './actions.css';
import { useAction } from './use-action';

type AskFirstProps = {
  task: () => Promise<unknown>;
  /** The action's name stands on the button and in the question. */
  label: string;
  question: string;
  keep: string;
  children?: ReactNode;
};

/** Asks before an irreversible action; the safe answer has the focus. */
export function AskFirst({ task, label, question, keep, children }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useAction(async () => {
    await task().finally(() => setAsking(false));
  });
  return (
    <div className={styles.action}>
      <Button tone="quiet" block onClick={() => setAsking(true)} className={styles.destructive}>
        {label}
      </Button>
      {failure && <ActionFailed code={failure} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        confirmLabel={label}
        cancelLabel={keep}
        busy={isBusy}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </div>
  );
}
