import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { StaffUser } from '../../data/react/use-staff-session';
import { unlock, useTabletLock } from '../../data/react/use-staff-session';
import type { LockPerson } from '../../data/staff/staff-session';
import { Button } from '../../ui/controls/controls';
import { Heading, Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { fullName, LanguageToggle, usePageTitle } from '../page/page-parts';
import { SignInForm } from '../sign-in/SignInForm';
import * as styles from './LockScreen.css';
import { PeopleList, PinPad } from './PinForm';
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

  async function open({ id }: LockPerson, pin: string) {
    touchNow();
    const verdict = await unlock(id, pin);
    return verdict.is === 'right' ? null : verdict;
  }

  return (
    <main id="content" className={styles.stage}>
      <div className={styles.card}>
        <Row gap={0} justify="between" wrap={false} className={text.muted}>
          <Lock size={28} />
          <LanguageToggle />
        </Row>
        <Heading level={1} size="displayM" ref={heading} tabIndex={-1}>
          {person ? fullName(person) : t`This tablet is locked`}
        </Heading>
        {needsPassword && (
          <SignInForm
            initialValues={{ email: isElse ? '' : (user?.email ?? ''), password: '' }}
            isFilled={false}
          />
        )}
        {person && (
          <PinPad
            key={person.id}
            action={t`Open`}
            onPin={(pin) => open(person, pin)}
            onPassword={() => wantPassword(true)}
          />
        )}
        {isAtPeople && <PeopleList people={people} onChoose={setChosen} />}
        {!mustPassword && (
          <Button tone="quiet" block onClick={turn}>
            {isAtPeople ? t`Sign in with a password` : t`Somebody else`}
          </Button>
        )}
      </div>
    </main>
  );
}
