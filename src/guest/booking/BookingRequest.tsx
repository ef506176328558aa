import { Trans, useLingui } from '@lingui/react/macro';
import type { Alternative } from '#domain/bookings/free-tables';
import { discardBooking } from '../../data/commands/bookings/discard-booking';
import { rebookBrunch } from '../../data/commands/bookings/rebook-brunch';
import { rebookTable } from '../../data/commands/bookings/rebook-table';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { useCommand } from '../../data/react/use-command';
import { useBrunchRules } from '../../data/react/use-venue';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/Button';
import { Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { ActionFailed } from '../shared/ActionFailed';
import { AskFirst } from '../shared/AskFirst';
import { useAction } from '../shared/use-action';
import { HelpLinks } from '../venue/HelpLinks';
import { BookingFacts } from './BookingFacts';
import { ChooseAgain } from './ChooseAgain';
import { FreeSlots } from './FreeSlots';
import { NewDeposit } from './NewDeposit';
import { SlotPicker } from './SlotPicker';

type Asked = Extract<
  BookingOnDevice,
  { state: 'too_late' | 'slot_taken' | 'deposit_changed' | 'refused' }
>;
export type NewTime = Pick<Alternative, 'serviceDay' | 'reservationTime'> &
  Partial<Pick<Alternative, 'tablePreference'>>;

type AskedBookingProps = { shown: Asked; onReplaced: (bookingId: string) => void };

/** Shows a refused or late booking with alternatives and a button that discards it. */
export function BookingRequest({ shown, onReplaced }: AskedBookingProps) {
  const { t } = useLingui();
  const { local, state } = shown;
  const discard = useCommand(discardBooking);
  const rebook = useRebook(local, onReplaced);
  const depositAmount = state === 'deposit_changed' ? shown.depositAmount : null;
  const accept = useAction(() => rebook({}, depositAmount));
  const take = useAction((time: Partial<NewTime>) => rebook(time));
  const isTooLarge = state === 'refused' && shown.code === 'booking.party_too_large';
  const failure = take.failure ?? accept.failure;
  return (
    <>
      <Why shown={shown} />
      {isTooLarge && <HelpLinks look="buttons" />}
      <BookingFacts booking={{ ...local, ...local.wish }} />
      {failure && <ActionFailed code={failure} />}
      {(state === 'slot_taken' || state === 'refused') && (
        <FreeSlots ways={shown.alternatives ?? []} isBusy={take.isBusy} onTake={take.run} />
      )}
      {state === 'deposit_changed' && (
        <Button size="cta" block busy={accept.isBusy} onClick={() => accept.run()}>
          <Trans>Accept the deposit and book</Trans>
        </Button>
      )}
      {state === 'refused' && local.kind === 'brunch' && (
        <ChooseAgain bookingId={local.id} wish={local.wish} />
      )}
      {!isTooLarge && <SlotPicker local={local} isBusy={take.isBusy} onTake={take.run} />}
      <Row align="stretch">
        <AskFirst
          task={() => discard({ bookingId: local.id })}
          label={t`Discard`}
          question={t`Discard this booking?`}
          keep={t`Keep it`}
        >
          <Trans>It is deleted from this phone and never sent.</Trans>
        </AskFirst>
      </Row>
    </>
  );
}

/** Books a replacement. */
function useRebook(local: Asked['local'], onReplaced: (bookingId: string) => void) {
  const table = useCommand(rebookTable);
  const brunch = useCommand(rebookBrunch);
  const rules = useBrunchRules();
  return async (
    { serviceDay, reservationTime, tablePreference }: Partial<NewTime>,
    depositAmount: string | null = null,
  ) => {
    const change = {
      bookingId: local.id,
      ...(serviceDay ? { serviceDay } : {}),
      ...(reservationTime ? { reservationTime } : {}),
    };
    const next =
      local.kind === 'brunch'
        ? await brunch({
            ...change,
            rules,
            ...(serviceDay ? {} : { depositRequired: true, depositAmount }),
          })
        : await table({ ...change, ...(tablePreference ? { tablePreference } : {}) });
    onReplaced(next.bookingId);
  };
}

function Why({ shown }: { shown: Asked }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  switch (shown.state) {
    case 'refused':
      return <p className={text.body}>{shown.message || errorText(shown.code)}</p>;
    case 'deposit_changed':
      return <NewDeposit asked={shown} />;
    case 'slot_taken':
      return (
        <p className={text.body}>
          {shown.alternatives.length > 0 ? (
            <Trans>Book a free time nearby with one tap.</Trans>
          ) : (
            <Trans>Nothing else is free that evening. Pick another day, or call us.</Trans>
          )}
        </p>
      );
    case 'too_late':
      return <p className={text.body}>{t`It was not sent in time, so no table is reserved.`}</p>;
  }
}
