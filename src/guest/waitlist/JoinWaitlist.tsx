import { useLingui } from '@lingui/react/macro';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import type { FlexMinutes } from '#domain/bookings/book-table';
import { FLEX_MINUTES } from '#domain/bookings/book-table';
import { formatTime } from '#domain/venue';
import type { BookingResponse } from '../../data/db';
import { useLanguage } from '../../i18n/language';
import { Button, Chip } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Row, Stack, Text } from '../../ui/layout/Flow';

export type Joining = { flexMinutes?: FlexMinutes };

/** `time` is the full time as the guest reads it. */
type JoinWaitlistProps = { time: string; isBusy: boolean; onJoin: (joining: Joining) => void };

/** A guest whose time is full waits for it, or for a time near it. */
export function JoinWaitlist({ time, isBusy, onJoin }: JoinWaitlistProps) {
  const { t } = useLingui();
  const [flexMinutes, setFlex] = useState<FlexMinutes>(USUAL_FLEX);
  return (
    <Stack gap={12}>
      <Text size="body">{t`Or wait: if a table becomes free, we call or email you.`}</Text>
      <TimesToTake time={time} flexMinutes={flexMinutes} onChange={setFlex} />
      <Button
        block
        size="cta"
        tone="outline"
        busy={isBusy}
        icon={<BellPlus size={20} />}
        onClick={() => onJoin({ flexMinutes })}
      >
        {t`Put me on the waitlist`}
      </Button>
    </Stack>
  );
}

export const USUAL_FLEX: FlexMinutes = 60;

type TimesToTakeProps = {
  time: string;
  flexMinutes: FlexMinutes;
  onChange: (flexMinutes: FlexMinutes) => void;
};

export function TimesToTake({ time, flexMinutes, onChange }: TimesToTakeProps) {
  const { t } = useLingui();
  const words: Record<FlexMinutes, string> = {
    0: t`Only ${time}`,
    30: t`± 30 minutes`,
    60: t`± 1 hour`,
    120: t`± 2 hours`,
  };
  return (
    <Row as="fieldset" aria-label={t`Which times would you take?`}>
      {FLEX_MINUTES.map((minutes) => (
        <Chip key={minutes} pressed={minutes === flexMinutes} onClick={() => onChange(minutes)}>
          {words[minutes]}
        </Chip>
      ))}
    </Row>
  );
}

/** Says what happens next; an offer leads to its page, which books with one tap. */
export function OnWaitlist({ booking }: { booking: BookingResponse }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { manageUrl, offeredUntil } = booking;
  if (!offeredUntil) {
    return (
      <Text size="body">
        {t`No table is reserved yet. If one becomes free, we call or email you.`}
      </Text>
    );
  }
  const until = formatTime(Date.parse(offeredUntil));
  return (
    <>
      <Text size="body">{t`We hold this table for you until ${until}.`}</Text>
      {manageUrl && (
        <LinkButton tone="solid" size="cta" href={`${manageUrl}&lang=${language}`}>
          {t`Book this table`}
        </LinkButton>
      )}
    </>
  );
}
