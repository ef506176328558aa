import { Trans } from '@lingui/react/macro';
import { useIsOffline } from '../../data/react/staff/use-staff-rows';
import type { LockPerson } from '../../data/staff/staff-session';
import { Hint, Stack } from '../../ui/layout/Flow';
import { fullName, initials, RoleBadge } from '../page/Page';
import * as styles from './LockScreen.css';

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
