import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/Button';
import * as styles from './Financials.css';
import type { MoneyForm as Form } from './use-money-form';

type MoneyFormProps = {
  of: Form;
  submit: ReactNode;
  /** Maps the error codes that this form alone has to sentences. */
  failures?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Shows a form about money with its errors. */
export function MoneyForm({ of: form, submit, failures = {}, children }: MoneyFormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      {form.isKept && (
        <p role="status" className={styles.hint}>
          <Trans>Your unsaved changes from before are still here.</Trans>
        </p>
      )}
      {children}
      {form.failure && !form.isBusy && <Failure code={form.failure} failures={failures} />}
      {form.isOffline && (
        <p role="status" className={styles.hint}>
          <Trans>Saving needs a connection. What you typed stays on this tablet.</Trans>
        </p>
      )}
      <Button type="submit" size="cta" block busy={form.isBusy} unavailable={form.isOffline}>
        {submit}
      </Button>
    </form>
  );
}

type FailureProps = { code: string; failures: Readonly<Record<string, string>> };

function Failure({ code, failures }: FailureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const own: Readonly<Record<string, string>> = {
    unanswered: t`No response from the server. Check the connection and try again.`,
    invalid_input: t`Please check what you entered.`,
    conflict: t`This entry is reversed already.`,
    'transaction.not_manual': t`Only entries made by hand can be reversed.`,
    ...failures,
  };
  return (
    <p role="alert" className={styles.refused}>
      {own[code] ?? errorText(code)}
    </p>
  );
}
