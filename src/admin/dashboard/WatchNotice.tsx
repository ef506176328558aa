import { useLingui } from '@lingui/react/macro';
import { MailX, TriangleAlert } from 'lucide-react';
import { DASHBOARD_REFRESH_MS } from '#domain/staff/dashboard-stats';
import { signText, type WatchRead } from '#domain/watch/watch';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { useTimeText } from '../shared/figures';
import { MaskedPhone } from '../shared/MaskedPhone';

/** Says what is wrong with the server, the tablets, the bank or the mails, and whom nobody could write to. */
export function WatchNotice() {
  const { t } = useLingui();
  const language = useLanguage();
  const timeText = useTimeText();
  const watch = useStaffFigures<WatchRead>('/api/admin/watch', DASHBOARD_REFRESH_MS).value;
  if (!watch) return null;
  const { signs, failedMails } = watch;
  return (
    <>
      {signs.length > 0 && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          <Stack gap={8}>
            {signs.map((sign) => {
              const since = timeText(sign.since);
              return (
                <Stack gap={0} key={sign.kind}>
                  <Text>{signText(sign, language)}</Text>
                  <Text size="small">{t`Since ${since}`}</Text>
                </Stack>
              );
            })}
          </Stack>
        </Banner>
      )}
      {failedMails.length > 0 && (
        <Banner tone="honey" shape="box" icon={<MailX size={20} />}>
          <Stack gap={8}>
            <Text>{t`The email about these bookings could not be sent. Call the guests.`}</Text>
            {failedMails.map(({ bookingId, kind, guestName, guestPhone, startsAt }) => {
              const at = timeText(startsAt);
              return (
                <Row key={bookingId} gap={12}>
                  <Text>
                    {kind === 'brunch'
                      ? t`${guestName}, brunch on ${at}`
                      : t`${guestName}, table on ${at}`}
                  </Text>
                  <MaskedPhone phone={guestPhone} name={guestName} />
                </Row>
              );
            })}
          </Stack>
        </Banner>
      )}
    </>
  );
}
