import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type AddToWaitlistBody, addToWaitlistMutation } from '#domain/waitlist/waitlist';
import { addToWaitlist } from '../../data/commands/bookings/staff-bookings';
import { useCommand } from '../../data/react/use-command';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { Button } from '../../ui/controls/Button';
import { Chip } from '../../ui/controls/Chip';
import { useAnnounce } from '../../ui/feedback/live-region';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Row, Stack } from '../../ui/layout/Flow';
import { PartyChoice } from '../bookings/BookingChoices';
import { emptyDraft } from '../bookings/booking-draft';
import { Part, SidePanel } from '../shared/Panel';
import { useSave } from '../shared/SaveAction';
import { useSending } from '../shared/sending';

const QUOTES = [10, 20, 30, 45, 60] as const;

/** Puts a walk-in on the waitlist: size, name, and the wait that it was told. */
export function WaitlistForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const announce = useAnnounce();
  const add = useCommand(addToWaitlist);
  const { isBusy, save } = useSave();
  const [draft, setDraft] = useState(() => emptyDraft('table', ''));
  const [quotedMinutes, setQuoted] = useState<number | null>(null);
  const { check, errors } = useSending();
  const { partySize, guestName, guestPhone } = draft;
  const name = guestName.trim();
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: string) => errors[field] && errorText(errors[field]);

  function submit() {
    const body: AddToWaitlistBody = { partySize, guestName: name, guestPhone, quotedMinutes };
    if (!check(addToWaitlistMutation.schema, body)) return;
    save(async () => {
      await add({ body });
      announce(t`On the waitlist: ${name}`);
      onClose();
    });
  }

  return (
    <SidePanel
      title={<Trans>New party on the waitlist</Trans>}
      onClose={onClose}
      footer={
        <Button
          size="cta"
          block
          busy={isBusy}
          unavailable={name === ''}
          onClick={() => name !== '' && submit()}
        >
          <Trans>Put on the waitlist</Trans>
        </Button>
      }
    >
      <Stack gap={24}>
        <PartyChoice draft={draft} onChange={set} />
        <Part id="waitlist-guest" title={<Trans>Guest</Trans>}>
          <TextInput
            label={t`Name`}
            autoCapitalize="words"
            value={guestName}
            onChange={(text) => set({ guestName: text })}
            error={errorOf('guestName')}
          />
          <TextInput
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            optional
            value={guestPhone}
            onChange={(text) => set({ guestPhone: text })}
            error={errorOf('guestPhone')}
          />
        </Part>
        <Part id="waitlist-quote" title={<Trans>Quoted wait</Trans>}>
          <Row>
            <Chip pressed={quotedMinutes === null} onClick={() => setQuoted(null)}>{t`None`}</Chip>
            {QUOTES.map((minutes) => (
              <Chip
                key={minutes}
                pressed={quotedMinutes === minutes}
                onClick={() => setQuoted(minutes)}
              >
                <Trans>{minutes} min</Trans>
              </Chip>
            ))}
          </Row>
        </Part>
      </Stack>
    </SidePanel>
  );
}
