import { Trans } from '@lingui/react/macro';
import { MailX, TriangleAlert } from 'lucide-react';
import { DASHBOARD_REFRESH_MS } from '#domain/staff/dashboard-stats';
import { may } from '#domain/staff/roles';
import { type FailedMail, signText, type WatchRead } from '#domain/watch/watch';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { MaskedPhone } from '../shared/MaskedPhone';

/** Says what is wrong with the server, the tablets, the bank or the mails, and whom nobody could write to. */
export function WatchNotice() {
  const { user } = useStaffSession();
  return may(user?.role ?? '', 'settings.read') ? <Watched /> : null;
}

function Watched() {
  const language = useLanguage();
  const watch = useStaffFigures<WatchRead>('/api/admin/watch', DASHBOARD_REFRESH_MS).value;
  if (!watch) return null;
  const { signs, failedMails } = watch;
  return (
    <>
      {signs.length > 0 && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert aria-hidden="true" size={20} />}>
          <Stack gap={8}>
            {signs.map((sign) => {
              const since = formatDateTime(Date.parse(sign.since), language);
              return (
                <Stack gap={0} key={sign.kind}>
                  <Text>{signText(sign, language)}</Text>
                  <Text size="small">
                    <Trans>Since {since}</Trans>
                  </Text>
                </Stack>
              );
            })}
          </Stack>
        </Banner>
      )}
      {failedMails.length > 0 && (
        <Banner tone="honey" shape="box" icon={<MailX aria-hidden="true" size={20} />}>
          <Stack gap={8}>
            <Text>
              <Trans>The email about these bookings could not be sent. Call the guests.</Trans>
            </Text>
            {failedMails.map((mail) => (
              <Failed key={mail.bookingId} {...mail} />
            ))}
          </Stack>
        </Banner>
      )}
    </>
  );
}

function Failed({ kind, guestName, guestPhone, startsAt }: FailedMail) {
  const language = useLanguage();
  const at = formatDateTime(Date.parse(startsAt), language);
  return (
    <Row gap={12} wrap>
      <Text>
        {kind === 'brunch' ? (
          <Trans>
            {guestName}, brunch on {at}
          </Trans>
        ) : (
          <Trans>
            {guestName}, table on {at}
          </Trans>
        )}
      </Text>
      <MaskedPhone phone={guestPhone} name={guestName} />
    </Row>
  );
}
