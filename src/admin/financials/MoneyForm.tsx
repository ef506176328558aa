import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/controls';
import { SendFailed } from '../shared/Panel';
import { Form } from '../shared/sending';
import * as styles from './Financials.css';
import type { MoneyForm as MoneyDraft } from './use-money-form';

type MoneyFormProps = {
  of: MoneyDraft;
  submit: ReactNode;
  /** Maps the error codes that this form alone has to sentences. */
  failures?: Readonly<Record<string, string>>;
  children: ReactNode;
};

export function MoneyForm({ of: form, submit, failures, children }: MoneyFormProps) {
  const { t } = useLingui();
  const words = {
    invalid_input: t`Please check what you entered.`,
    conflict: t`This entry is reversed already.`,
    'transaction.not_manual': t`Only entries made by hand can be reversed.`,
    ...failures,
  };
  return (
    <Form className={styles.form} onSubmit={form.send}>
      {form.isKept && (
        <p role="status" className={styles.hint}>
          <Trans>Your unsaved changes from before are still here.</Trans>
        </p>
      )}
      {children}
      <SendFailed failure={form.failure} words={words} />
      {form.isOffline && (
        <p role="status" className={styles.hint}>
          <Trans>Saving needs a connection. What you typed stays on this tablet.</Trans>
        </p>
      )}
      <Button type="submit" size="cta" block busy={form.isBusy} unavailable={form.isOffline}>
        {submit}
      </Button>
    </Form>
  );
}
