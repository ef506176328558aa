import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StaffUser } from '../../data/react/staff/use-staff-session';
import { type LockPerson, useTabletLock } from '../../data/react/staff/use-tablet-lock';
import { Button } from '../../ui/controls/Button';
import { LanguageToggle } from '../page/EntryPage';
import { fullName } from '../page/staff-name';
import { usePageTitle } from '../page/use-page-title';
import { SignInForm } from '../sign-in/SignInForm';
import * as styles from './LockScreen.css';
import { PeopleList } from './PeopleList';
import { PinPad } from './PinPad';

type LockScreenProps = {
  user: StaffUser | null;
  /** True if the session is gone: only a password unlocks. */
  hasEnded: boolean;
};

/** Shows the lock screen after inactivity. */
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
        <div className={styles.head}>
          <Lock aria-hidden="true" size={28} />
          <LanguageToggle />
        </div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {person ? fullName(person) : <Trans>This tablet is locked</Trans>}
        </h1>
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
