import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { joinClubForm, signInMemberForm } from '#domain/club/guest-member';
import { joinClub, signIn } from '../../data/club/club-store';
import { newId } from '../../data/ids';
import { useClub } from '../../data/react/use-club';
import { useNet } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import { Tabs } from '../../ui/controls/Tabs';
import { FailureBanner } from '../../ui/feedback/Banner';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { PhoneField, phoneOfCountry } from '../../ui/form/phone/PhoneInput';
import { bound, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { EmailField, NameField, PrivacyLine } from '../../ui/form/TextField';
import { Grid, Hint } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import * as text from '../../ui/theme/text.css';
import { useDialogActions, usePageTitle } from '../use-dialog';
import { CodeStep, useClubAction } from './CodeStep';
import * as styles from './club.css';

export function AccountDialog() {
  const { t } = useLingui();
  const { close, step } = useDialogActions();
  const { show } = useToast();
  const net = useNet();
  const club = useClub();
  const [way, setWay] = useState<'join' | 'sign-in'>(club.kept ? 'sign-in' : 'join');
  usePageTitle(t`Loyalty club · Bar Bliss`);

  const isIn = club.state === 'member';
  const isProved = club.state === 'member' && club.member.isVerified;
  useEffect(() => {
    // Joining has just sent a code, and its field takes the focus.
    const code = isProved ? undefined : 'code';
    if (isIn) step({ d: 'me', tab: 'overview', step: code }, { replace: true });
  }, [isIn, isProved, step]);

  const enter = (title: string) => show({ tone: 'success', title });

  return (
    <Dialog
      title={t`Loyalty club`}
      onClose={close}
      fixed
      status={
        net.state === 'offline' && t`Joining and signing in need a connection. What you type stays.`
      }
    >
      <Tabs
        label={t`Join or sign in`}
        equal
        value={way}
        onChange={(value) => setWay(value === 'join' ? 'join' : 'sign-in')}
        items={[
          {
            value: 'join',
            label: t`Join`,
            content: (
              <div className={styles.tabBody}>
                <JoinForm onJoined={() => enter(t`Welcome to the Bar Bliss loyalty program!`)} />
              </div>
            ),
          },
          {
            value: 'sign-in',
            label: t`Sign in`,
            content: (
              <div className={styles.tabBody}>
                <SignInForm onSignedIn={() => enter(t`Welcome back to Bar Bliss!`)} />
              </div>
            ),
          },
        ]}
      />
    </Dialog>
  );
}

const NOTHING = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  emailOffers: false,
  smsOffers: false,
};

/** Shows the form to join. Consents are separate and not preselected. */
function JoinForm({ onJoined }: { onJoined: () => void }) {
  const { t } = useLingui();
  // The id stays the same until success, so a retry after a lost response creates no second member.
  const [mutationId] = useState(newId);
  const offersId = useId();
  const { run, failure } = useClubAction();
  const { form, Field } = useSchemaForm(joinClubForm, { initialValues: NOTHING });
  return (
    <SchemaForm
      of={form}
      schema={joinClubForm}
      onSubmit={async (input) => {
        if (await run(() => joinClub(input, mutationId))) onJoined();
      }}
    >
      {({ isSubmitting }) => (
        <>
          <Grid layout="halves" gap={20} align="start">
            <Field name="firstName">
              {bound(NameField, {
                label: t`First name`,
                autoComplete: 'given-name',
                maxLength: 80,
              })}
            </Field>
            <Field name="lastName">
              {bound(NameField, {
                label: t`Last name`,
                autoComplete: 'family-name',
                maxLength: 80,
              })}
            </Field>
          </Grid>
          <Field name="email">{bound(EmailField, {})}</Field>
          <Field name="phone" validate={phoneOfCountry}>
            {bound(PhoneField, {
              label: t`Phone number`,
              hint: t`So the bar can reach you about an order or a booking.`,
            })}
          </Field>
          <fieldset aria-labelledby={offersId} className={styles.offers}>
            <Hint id={offersId}>{t`Optional`}</Hint>
            <Field name="emailOffers" type="boolean">
              {bound(CheckboxField, { label: t`Send me offers by email (you can stop any time)` })}
            </Field>
            <Field name="smsOffers" type="boolean">
              {bound(CheckboxField, { label: t`Send me offers by SMS (you can stop any time)` })}
            </Field>
          </fieldset>
          <PrivacyLine>{t`We use your details only for your membership.`}</PrivacyLine>
          <FailureBanner>{failure}</FailureBanner>
          <Button type="submit" size="cta" block busy={isSubmitting}>{t`Join the club`}</Button>
        </>
      )}
    </SchemaForm>
  );
}

/** Asks for the address only; unknown devices get a code, whose field takes the place of the address. */
function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useLingui();
  const [codeTo, setCodeTo] = useState<string | null>(null);
  const { run, failure } = useClubAction();
  const { form, Field } = useSchemaForm(signInMemberForm, { initialValues: { email: '' } });

  async function send({ email }: { email: string }) {
    let isIn = false;
    const hasWorked = await run(async () => {
      isIn = await signIn(email);
    });
    if (!hasWorked) return;
    if (isIn) onSignedIn();
    else setCodeTo(email);
  }

  if (codeTo !== null) {
    return (
      <CodeStep email={codeTo} isFresh onProved={onSignedIn}>
        <Button tone="quiet" onClick={() => setCodeTo(null)}>{t`Change the address`}</Button>
      </CodeStep>
    );
  }

  return (
    <SchemaForm of={form} schema={signInMemberForm} onSubmit={send}>
      {({ isSubmitting }) => (
        <>
          <p className={text.body}>{t`No password. On a new device we email you a code.`}</p>
          <Field name="email">{bound(EmailField, {})}</Field>
          <FailureBanner>{failure}</FailureBanner>
          <Button type="submit" size="cta" block busy={isSubmitting}>{t`Sign in`}</Button>
        </>
      )}
    </SchemaForm>
  );
}
