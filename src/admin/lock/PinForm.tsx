import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Delete } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { leastPinLength } from '#domain/staff/pin';
import { formatTime } from '#domain/venue';
import type { Unlocked } from '../../data/commands/pins';
import { useBarTime, useIsOffline } from '../../data/react/use-staff';
import { choosePin, useStaffSession, useTabletLock } from '../../data/react/use-staff-session';
import type { LockPerson } from '../../data/staff/staff-session';
import { Button, IconButton } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Heading, Hint, Stack } from '../../ui/layout/Flow';
import { fullName, initials, RoleBadge } from '../page/page-parts';
import { Form, useOneAtATime } from '../shared/sending';
import * as styles from './LockScreen.css';

type Outcome = 'saved' | 'password' | 'easy' | 'digits' | 'failed';

/** Sets the person's own PIN and asks for the password. */
export function PinForm() {
  const { t } = useLingui();
  const { hasPin } = useTabletLock();
  const { user } = useStaffSession();
  const least = leastPinLength(user?.role ?? '');
  const digits = least < LENGTHS.max ? t`Four to six digits.` : t`Six digits.`;
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
        maxLength={LENGTHS.max}
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

/** Says why a PIN opened nothing. */
type PinRefusal = Exclude<Unlocked, { is: 'right' }> | { is: 'not_allowed' };

type PinPadProps = {
  /** Stands on the key that sends the PIN. */
  action: string;
  /** Resolves to null once the PIN was right. */
  onPin: (pin: string) => Promise<PinRefusal | null>;
  onPassword?: () => void;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const LENGTHS = { min: 4, max: 6 };

/** Takes a PIN by its own keys, and forgets it once it is sent. */
export function PinPad({ action, onPin, onPassword }: PinPadProps) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [verdict, setVerdict] = useState<PinRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function type(next: string) {
    setPin(next.replace(/\D/g, '').slice(0, LENGTHS.max));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || pin.length < LENGTHS.min) return;
    setBusy(true);
    setFailed(false);
    const refusal = await onPin(pin).catch((error: unknown) => {
      console.error(error);
      setFailed(true);
      return null;
    });
    setBusy(false);
    setVerdict(refusal);
    setPin('');
    field.current?.focus();
  }

  return (
    <Stack as="form" gap={12} onSubmit={send}>
      <TextInput
        ref={field}
        label={t`Enter staff PIN`}
        type="password"
        inputMode="none"
        maxLength={LENGTHS.max}
        value={pin}
        onChange={type}
        className={styles.pin}
      />
      <div role="alert" className={styles.verdict}>
        {verdict && <Verdict verdict={verdict} />}
        {hasFailed && t`The PIN could not be checked. Try again.`}
      </div>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} onPress={() => type(pin + digit)}>
            {digit}
          </Key>
        ))}
        <IconButton
          label={t`Delete the last digit`}
          icon={<Delete />}
          className={styles.key}
          onClick={() => type(pin.slice(0, -1))}
        />
        <Key onPress={() => type(`${pin}0`)}>0</Key>
        <Button type="submit" busy={isBusy} className={styles.key}>
          {action}
        </Button>
      </div>
      {onPassword && (verdict?.is === 'session_over' || verdict?.is === 'password_first') && (
        <Button tone="outline" size="cta" block onClick={onPassword}>
          <Trans>Sign in with a password</Trans>
        </Button>
      )}
    </Stack>
  );
}

function Key({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button tone="outline" className={styles.key} onClick={onPress}>
      {children}
    </Button>
  );
}

function Verdict({ verdict }: { verdict: PinRefusal }) {
  const barTime = useBarTime();
  switch (verdict.is) {
    case 'wrong':
      return (
        <>
          <Trans>Wrong PIN.</Trans>{' '}
          {verdict.left > 0 && (
            <Plural value={verdict.left} one="# try left." other="# tries left." />
          )}
        </>
      );
    case 'locked': {
      const time = formatTime(barTime(verdict.until));
      return <Trans>Too many wrong PINs. Try again at {time}.</Trans>;
    }
    case 'unknown_here':
      return <Trans>The first time on this tablet needs a connection.</Trans>;
    case 'password_first':
      return <Trans>The first time on this tablet needs your password.</Trans>;
    case 'not_allowed':
      return <Trans>This person's role can't approve it.</Trans>;
    case 'session_over':
      return <Trans>This tablet was signed out. Sign in with your password.</Trans>;
  }
}

type PeopleListProps = {
  people: readonly LockPerson[];
  onChoose: (person: LockPerson) => void;
};

/** Shows staff with a PIN; offline only those whom this tablet knows. */
export function PeopleList({ people, onChoose }: PeopleListProps) {
  const isOffline = useIsOffline();
  return (
    <Stack as="ul" gap={8}>
      {people.map((person) => {
        const isStranger = isOffline && !person.isKnownHere;
        return (
          <li key={person.id}>
            <button
              type="button"
              aria-disabled={isStranger}
              className={styles.person}
              onClick={() => !isStranger && onChoose(person)}
            >
              <span aria-hidden="true" lang="tr" className={styles.initials}>
                {initials(person)}
              </span>
              <span className={styles.name}>
                {fullName(person)}
                {isStranger && (
                  <Hint as="span">
                    <Trans>The first time on this tablet needs a connection.</Trans>
                  </Hint>
                )}
              </span>
              <RoleBadge role={person.role} />
            </button>
          </li>
        );
      })}
    </Stack>
  );
}
