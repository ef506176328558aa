import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { choosePin, useTabletLock } from '../../data/react/use-tablet-lock';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/TextInput';
import * as styles from './LockScreen.css';

type Outcome = 'saved' | 'password' | 'easy' | 'digits' | 'failed';

/** Everybody chooses their own PIN, and proves first that the tablet is in their own hands. */
export function PinForm() {
  const { t } = useLingui();
  const { hasPin } = useTabletLock();
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!/^\d{4,6}$/.test(pin)) return setOutcome('digits');
    setBusy(true);
    const next = await choosePin(password, pin);
    setBusy(false);
    setOutcome(next);
    if (next !== 'saved') return;
    setPassword('');
    setPin('');
  }

  const words: Record<Outcome, string> = {
    saved: t`Your PIN is set.`,
    password: t`The current password is not right.`,
    easy: t`Anybody would try that one first. Choose another.`,
    digits: t`Four to six digits.`,
    failed: t`This needs a connection. Please try again.`,
  };
  const isPinWrong = outcome === 'easy' || outcome === 'digits';
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h3 className={styles.formTitle}>
        {hasPin ? <Trans>Change your PIN</Trans> : <Trans>Choose a PIN</Trans>}
      </h3>
      <p className={styles.why}>
        <Trans>With it you unlock this tablet, or take it over from a colleague.</Trans>
      </p>
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
        hint={t`Four to six digits.`}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        onChange={(value) => setPin(value.replace(/\D/g, ''))}
        {...(isPinWrong ? { error: words[outcome] } : {})}
      />
      {(outcome === 'saved' || outcome === 'failed') && (
        <Banner tone={outcome === 'saved' ? 'success' : 'honey'} shape="box">
          {words[outcome]}
        </Banner>
      )}
      <Button type="submit" size="cta" busy={isBusy}>
        <Trans>Save the PIN</Trans>
      </Button>
    </form>
  );
}
