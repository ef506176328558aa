import { Trans, useLingui } from '@lingui/react/macro';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { type MemberFound, MIN_SEARCH } from '#domain/bills/bill';
import { find } from '#domain/club/customers.operations';
import { fold } from '#domain/fold';
import { renameTab } from '../../data/commands/orders/take-order';
import { useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useStaffReading } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-app';
import { Button } from '../../ui/controls/Button';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { SearchBox } from '../shared/List';
import { useSave } from '../shared/sending';
import * as tiles from './Tile.css';
import type { Pad } from './use-pad';
import type { Place } from './WhereTo';

type OfBill = { place: Place; pad: Pad };

function memberOf({ place, pad }: OfBill) {
  const { memberId = '', memberName = '' } = place.bill ?? pad.draft;
  return { memberId, memberName };
}

/** Says who earns the points of a bill; a tap names a member, another one, or nobody. */
export function MemberOfBill({ onOpen, ...of }: OfBill & { onOpen: () => void }) {
  const { t } = useLingui();
  const { memberId, memberName } = memberOf(of);
  const name = memberName || t`a member`;
  if (of.place.bill?.closedAt) return null;
  return (
    <Row justify="between">
      {memberId && (
        <Text as="span" size="small">
          <Trans>
            Points for <strong>{name}</strong>
          </Trans>
        </Text>
      )}
      <Button tone="quiet" size="compact" icon={<Award size={18} />} onClick={onOpen}>
        {memberId ? t`Another member` : t`Points for a member`}
      </Button>
    </Row>
  );
}

/** Finds a member for the bill. A bill that exists is renamed; a new one takes the member with its first round. */
export function ChooseMember({ onClose, ...of }: OfBill & { onClose: () => void }) {
  const { t } = useLingui();
  const rename = useCommand(renameTab);
  const { save } = useSave();
  const [q, setQ] = useState('');
  const label = t`Name, email or phone`;
  const words = q.trim();
  const isAsked = words.length >= MIN_SEARCH;
  const path = isAsked ? `${find.path}?${new URLSearchParams({ q: words })}` : null;
  const { state, value } = useStaffReading<{ members: MemberFound[] }>(path);
  const known = useKnownMembers(words);
  const isCut = state === 'failed';
  const members = isCut ? known : (value?.members ?? []);

  function choose(member: { memberId: string; memberName: string } | null) {
    const { place, pad } = of;
    onClose();
    if (!place.bill) return pad.tell(member ?? { memberId: '', memberName: '' });
    const { id: billId, label: name, phone } = place.bill;
    save(() => rename({ billId, name, ...(phone && { phone }), ...member }));
  }

  return (
    <Dialog
      title={<Trans>Points for a member</Trans>}
      onClose={onClose}
      footer={
        memberOf(of).memberId && (
          <Button tone="outline" block onClick={() => choose(null)}>{t`Points for nobody`}</Button>
        )
      }
    >
      <Stack gap={12}>
        <Row>
          <SearchBox label={label} placeholder={label} typed={q} onSearch={setQ} />
        </Row>
        <div role="status">
          {!isAsked && <Hint>{t`Type at least three letters or digits.`}</Hint>}
          {isCut && (
            <Hint>{t`No connection: this tablet finds the members on its bills only.`}</Hint>
          )}
          {state === 'loading' && <Hint>{t`Searching…`}</Hint>}
          {isAsked && state !== 'loading' && members.length === 0 && (
            <Text>{t`No member found.`}</Text>
          )}
          <ul>
            {members.map(({ id, name, phone }) => (
              <li key={id} className={tiles.lineRow}>
                <button
                  type="button"
                  className={tiles.found}
                  onClick={() => choose({ memberId: id, memberName: name })}
                >
                  <strong>{name}</strong>
                  {phone && <span translate="no">…{phone}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    </Dialog>
  );
}

/** Returns the members who are named on bills of this tablet. */
function useKnownMembers(q: string): MemberFound[] {
  const { rows = [] } = useStaffBills();
  const named = rows.flatMap(({ memberId: id, memberName: name }): MemberFound[] =>
    id && name && fold(name).includes(fold(q)) ? [{ id, name, phone: '' }] : [],
  );
  return [...new Map(named.map((one) => [one.id, one])).values()];
}
