import type { Alternative } from '#domain/bookings/free-tables';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Stack } from '../../ui/layout/Flow';
import type { NewTime } from './BookingRequest';
import { useAreaText, useSlotText } from './booking-words';

type FreeWaysProps = {
  ways: readonly Alternative[];
  isBusy: boolean;
  onTake: (time: NewTime) => void;
};

/** Shows the nearest free alternatives; one tap books one. */
export function FreeSlots({ ways, isBusy, onTake }: FreeWaysProps) {
  const language = useLanguage();
  const slotText = useSlotText();
  const areaText = useAreaText();
  if (ways.length === 0) return null;
  return (
    <Stack as="ul" gap={8}>
      {ways.map((way) => {
        const { serviceDay, reservationTime, tablePreference } = way;
        const words = [
          slotText(way),
          tablePreference && areaText(tablePreference),
          formatDay(serviceDay, language),
        ];
        return (
          <li key={`${serviceDay} ${reservationTime} ${tablePreference}`}>
            <Button block size="cta" tone="tonal" busy={isBusy} onClick={() => onTake(way)}>
              {words.filter(Boolean).join(' · ')}
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}
