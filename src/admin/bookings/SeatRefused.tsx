import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '../../i18n/format';

type SeatRefusedProps = { label: string | null; by: string | null; at: string | null };

/** Tells that the server did not seat a party, and who sits at its table since when. */
export function SeatRefused({ label, by, at }: SeatRefusedProps) {
  const { t } = useLingui();
  const table = label ?? '?';
  const party = by ?? t`Guests without a booking`;
  const time = at === null ? '' : formatTime(Date.parse(at), 'tr');
  return (
    <Trans>
      Not seated. Table {table} is occupied: {party}, since {time}.
    </Trans>
  );
}
