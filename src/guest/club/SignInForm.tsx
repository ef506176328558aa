import { useLingui } from '@lingui/react/macro';
import { signInMemberForm } from '#domain/club/sign-in-member';
import { signIn } from '../../data/club/club-commands';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { EmailField } from '../../ui/form/EmailField';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import * as text from '../../ui/theme/text.css';
import { useClubAction } from './use-club-action';

type SignInFormProps = { onSignedIn: () => void; onCodeSent: (email: string) => void };

/** Asks for the address only; unknown devices get a code. */
export function SignInForm({ onSignedIn, onCodeSent }: SignInFormProps) {
  const { t } = useLingui();
  const { run, failure } = useClubAction();
  const { form, Field } = useSchemaForm(signInMemberForm, { initialValues: { email: '' } });

  async function send({ email }: { email: string }) {
    let isIn = false;
    const hasWorked = await run(async () => {
      isIn = await signIn(email);
    });
    if (!hasWorked) return;
    if (isIn) onSignedIn();
    else onCodeSent(email);
  }

  return (
    <SchemaForm of={form} schema={signInMemberForm} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <p className={text.body}>{t`No password. On a new device we email you a code.`}</p>
          <Field name="email">{(field, control) => <EmailField {...{ field, control }} />}</Field>
          {failure && (
            <Banner tone="danger" shape="box" role="alert">
              {failure}
            </Banner>
          )}
          <Button type="submit" size="cta" block busy={isSubmitting}>{t`Sign in`}</Button>
        </>
      )}
    </SchemaForm>
  );
}
