import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { TenderFor } from '#domain/bills/bill';
import type { PersonShare } from '#domain/bills/bill-split';
import { may } from '#domain/roles';
import type { CheckedHere } from '#domain/staff/pin';
import type { TakenMethod } from '#domain/tender-methods';
import { TAKEN_METHODS } from '#domain/tender-methods';
import { askApproval, sendApproved } from '../../data/commands/pins';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-app';
import type { BillOnTablet } from '../../data/react/use-staff';
import {
  useIsOffline,
  useStaffBills,
  useStaffSeatings,
  useStaffTables,
} from '../../data/react/use-staff';
import { useTabletLock } from '../../data/react/use-staff-session';
import type { LockPerson } from '../../data/staff/staff-session';
import { formatMoney } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Hint, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { PeopleList, PinPad } from '../lock/PinForm';
import { METHOD_WORDS } from '../orders/shared/board-view';
import { fullName } from '../page/page-parts';
import { useSavedCommand } from '../shared/sending';
import * as styles from './Money.css';

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

type AskManagerProps = {
  /** The server refused this change without an approval. */
  entryId: string;
  /** Names the act: "On the house ₺350, T7". */
  act: ReactNode;
};

/** Sends a refused change once more when a manager has typed the PIN. */
export function AskManager({ entryId, act }: AskManagerProps) {
  const again = useSavedCommand(sendApproved);
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setId(newId())}>
        <Trans>Ask a manager</Trans>
      </Button>
      {id && (
        <ApprovalSheet
          act={act}
          changes={[id]}
          onGiven={(here) => {
            setId(null);
            again({ entryId, id, ...(here && { here }) });
          }}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}

/** Shows a sum in Turkish figures, which do not break. */
export function Sum({ kurus, className }: { kurus: number; className?: string }) {
  return (
    <span lang="tr" className={classNames(styles.sum, className)}>
      {formatMoney(kurus, 'tr')}
    </span>
  );
}

type ChoiceProps = { isChosen: boolean; onClick: () => void; children: ReactNode };

export function Choice({ isChosen, onClick, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={styles.choice} onClick={onClick}>
      {children}
    </button>
  );
}

type MethodChoiceProps = { method: TakenMethod | null; onChoose: (method: TakenMethod) => void };

export function MethodChoice({ method, onChoose }: MethodChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Method`} className={styles.choices}>
      {TAKEN_METHODS.map((one) => (
        <Choice key={one} isChosen={one === method} onClick={() => onChoose(one)}>
          {t(METHOD_WORDS[one])}
        </Choice>
      ))}
    </fieldset>
  );
}

/** Says what a payment was for; null means the whole rest. */
export function useCoversText() {
  const { t } = useLingui();
  const personText = usePersonText();
  return (covers: TenderFor | null): string | null => {
    switch (covers?.kind) {
      case 'lines': {
        if (covers.share) {
          const { part, of } = covers.share;
          return t`${part} of ${of} of a dish`;
        }
        const pieces = covers.lines.reduce((sum, { quantity }) => sum + quantity, 0);
        return t`${pieces} items`;
      }
      case 'person':
        return personText(covers);
      case 'part': {
        const { part, of } = covers;
        return t`${part} of ${of}`;
      }
      default:
        return null;
    }
  };
}

type Person = Pick<PersonShare, 'name' | 'seatNo' | 'place'>;

export function usePersonText(): (person: Person) => string {
  const { t } = useLingui();
  return ({ name, seatNo, place }) => {
    if (place !== undefined) return t`Person ${place}`;
    return name ?? (seatNo === null ? t`Without name` : t`Phone ${seatNo}`);
  };
}

/** Returns the table's present label, or the bill's own. */
export function useBillLabel() {
  const seatings = useStaffSeatings();
  const { rows: tables = [] } = useStaffTables();
  return ({ id, label }: Pick<BillOnTablet, 'id' | 'label'>): string => {
    const seating = seatings.find((one) => one.id === id);
    return tables.find((one) => one.id === seating?.tableId)?.label ?? label;
  };
}

/** True while the party of a table's bill still has the table. */
export function useIsSeated(id: string): boolean {
  return useStaffSeatings().some((seating) => seating.id === id);
}

/** Returns the other bills that lines may go to. */
export function useOtherBills({ id: own }: Pick<BillOnTablet, 'id'>): BillOnTablet[] {
  const { rows = [] } = useStaffBills();
  return rows.filter(
    ({ id, closedAt, isBeforeTill }) => id !== own && closedAt === null && !isBeforeTill,
  );
}
