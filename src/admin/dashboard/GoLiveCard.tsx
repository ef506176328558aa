import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { GoLive, GoLivePoint } from '#domain/launch/go-live';
import { type SettingKey, settingOf } from '#domain/settings/settings';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { useLanguage } from '../../i18n/language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { GROUP_WORDS, groupId } from '../settings/setting-words';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

const REFRESH_MS = 5 * 60_000;

/** Lists what the venue lacks before the first guest, for the owner and the admins, until nothing is missing. */
export function GoLiveCard() {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useStaffFigures<GoLive>('/api/admin/go-live', REFRESH_MS).value;
  if (!list) return null;
  const open = list.points.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  const done = list.points.filter(({ isDone }) => isDone);
  const [doneCount, count] = [done.length, list.points.length];
  const { dishes, photos } = list;
  const setIt = t`Set it`;

  /** What each missing point means for guests. */
  function missingWords(missing: readonly SettingKey[]): Record<GoLivePoint, string> {
    const labels = missing.map((key) => settingOf(key).label[language]);
    const names = new Intl.ListFormat(language).format(labels);
    return {
      legal: t`Missing: ${names}`,
      venuePictures: t`Missing: ${names}`,
      address: t`Guests see only “Fethiye”.`,
      pin: t`The map shows the town, and the distance of deliveries isn't checked.`,
      phone: t`Guests can't call.`,
      email: t`Guests can't write to you.`,
      hours: t`The venue is closed every day.`,
      vat: t`Without it no VAT is worked out. Ask your accountant.`,
      mail: t`Mails need a mail server and your own address as the sender.`,
      payment: t`The bank is in test mode: no money moves.`,
      pictures: t`${photos} of ${dishes} dishes have a photo. The others are illustrations.`,
    };
  }

  return (
    <DashboardSection title={t`Before the first guest`} hint={t`${doneCount} of ${count} done`}>
      {list.isLiveWithoutLegal && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          {t`Guests can already order, but the legal notice doesn't name who runs the venue.`}
        </Banner>
      )}
      <ul className={styles.rows}>
        {open.map(({ point, missing }) => (
          <li key={point} className={styles.row}>
            <div className={styles.rowName}>
              <PointName point={point} />
              <Hint>{missingWords(missing)[point]}</Hint>
            </div>
            <LinkButton asChild tone="outline">
              {point === 'pictures' ? (
                <Link to="/admin/menu/items/edit">{setIt}</Link>
              ) : point === 'payment' ? (
                <a href="/vakifbank-test">{setIt}</a>
              ) : (
                <Link to="/admin/settings" hash={groupId(settingOf(MAIN_SETTING[point]).group)}>
                  {setIt}
                </Link>
              )}
            </LinkButton>
          </li>
        ))}
      </ul>
      {doneCount > 0 && (
        <details>
          <summary className={styles.foldedDone}>{t`Done: ${doneCount}`}</summary>
          <Stack as="ul" gap={8}>
            {done.map(({ point }) => (
              <Row as="li" key={point}>
                <CircleCheck size={20} />
                <Text>
                  <PointName point={point} />
                </Text>
              </Row>
            ))}
          </Stack>
        </details>
      )}
    </DashboardSection>
  );
}

/** The setting whose label names the point, and whose group is the place to set it. */
const MAIN_SETTING = {
  legal: 'venue.legalName',
  address: 'venue.address',
  pin: 'venue.location',
  phone: 'venue.phone',
  email: 'venue.email',
  hours: 'opening.hours',
  vat: 'vat.licence',
  mail: 'mail.fromAddress',
  venuePictures: 'venue.heroPhoto',
} as const satisfies Partial<Record<GoLivePoint, SettingKey>>;

function PointName({ point }: { point: GoLivePoint }) {
  const { t } = useLingui();
  const language = useLanguage();
  switch (point) {
    case 'legal':
      return t(GROUP_WORDS.legal);
    case 'venuePictures':
      return t(GROUP_WORDS.pictures);
    case 'mail':
      return t`Mail server`;
    case 'payment':
      return t`Card payments`;
    case 'pictures':
      return t`Photos of the dishes`;
    default:
      return settingOf(MAIN_SETTING[point]).label[language];
  }
}
