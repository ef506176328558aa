import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { leastPinLength } from '#domain/staff/pin';
import {
  choosePin,
  useStaffSession,
  useTabletLock,
} from '../../data/react/staff/use-staff-session';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Heading, Hint } from '../../ui/layout/Flow';
import { Form } from '../shared/Form';
import { useOneAtATime } from '../shared/sending';
import * as styles from './LockScreen.css';

type Outcome = 'saved' | 'password' | 'easy' | 'digits' | 'failed';

const MOST = 6;

/** Sets the person's own PIN and asks for the password. */
export function PinForm() {
  const { t } = useLingui();
  const { hasPin } = useTabletLock();
  const { user } = useStaffSession();
  const least = leastPinLength(user?.role ?? '');
  const digits = least < MOST ? t`Four to six digits.` : t`Six digits.`;
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isBusy, run } = useOneAtATime();

  async function save() {
    if (pin.length < least) return setOutcome('digits');
    const next = await choosePin(password, pin);
    setOutcome(next);
    if (next !== 'saved') return;
    setPassword('');
    setPin('');
  }

  const words: Record<Outcome, string> = {
    saved: t`Your PIN is set.`,
    password: t`The current password is not right.`,
    easy: t`That PIN is too easy to guess. Choose another one.`,
    digits,
    failed: t`This needs a connection. Please try again.`,
  };
  const isPinWrong = outcome === 'easy' || outcome === 'digits';
  return (
    <Form className={styles.form} onSubmit={() => run(save)}>
      <Heading>{hasPin ? t`Change your PIN` : t`Choose a PIN`}</Heading>
      <Hint>{t`Your PIN unlocks this tablet, or takes it over from a colleague.`}</Hint>
      <TextInput
        label={t`Your password`}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        {...(outcome === 'password' ? { error: words.password } : {})}
      />
      <TextInput
        label={t`New PIN`}
        hint={digits}
        type="password"
        inputMode="numeric"
        maxLength={MOST}
        value={pin}
        onChange={(value) => setPin(value.replace(/\D/g, ''))}
        {...(isPinWrong ? { error: words[outcome] } : {})}
      />
      {(outcome === 'saved' || outcome === 'failed') && (
        <Banner tone={outcome === 'saved' ? 'success' : 'honey'} shape="box">
          {words[outcome]}
        </Banner>
      )}
      <Button type="submit" size="cta" busy={isBusy}>{t`Save the PIN`}</Button>
    </Form>
  );
}
