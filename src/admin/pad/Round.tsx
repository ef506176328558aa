import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Award, Check, ChevronUp, CircleAlert, Minus } from 'lucide-react';
import { useState } from 'react';
import type { MemberFound } from '#domain/bills/bill';
import { MIN_SEARCH } from '#domain/bills/bill';
import { find } from '#domain/club/customers.operations';
import { fold } from '#domain/fold';
import type { MenuItem } from '#domain/menu/menu-item';
import type { LineTrouble, RoundLine } from '#domain/orders/round';
import { piecesOf } from '#domain/orders/round';
import { renameTab } from '../../data/commands/orders/staff-orders';
import { useStaffBills, useStaffReading } from '../../data/react/use-staff';
import { useLanguage } from '../../i18n/language';
import { Button, Chip, IconButton } from '../../ui/controls/controls';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { useMedia } from '../../ui/layout/use-media';
import { Dialog } from '../../ui/overlays/Dialog';
import { Sum } from '../bills/bill-parts';
import { useExtrasText } from '../orders/shared/board-view';
import { AtFoot } from '../page/page-parts';
import { SearchBox } from '../shared/List';
import { useSavedCommand } from '../shared/sending';
import * as styles from './Pad.css';
import { SentRounds } from './SentRounds';
import * as tiles from './Tile.css';
import type { Pad, PadMenu, Rounds } from './use-pad';
import { hasAlcohol, NEW_BILL } from './use-pad';
import type { Place } from './WhereTo';
import { WhoFields } from './WhereTo';

type OfBill = { place: Place; pad: Pad };

function memberOf({ place, pad }: OfBill) {
  const { memberId = '', memberName = '' } = place.bill ?? pad.draft;
  return { memberId, memberName };
}

/** Says who earns the points of a bill; a tap names a member, another one, or nobody. */
function MemberOfBill({ onOpen, ...of }: OfBill & { onOpen: () => void }) {
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
  const rename = useSavedCommand(renameTab);
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
    rename({ billId, name, ...(phone && { phone }), ...member });
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

type RoundLinesProps = {
  pad: Pad;
  items: readonly MenuItem[];
  onOpen: (line: RoundLine) => void;
};

/** Shows the round that is not sent yet; a tap on a line changes it, minus takes a piece away. */
function RoundLines({ pad, items, onOpen }: RoundLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const extrasText = useExtrasText();
  const { draft, priced, change } = pad;
  if (draft.lines.length === 0) {
    return (
      <Hint>
        <Trans>Tap a dish to add it.</Trans>
      </Hint>
    );
  }
  return (
    <ul>
      {draft.lines.map((line) => {
        const { id, quantity, notes, allergy, person } = line;
        const item = items.find((one) => one.id === line.itemId);
        const name = (language === 'tr' && item?.nameTr) || item?.nameEn || t`Unknown dish`;
        const whom = person ? [t`Person ${person}`] : [];
        const extras = [...extrasText(line), notes ?? '', ...whom].filter(Boolean).join(' · ');
        const trouble = priced.troubles.get(id);
        return (
          <li key={id} className={tiles.lineRow}>
            <button type="button" className={tiles.line} onClick={() => onOpen(line)}>
              <Text as="span" weight={700} numeric>
                {quantity}×
              </Text>
              <span>
                {name}
                {extras && <span className={tiles.extra}>{extras}</span>}
                {allergy && <span className={tiles.danger}>{t`Allergy: ${allergy}`}</span>}
                {trouble && (
                  <Text as="span" className={tiles.danger}>
                    {t(TROUBLE_WORDS[trouble])}
                  </Text>
                )}
              </span>
              <Sum kurus={priced.kurusOf.get(id) ?? 0} />
            </button>
            <IconButton
              label={t`One fewer: ${name}`}
              icon={<Minus size={20} />}
              onClick={() => change(id, { quantity: quantity - 1 })}
            />
          </li>
        );
      })}
      {priced.feeKurus > 0 && (
        <li className={tiles.feeRow}>
          <Trans>Delivery fee</Trans>
          <Sum kurus={priced.feeKurus} />
        </li>
      )}
    </ul>
  );
}

const TROUBLE_WORDS: Record<LineTrouble, MessageDescriptor> = {
  soldOut: msg`Sold out meanwhile. The kitchen decides.`,
  gone: msg`No longer on the menu. Remove the line.`,
  tableOnly: msg`Alcohol and tobacco are for the venue only. Remove the line.`,
};

type RoundProps = {
  place: Place;
  pad: Pad;
  menu: PadMenu;
  rounds: Rounds;
  onOpen: (line: RoundLine) => void;
  /** Chooses whose points the bill earns. */
  onMember: () => void;
};

/** Shows the rounds of a place beside the dishes, and what sends the new one. */
export function Round({ className = styles.side, ...props }: RoundProps & { className?: string }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`New round`} className={className}>
      <div className={styles.rounds}>
        <Contents {...props} />
      </div>
      <div className={styles.sendBar}>
        <Send {...props} />
      </div>
    </section>
  );
}

function Contents({ place, pad, menu, rounds, onOpen, onMember }: RoundProps) {
  const { draft, tell } = pad;
  const billId = place.bill?.id ?? NEW_BILL;
  const isSeen = draft.ageSeenOn === billId;
  const asksWho = place.kind !== 'table' && !place.bill;
  return (
    <>
      <SentRounds
        orders={rounds.orders}
        hasParty={place.bill !== undefined && !place.isLate}
        onAgain={rounds.again}
        onBack={rounds.refusedBack}
        onAnswer={rounds.answer}
      />
      {asksWho && <WhoFields pad={pad} kind={place.kind} faults={rounds.faults} />}
      <MemberOfBill place={place} pad={pad} onOpen={onMember} />
      <RoundLines pad={pad} items={menu.items} onOpen={onOpen} />
      {/* Whoever serves alcohol may note, once a bill, that the guests may drink it. */}
      {hasAlcohol(draft.lines, menu.items) && (
        <div>
          <Chip
            pressed={isSeen}
            icon={isSeen && <Check size={18} />}
            onClick={() => tell({ ageSeenOn: isSeen ? '' : billId })}
          >
            <Trans>Age seen</Trans>
          </Chip>
        </div>
      )}
    </>
  );
}

function Send({ pad, rounds }: Pick<RoundProps, 'pad' | 'rounds'>) {
  const { priced } = pad;
  return (
    <Button
      size="cta"
      block
      unavailable={!priced.isSendable}
      className={styles.send}
      trailing={<Sum kurus={priced.totalKurus} />}
      onClick={rounds.send}
    >
      <Trans>Send</Trans>
    </Button>
  );
}

type RoundAtFootProps = RoundProps & { isOpen: boolean; onShow: (isShown: boolean) => void };

/** Without room beside the dishes the round stands below them, on a phone as a bar that opens it. */
export function RoundAtFoot({ isOpen, onShow, ...props }: RoundAtFootProps) {
  const { t } = useLingui();
  const isWide = useMedia('md');
  const isTablet = !useMedia('low') && isWide;
  const { pad, rounds, place } = props;
  const pieces = piecesOf(pad.draft.lines);
  const isRefused = rounds.orders.some(({ refusal }) => refusal);
  if (isTablet) {
    return (
      <AtFoot>
        <Round {...props} className={styles.below} />
      </AtFoot>
    );
  }
  return (
    <>
      <AtFoot>
        <section aria-label={t`New round`} className={styles.bar}>
          <Button
            tone="outline"
            aria-haspopup="dialog"
            className={styles.barPart}
            icon={isRefused ? <CircleAlert size={20} /> : <ChevronUp size={20} />}
            onClick={() => onShow(true)}
          >
            {pieces > 0 ? (
              <>
                {pieces} · <Sum kurus={pad.priced.totalKurus} />
              </>
            ) : isRefused ? (
              <Trans>Not sent</Trans>
            ) : (
              <Trans>New round</Trans>
            )}
          </Button>
          <Button
            className={styles.barPart}
            unavailable={!pad.priced.isSendable}
            onClick={rounds.send}
          >
            <Trans>Send</Trans>
          </Button>
        </section>
      </AtFoot>
      {isOpen && (
        <Dialog
          title={pad.draft.name || place.title}
          onClose={() => onShow(false)}
          footer={<Send {...props} />}
        >
          <Stack>
            <Contents {...props} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
