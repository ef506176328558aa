import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/Button';
import { FailureBanner } from '../../ui/feedback/Banner';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import * as styles from './shared.css';

/** Says that a local action failed and that nothing was sent or lost. */
export function ActionFailed({ code }: { code: string }) {
  const errorText = useErrorText();
  return <FailureBanner>{errorText(code)}</FailureBanner>;
}

/** Runs one action at a time; ignores a second tap. */
export function useAction<Input extends unknown[]>(action: (...input: Input) => Promise<unknown>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(input: Input) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await action(...input);
    } catch (error) {
      console.error(error);
      setFailure(error instanceof DomainError ? error.code : 'internal');
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { run: (...input: Input) => void attempt(input), isBusy, failure };
}

type ActionButtonProps = ComponentProps<typeof Button> & { task: () => Promise<unknown> };

export function ActionButton({ task, ...button }: ActionButtonProps) {
  const { run, isBusy, failure } = useAction(task);
  return (
    <>
      {failure && <ActionFailed code={failure} />}
      <Button tone="outline" {...button} busy={isBusy} onClick={() => run()} />
    </>
  );
}

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
