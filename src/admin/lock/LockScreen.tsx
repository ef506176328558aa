import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Delete, Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useBarTime, useIsOffline } from '../../data/react/staff/use-live';
import {
  type LockPerson,
  type StaffUser,
  type Unlocked,
  unlock,
  useTabletLock,
} from '../../data/react/staff/use-staff-session';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Heading, Hint, Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { LanguageToggle } from '../page/EntryPage';
import { usePageTitle } from '../page/Page';
import { fullName, initials, RoleBadge } from '../page/Person';
import { SignInForm } from '../sign-in/SignInForm';
import * as styles from './LockScreen.css';
import { touchNow } from './use-idle-lock';

type LockScreenProps = {
  user: StaffUser | null;
  /** True if the session is gone: only a password unlocks. */
  hasEnded: boolean;
};

export function LockScreen({ user, hasEnded }: LockScreenProps) {
  const { t } = useLingui();
  const { people } = useTabletLock();
  const [chosen, setChosen] = useState<LockPerson | null>(null);
  const [wantsPassword, wantPassword] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(t`Locked · Bar Bliss`);
  useEffect(() => heading.current?.focus(), []);
  const mustPassword = people.length === 0 || hasEnded;
  const needsPassword = wantsPassword || mustPassword;
  const person = needsPassword ? null : chosen;
  const isElse = chosen !== null && chosen.id !== user?.id;

  const isAtPeople = !needsPassword && !person;

  function turn() {
    setChosen(null);
    wantPassword(isAtPeople);
  }

  return (
    <main id="content" className={styles.stage}>
      <div className={styles.card}>
        <Row gap={0} justify="between" wrap={false} className={text.muted}>
          <Lock aria-hidden="true" size={28} />
          <LanguageToggle />
        </Row>
        <Heading level={1} size="displayM" ref={heading} tabIndex={-1}>
          {person ? fullName(person) : <Trans>This tablet is locked</Trans>}
        </Heading>
        {needsPassword && (
          <SignInForm
            initialValues={{ email: isElse ? '' : (user?.email ?? ''), password: '' }}
            isFilled={false}
          />
        )}
        {person && <PinPad key={person.id} person={person} onPassword={() => wantPassword(true)} />}
        {isAtPeople && <PeopleList people={people} onChoose={setChosen} />}
        {!mustPassword && (
          <Button tone="quiet" block onClick={turn}>
            {isAtPeople ? <Trans>Sign in with a password</Trans> : <Trans>Somebody else</Trans>}
          </Button>
        )}
      </div>
    </main>
  );
}

type PeopleListProps = {
  people: readonly LockPerson[];
  onChoose: (person: LockPerson) => void;
};

/** Shows staff with a PIN; offline only those whom this tablet knows. */
function PeopleList({ people, onChoose }: PeopleListProps) {
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

type PinPadProps = { person: LockPerson; onPassword: () => void };

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const LENGTHS = { min: 4, max: 6 };

function PinPad({ person, onPassword }: PinPadProps) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [verdict, setVerdict] = useState<Unlocked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function type(next: string) {
    setPin(next.replace(/\D/g, '').slice(0, LENGTHS.max));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || pin.length < LENGTHS.min) return;
    setBusy(true);
    touchNow();
    const response = await unlock(person.id, pin).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    setBusy(false);
    if (response?.is === 'right') return;
    setVerdict(response);
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
        autoComplete="off"
        maxLength={LENGTHS.max}
        value={pin}
        onChange={type}
        className={styles.pin}
      />
      <div role="alert" className={styles.verdict}>
        {verdict && <Verdict verdict={verdict} />}
      </div>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} onPress={() => type(pin + digit)}>
            {digit}
          </Key>
        ))}
        <IconButton
          label={t`Delete the last digit`}
          icon={<Delete aria-hidden="true" />}
          className={styles.key}
          onClick={() => type(pin.slice(0, -1))}
        />
        <Key onPress={() => type(`${pin}0`)}>0</Key>
        <Button type="submit" busy={isBusy} className={styles.key}>{t`Open`}</Button>
      </div>
      {(verdict?.is === 'session_over' || verdict?.is === 'password_first') && (
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

function Verdict({ verdict }: { verdict: Unlocked }) {
  const barTime = useBarTime();
  switch (verdict.is) {
    case 'right':
      return null;
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
      const time = formatTime(barTime(verdict.until), 'tr');
      return <Trans>Too many wrong PINs. Try again at {time}.</Trans>;
    }
    case 'unknown_here':
      return <Trans>The first time on this tablet needs a connection.</Trans>;
    case 'password_first':
      return <Trans>The first time on this tablet needs your password.</Trans>;
    case 'session_over':
      return <Trans>This tablet was signed out. Sign in with your password.</Trans>;
  }
}
