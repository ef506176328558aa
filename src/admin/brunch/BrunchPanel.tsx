import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import {
  type BrunchStatus,
  BY_CARD,
  brunchStatusOf,
  canChangeBrunchStatus,
  depositState,
} from '#domain/brunch/brunch-changes';
import { countDrinks, countedText, countFoods, platesOf } from '#domain/brunch/brunch-party';
import { roundOf } from '#domain/brunch/brunch-round';
import { brunchName } from '#domain/brunch/brunch-rules';
import { agreedDepositKurus } from '#domain/brunch/deposit';
import { kurusOf } from '#domain/money';
import type { StaffBrunch } from '../../data/react/staff/use-staff-bookings';
import { formatDateTime, formatMoney, formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { BookingFacts, Fact } from '../bookings/BookingFacts';
import { BookingPanel } from '../bookings/BookingPanel';
import { PaymentsOf } from '../payments/PaymentsOf';
import { BrunchPanelActions } from './BrunchPanelActions';
import { DueWords, HeldUntil } from './DepositBadge';
import { RoundBadge } from './RoundBadge';
import type { BrunchActions } from './use-brunch-actions';

type BrunchPanelProps = {
  row: StaffBrunch;
  /** Staff can only read a past brunch. */
  isPast: boolean;
  /** Names a chosen dish that is sold out. */
  soldOutFood: string | null;
  actions: BrunchActions;
  onClose: () => void;
};

/** Shows a brunch with its choices, deposit, refill time and actions. */
export function BrunchPanel({ row, isPast, soldOutFood, actions, onClose }: BrunchPanelProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const food = soldOutFood && brunchName(soldOutFood, language, row.names);
  const plates = platesOf(row);
  const totalKurus = kurusOf(row.totalAmount ?? '');
  const mine = wantedMove(row);
  return (
    <BookingPanel
      row={row}
      done={actions}
      onMine={mine && (() => actions.move(row, mine))}
      onClose={onClose}
      actions={!isPast && <BrunchPanelActions row={row} actions={actions} />}
    >
      {food && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert aria-hidden="true" size={20} />}>
          <Trans>{food} is sold out at the moment.</Trans>
        </Banner>
      )}
      <BookingFacts row={row}>
        <Fact name={t`Food`}>{countedText(countFoods(plates), language, row.names)}</Fact>
        <Fact name={t`First drinks`}>{countedText(countDrinks(plates), language, row.names)}</Fact>
        {plates.length < row.partySize && (
          <Fact name={t`The others`}>
            <Trans>They choose at the table</Trans>
          </Fact>
        )}
        {totalKurus !== null && <Fact name={t`Price`}>{formatMoney(totalKurus, 'tr')}</Fact>}
        <Fact name={t`Deposit`}>
          <DepositWords row={row} />
        </Fact>
        {row.firstDrinkAt && (
          <Fact name={t`Drinks time`}>
            <RoundFacts row={row} at={Date.parse(row.firstDrinkAt)} />
          </Fact>
        )}
      </BookingFacts>
      <PaymentsOf refId={row.id} isPaid={row.depositPaidBy === BY_CARD} />
    </BookingPanel>
  );
}

/** Returns the refused status of this tablet; cancelling has a separate button that asks first. */
function wantedMove({ status, conflict }: StaffBrunch): BrunchStatus | null {
  if (!conflict?.wanted) return null;
  const to = brunchStatusOf(conflict.wanted);
  return to !== 'cancelled' && canChangeBrunchStatus(brunchStatusOf(status), to) ? to : null;
}

function DepositWords({ row }: { row: StaffBrunch }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { depositPaidAt, depositPaidBy, depositDueAt } = row;
  const amountKurus = agreedDepositKurus(kurusOf(row.depositAmount ?? ''));
  switch (depositState(row)) {
    case 'not_needed':
      return <Trans>Not needed</Trans>;
    case 'paid': {
      const at = formatDateTime(Date.parse(depositPaidAt ?? ''), language);
      return (
        <>
          <Trans>Paid</Trans> {formatMoney(amountKurus, 'tr')} · {at}
          {depositPaidBy && ` · ${depositPaidBy === BY_CARD ? t`by card` : depositPaidBy}`}
        </>
      );
    }
    case 'due':
      return (
        <>
          {formatMoney(amountKurus, 'tr')} · <DueWords row={row} />
          {depositDueAt && row.status === 'pending' && (
            <>
              {' · '}
              <HeldUntil dueAt={depositDueAt} />
            </>
          )}
        </>
      );
  }
}

function RoundFacts({ row, at }: { row: StaffBrunch; at: number }) {
  const { endsAt } = roundOf(row, at);
  const { firstDrinkBy: by } = row;
  return (
    <>
      <RoundBadge party={row} />{' '}
      <span lang="tr">
        {formatTime(at, 'tr')}–{formatTime(endsAt, 'tr')}
      </span>
      {by && ` · ${by}`}
    </>
  );
}
