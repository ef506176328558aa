import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CheckedHere } from '#domain/staff/pin';
import { may } from '#domain/staff/roles';
import { askApproval } from '../../data/commands/approvals';
import { useIsOffline } from '../../data/react/staff/use-live';
import { useTabletLock } from '../../data/react/staff/use-staff-session';
import { useCommand } from '../../data/react/use-command';
import type { LockPerson } from '../../data/staff/staff-reading';
import { Banner } from '../../ui/feedback/Banner';
import { Hint, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { PeopleList } from '../lock/PeopleList';
import { PinPad } from '../lock/PinPad';
import { fullName } from '../page/Person';

type ApprovalSheetProps = {
  /** Names the act: "On the house ₺350, T7". */
  act: ReactNode;
  changes: readonly string[];
  /** `here`: this tablet checked the PIN without a connection. */
  onGiven: (here?: CheckedHere) => void;
  onClose: () => void;
};

/** Asks a person who may approve for the PIN, on the spot. */
export function ApprovalSheet({ act, changes, onGiven, onClose }: ApprovalSheetProps) {
  const { t } = useLingui();
  const ask = useCommand(askApproval);
  const isOffline = useIsOffline();
  const managers = useTabletLock().people.filter(({ role }) => may(role, 'bills.approve'));
  const [person, setPerson] = useState<LockPerson | null>(null);
  const isNobodyHere = isOffline && !managers.some(({ isKnownHere }) => isKnownHere);

  async function send(pin: string) {
    if (!person) return null;
    const answer = await ask({ changes, staffId: person.id, pin });
    if (answer.is !== 'given') return answer;
    onGiven(answer.here);
    return null;
  }

  return (
    <Dialog
      title={act}
      step={<Trans>A manager approves</Trans>}
      stepKey={person?.id ?? ''}
      onClose={onClose}
      {...(person && { onBack: () => setPerson(null) })}
    >
      {person ? (
        <Stack gap={8}>
          <strong>{fullName(person)}</strong>
          <PinPad key={person.id} action={t`Approve`} onPin={send} />
        </Stack>
      ) : (
        <Stack gap={12}>
          {isNobodyHere && managers.length > 0 && (
            <Banner tone="honey" shape="box">
              <Trans>
                Not done: there is no connection, and no manager has unlocked this tablet before.
                Payments still work.
              </Trans>
            </Banner>
          )}
          {managers.length === 0 ? (
            <Banner tone="honey" shape="box">
              {t`Not done: no manager has a PIN yet. A manager chooses one under Account.`}
            </Banner>
          ) : (
            <>
              <Hint>{t`Choose who approves, then hand over the tablet for the PIN.`}</Hint>
              <PeopleList people={managers} onChoose={setPerson} />
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
