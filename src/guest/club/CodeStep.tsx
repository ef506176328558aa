import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CODE_DIGITS, codeForm } from '#domain/club/guest-member';
import { ClubError, signIn, verifyCode } from '../../data/club/club-store';
import { useNet } from '../../data/react/use-stores';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/controls';
import { FailureBanner } from '../../ui/feedback/Banner';
import type { ControlBinding } from '../../ui/form/SchemaForm';
import { focusField, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { TextField } from '../../ui/form/TextField';
import { Row, Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import * as text from '../../ui/theme/text.css';
import { useLater } from '../../ui/use-later';

/** Runs one server call at a time and turns a failure into a message. */
export function useClubAction() {
  const { t } = useLingui();
  const net = useNet();
  const errorText = useErrorText();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves to false on failure; `failure` has the reason. */
  async function run(task: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await task();
      return true;
    } catch (error) {
      const sentence = sentenceOf(error);
      setFailure(sentence);
      show({ tone: 'error', title: t`Error`, body: sentence });
      return false;
    } finally {
      setBusy(false);
    }
  }

  function sentenceOf(error: unknown): string {
    if (error instanceof ClubError) return error.sentence || errorText(error.code);
    if (net.state !== 'offline') console.error(error);
    return t`This needs a connection. Please try again when you're online.`;
  }

  return { run, isBusy, failure };
}

type CodeStepProps = {
  email: string;
  /** The code was just asked for, so its field takes the focus. */
  isFresh?: boolean;
  onProved: () => void;
  children?: ReactNode;
};

/** Asks for the mailed code. Five wrong attempts void a code; the visitor can request another. */
export function CodeStep({ email, isFresh = false, onProved, children }: CodeStepProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const { run, isBusy, failure } = useClubAction();
  const { form, Field } = useSchemaForm(codeForm, { initialValues: { code: '' } });
  // A dialog that has just closed moves the focus in a timer of its own.
  useLater(isFresh, 0, () => focusField(form, 'code'));

  async function again() {
    if (await run(() => signIn(email))) show({ tone: 'info', title: t`A new code is on its way.` });
  }

  return (
    <SchemaForm
      of={form}
      schema={codeForm}
      onSubmit={async ({ code }) => {
        if (await run(() => verifyCode({ email, code }))) onProved();
      }}
    >
      {({ isSubmitting }) => (
        <Stack gap={12}>
          <p className={text.body}>
            <Trans>
              We sent six digits to {email}. They work for ten minutes, in this browser.
            </Trans>
          </p>
          <Field name="code">
            {(field, control) => (
              <TextField
                {...{ field }}
                control={sentWhenWhole(control)}
                label={t`Code from the email`}
                inputMode="numeric"
                autoComplete="one-time-code"
                enterKeyHint="done"
                maxLength={CODE_DIGITS + 2}
              />
            )}
          </Field>
          <Button type="submit" block busy={isSubmitting}>{t`Confirm the code`}</Button>
          <Row>
            <Button tone="quiet" busy={isBusy} onClick={() => void again()}>
              {t`Send another code`}
            </Button>
            {children}
          </Row>
          <FailureBanner>{failure}</FailureBanner>
        </Stack>
      )}
    </SchemaForm>
  );
}

/** The last digit submits the form. */
function sentWhenWhole(control: ControlBinding): ControlBinding {
  return {
    ...control,
    onChange(event) {
      control.onChange(event);
      const { form, value } = event.currentTarget;
      if (value.replace(/\s/g, '').length < CODE_DIGITS) return;
      form?.querySelector<HTMLElement>('[type="submit"]')?.click();
    },
  };
}
