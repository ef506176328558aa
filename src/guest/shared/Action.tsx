import { useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { openBankPage } from '../../data/network/open-bank-page';
import { useNet } from '../../data/react/use-stores';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/controls';
import { FailureBanner } from '../../ui/feedback/Banner';
import { ConfirmDialog } from '../../ui/overlays/Dialog';
import * as text from '../../ui/theme/text.css';
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
    <div className={styles.actions}>
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

type PayByCardProps = {
  /** The target has `reservationId` with its key, or `orderId`. */
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Opens the bank's page, the only place where guests enter card details. */
export function PayByCard({ fields, children }: PayByCardProps) {
  const isOffline = useNet().state === 'offline';
  const { t } = useLingui();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  // A browser that returns from the bank's page may show this page in its former state.
  useEffect(() => {
    const comeBack = () => setState('ready');
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  function pay() {
    if (isOffline) return;
    setState('busy');
    openBankPage(fields).catch(() => setState('failed'));
  }

  return (
    <div className={styles.actions}>
      <FailureBanner>
        {state === 'failed' &&
          t`The bank's page could not be opened. Nothing was paid. Please try again.`}
      </FailureBanner>
      <Button
        size="cta"
        block
        busy={state === 'busy'}
        unavailable={isOffline}
        onClick={pay}
        icon={<CreditCard size={20} />}
      >
        {children}
      </Button>
      <p className={text.small}>
        {isOffline
          ? t`Paying by card needs a connection.`
          : t`You enter your card on VakıfBank's secure page. We never see its number.`}
      </p>
    </div>
  );
}
