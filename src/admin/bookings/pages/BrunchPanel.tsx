import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Hourglass, Minus, TriangleAlert } from 'lucide-react';
import type { BrunchStatus } from '#domain/bookings/brunch-changes';
import {
  BY_CARD,
  brunchStatusOf,
  canChangeBrunchStatus,
  depositState,
} from '#domain/bookings/brunch-changes';
import { countDrinks, countedText, countFoods, platesOf } from '#domain/bookings/brunch-party';
import { roundOf } from '#domain/bookings/brunch-round';
import { brunchName } from '#domain/bookings/brunch-rules';
import { agreedDepositKurus } from '#domain/bookings/deposit';
import { kurusOf } from '#domain/money';
import { formatTime } from '#domain/venue';
import type { StaffBrunch } from '../../../data/react/use-staff';
import { formatDateTime } from '../../../i18n/day-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { Banner } from '../../../ui/feedback/Banner';
import { Badge } from '../../../ui/feedback/states';
import { Stack } from '../../../ui/layout/Flow';
import { useClockValue } from '../../page/page-parts';
import { PaymentsOf } from '../../payments/PaymentCard';
import { OpenButton } from '../../shared/OpenButton';
import { BookingFacts, BookingPanel, Fact } from '../BookingPanel';
import * as styles from '../BookingPanel.css';
import { RoundBadge } from '../BrunchStrip';
import { GiveUpButton, StatusButton, wantedMove } from '../FoundBookings';
import { BrunchBigButton } from './BrunchesPage';
import type { BrunchActions } from './BrunchMoney';
import { BrunchBill, DepositDialog, KeepDeposit, useBrunchOffer } from './BrunchMoney';

type BrunchPanelProps = {
  row: StaffBrunch;
  /** Staff can only read a past brunch. */
  isPast: boolean;
  soldOutFood: string | null;
  actions: BrunchActions;
  onClose: () => void;
};

export function BrunchPanel({ row, isPast, soldOutFood, actions, onClose }: BrunchPanelProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const food = soldOutFood && brunchName(soldOutFood, language, row.names);
  const plates = platesOf(row);
  const totalKurus = kurusOf(row.totalAmount ?? '');
  const mine = wantedMove(row, brunchStatusOf, canChangeBrunchStatus);
  const servedAt = Date.parse(row.firstDrinkAt ?? '');
  return (
    <BookingPanel
      row={row}
      done={actions}
      onMine={mine && (() => actions.move(row, mine))}
      onClose={onClose}
      actions={!isPast && !row.depositKept && <BrunchPanelActions row={row} actions={actions} />}
    >
      {food && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          <Trans>{food} is sold out at the moment.</Trans>
        </Banner>
      )}
      <BookingFacts row={row}>
        <Fact name={t`Food`}>{countedText(countFoods(plates), language, row.names)}</Fact>
        <Fact name={t`First drinks`}>{countedText(countDrinks(plates), language, row.names)}</Fact>
        {plates.length < row.partySize && (
          <Fact name={t`The others`}>{t`They choose at the table`}</Fact>
        )}
        {totalKurus !== null && <Fact name={t`Price`}>{formatMoney(totalKurus, 'tr')}</Fact>}
        <Fact name={t`Deposit`}>
          <DepositWords row={row} />
        </Fact>
        {row.firstDrinkAt && (
          <Fact name={t`Drinks time`}>
            <RoundBadge party={row} />{' '}
            <span lang="tr">
              {formatTime(servedAt)}–{formatTime(roundOf(row, servedAt).endsAt)}
            </span>
            {row.firstDrinkBy && ` · ${row.firstDrinkBy}`}
          </Fact>
        )}
      </BookingFacts>
      <BrunchBill row={row} />
      <KeepDeposit row={row} />
      <PaymentsOf refId={row.id} isPaid={row.depositPaidBy === BY_CARD} />
    </BookingPanel>
  );
}

function DepositWords({ row }: { row: StaffBrunch }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { depositPaidAt, depositPaidBy, depositDueAt, depositKept } = row;
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
          {depositKept && (
            <>
              {' · '}
              <strong>{t`Kept`}</strong> {formatDateTime(Date.parse(depositKept.at), language)}
              {depositKept.by && ` · ${depositKept.by}`}
            </>
          )}
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

function BrunchPanelActions({ row, actions }: { row: StaffBrunch; actions: BrunchActions }) {
  const { big, deposit, mayTakeDrinkBack, moves } = useBrunchOffer(row);
  const about = { row, onMove: (to: BrunchStatus) => actions.move(row, to) };
  return (
    <Stack gap={8}>
      {big && <BrunchBigButton isBig row={row} step={big} actions={actions} />}
      <div className={styles.others}>
        {big === 'deposit_and_confirm' && (
          <Button tone="outline" onClick={() => actions.move(row, 'confirmed')}>
            <Trans>Confirm without deposit</Trans>
          </Button>
        )}
        {deposit === 'record' && (
          <OpenButton
            tone="outline"
            opens={(close) => (
              <DepositDialog
                row={row}
                confirms={false}
                onTaken={(taken) => actions.takeDeposit(row, taken)}
                onClose={close}
              />
            )}
          >
            <Trans>Record the deposit</Trans>
          </OpenButton>
        )}
        {big !== 'complete' && moves.next === 'completed' && (
          <StatusButton to="completed" {...about} />
        )}
        {moves.others.map((to) => (
          <StatusButton key={to} to={to} {...about} />
        ))}
        {mayTakeDrinkBack && (
          <Button tone="quiet" onClick={() => actions.pourFirst(row, false)}>
            <Trans>Take the first drink back</Trans>
          </Button>
        )}
        {deposit === 'take_back' && (
          <Button tone="quiet" onClick={() => actions.returnDeposit(row)}>
            <Trans>Take the deposit back</Trans>
          </Button>
        )}
        {moves.canCancel && (
          <GiveUpButton row={row} onGiveUp={() => actions.move(row, 'cancelled')} />
        )}
      </div>
    </Stack>
  );
}

export function DepositBadge({ row }: { row: StaffBrunch }) {
  const { t } = useLingui();
  switch (depositState(row)) {
    case 'paid':
      return row.depositKept ? (
        <Badge tone="neutral" icon={<BadgeCheck size={14} />}>{t`Deposit kept`}</Badge>
      ) : (
        <Badge tone="success" icon={<BadgeCheck size={14} />}>{t`Deposit paid`}</Badge>
      );
    case 'due':
      return (
        <Badge tone="honey" icon={<Hourglass size={14} />}>
          <DueWords row={row} />
        </Badge>
      );
    case 'not_needed':
      return <Badge tone="neutral" icon={<Minus size={14} />}>{t`Deposit not needed`}</Badge>;
  }
}

function DueWords({ row }: { row: StaffBrunch }) {
  const language = useLanguage();
  if (row.depositDueAt === null || row.status !== 'pending') return <Trans>Deposit due</Trans>;
  const by = formatDateTime(Date.parse(row.depositDueAt), language);
  return <Trans>Due by {by}</Trans>;
}

function HeldUntil({ dueAt }: { dueAt: string }) {
  const { t } = useLingui();
  const at = Date.parse(dueAt);
  const words = useClockValue((now) => {
    const { days, hours, minutes } = timeLeft(at - now);
    if (days > 0 && hours === 0) return t`${days} d left`;
    if (days > 0) return t`${days} d ${hours} h left`;
    if (hours > 0) return t`${hours} h ${minutes} min left`;
    return minutes > 0 ? t`${minutes} min left` : t`Time is up`;
  }, '');
  return <span>{words}</span>;
}

const MINUTE_MS = 60_000;

/** Formats a duration; a negative duration counts as zero. */
export function timeLeft(ms: number) {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}
