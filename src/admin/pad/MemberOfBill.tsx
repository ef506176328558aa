import { Trans, useLingui } from '@lingui/react/macro';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { type MemberFound, MIN_SEARCH } from '#domain/bills/tab';
import { find } from '#domain/club/customers.operations';
import { fold } from '#domain/fold';
import { renameTab } from '../../data/commands/orders/take-order';
import { useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useStaffReading } from '../../data/react/staff/use-staff-figures';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { SearchBox } from '../shared/List';
import * as tiles from './Tile.css';
import type { Pad } from './use-pad';
import type { Place } from './use-place';

type MemberOfBillProps = { place: Place; pad: Pad };
type Named = { memberId: string; memberName: string };

/** Says who earns the points of a bill; a tap names a member, another one, or nobody. */
export function MemberOfBill({ place, pad }: MemberOfBillProps) {
  const { t } = useLingui();
  const rename = useCommand(renameTab);
  const [isChoosing, setChoosing] = useState(false);
  const { bill } = place;
  const { memberId = '', memberName } = bill ?? pad.draft;
  const name = memberName || t`a member`;

  function choose(member: Named | null) {
    setChoosing(false);
    if (!bill) return pad.tell(member ?? { memberId: '', memberName: '' });
    const { id: billId, label, phone } = bill;
    const told = { billId, name: label, ...(phone && { phone }), ...member };
    void rename(told).catch(console.error);
  }

  if (bill?.closedAt) return null;
  return (
    <Row justify="between">
      {memberId && (
        <Text as="span" size="small">
          <Trans>
            Points for <strong>{name}</strong>
          </Trans>
        </Text>
      )}
      <Button
        tone="quiet"
        size="compact"
        icon={<Award aria-hidden="true" size={18} />}
        onClick={() => setChoosing(true)}
      >
        {memberId ? <Trans>Another member</Trans> : <Trans>Points for a member</Trans>}
      </Button>
      {isChoosing && (
        <ChooseMember
          isNamed={memberId !== ''}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </Row>
  );
}

type ChooseMemberProps = {
  isNamed: boolean;
  onChoose: (member: Named | null) => void;
  onClose: () => void;
};

function ChooseMember({ isNamed, onChoose, onClose }: ChooseMemberProps) {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const label = t`Name, email or last digits of the phone`;
  return (
    <Dialog
      title={<Trans>Points for a member</Trans>}
      onClose={onClose}
      footer={
        isNamed && (
          <Button tone="outline" block onClick={() => onChoose(null)}>
            <Trans>Points for nobody</Trans>
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <Row>
          <SearchBox label={label} placeholder={label} typed={q} onSearch={setQ} />
        </Row>
        <Found q={q.trim()} onChoose={onChoose} />
      </Stack>
    </Dialog>
  );
}

function Found({ q, onChoose }: Pick<ChooseMemberProps, 'onChoose'> & { q: string }) {
  const isAsked = q.length >= MIN_SEARCH;
  const path = isAsked ? `${find.path}?${new URLSearchParams({ q })}` : null;
  const { state, value } = useStaffReading<{ members: MemberFound[] }>(path);
  const known = useKnownMembers(q);
  const isCut = state === 'failed';
  const members = isCut ? known : (value?.members ?? []);
  return (
    <div role="status">
      {!isAsked && (
        <Hint>
          <Trans>Type at least three letters or digits.</Trans>
        </Hint>
      )}
      {isCut && (
        <Hint>
          <Trans>No connection: this tablet finds the members on its bills only.</Trans>
        </Hint>
      )}
      {state === 'loading' && (
        <Hint>
          <Trans>Searching…</Trans>
        </Hint>
      )}
      {isAsked && state !== 'loading' && members.length === 0 && (
        <Text>
          <Trans>No member found.</Trans>
        </Text>
      )}
      <ul>
        {members.map(({ id, name, phone }) => (
          <li key={id} className={tiles.lineRow}>
            <button
              type="button"
              className={tiles.found}
              onClick={() => onChoose({ memberId: id, memberName: name })}
            >
              <strong>{name}</strong>
              {phone && <span translate="no">…{phone}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
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
