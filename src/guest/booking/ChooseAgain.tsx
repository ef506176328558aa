import { useLingui } from '@lingui/react/macro';
import type { BrunchWish } from '../../data/bookings/my-booking';
import { discardBooking } from '../../data/commands/bookings/discard-booking';
import { answersOf, brunchDraft } from '../../data/drafts/brunch-draft';
import { refreshVenue } from '../../data/preferences/known-venue';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { ActionFailed } from '../shared/ActionFailed';
import { useAction } from '../shared/use-action';
import { useDialogActions } from '../use-dialog';

type ChooseAgainProps = { bookingId: string; wish: BrunchWish };

/** Opens the wizard with a refused brunch's choices; the wizard asks for those that are no longer offered. */
export function ChooseAgain({ bookingId, wish }: ChooseAgainProps) {
  const { t } = useLingui();
  const discard = useCommand(discardBooking);
  const { open } = useDialogActions();
  const { run, isBusy, failure } = useAction(async () => {
    brunchDraft.patch(answersOf(wish));
    await refreshVenue();
    await discard({ bookingId });
    await open({ d: 'brunch', step: 4 });
  });
  return (
    <>
      {failure && <ActionFailed code={failure} />}
      <Button size="cta" block busy={isBusy} onClick={() => run()}>{t`Choose again`}</Button>
    </>
  );
}
