import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { ANNOUNCEMENTS } from '#domain/marketing/announcement';
import { useLanguage } from '../../i18n/language';
import { Tabs } from '../../ui/controls/Tabs';
import { TextInput } from '../../ui/form/inputs/FieldShell';
import { FieldInput } from '../fields/FieldInput';
import { RecordsPage } from '../records/RecordsPage';
import type { OwnInput, OwnInputs } from '../records/RecordsTools';
import { CampaignsSection } from './Campaigns';
import * as styles from './Marketing.css';

/** Chooses the kind and tells where guests see it and what the law forbids. */
function KindField({ value, error, onChange }: OwnInput) {
  return (
    <>
      <FieldInput
        name="kind"
        field={ANNOUNCEMENTS.fields.kind}
        value={value}
        error={error}
        onChange={onChange}
      />
      <div className={styles.law}>
        <p>
          <Place kind={String(value)} />
        </p>
        <p>
          <Trans>
            The law forbids advertising alcohol and tobacco, also in words and links. A happy hour
            for drinks with alcohol may not be announced; one for food, coffee or soft drinks may.
          </Trans>
        </p>
      </div>
    </>
  );
}

function Place({ kind }: { kind: string }) {
  if (kind === 'banner') {
    return (
      <Trans>
        Shown at the top of the site from start to end, one at a time: the one that started last.
        Guests can close it.
      </Trans>
    );
  }
  if (kind === 'event') {
    return <Trans>Shown below the menu under “What's on”, from now until its end.</Trans>;
  }
  return (
    <Trans>
      Shown below the menu under “What's on” from start to end. A time after midnight belongs to the
      evening before.
    </Trans>
  );
}

function TimeField({ name, value, error, onChange }: OwnInput & { name: 'fromTime' | 'toTime' }) {
  const language = useLanguage();
  return (
    <TextInput
      label={ANNOUNCEMENTS.fields[name].label[language]}
      name={name}
      type="time"
      value={String(value)}
      {...(error ? { error } : {})}
      onChange={onChange}
    />
  );
}

const { weekdays, link } = ANNOUNCEMENTS.fields;

/** The form shows the fields of the chosen kind only; the others stay as they are. */
const INPUTS: OwnInputs = {
  kind: (input) => <KindField {...input} />,
  weekdays: (input) =>
    isKind(input, 'happy_hour') && <FieldInput name="weekdays" field={weekdays} {...input} />,
  fromTime: (input) => isKind(input, 'happy_hour') && <TimeField name="fromTime" {...input} />,
  toTime: (input) => isKind(input, 'happy_hour') && <TimeField name="toTime" {...input} />,
  link: (input) => isKind(input, 'event') && <FieldInput name="link" field={link} {...input} />,
};

function isKind({ values }: OwnInput, kind: string): boolean {
  return values.kind === kind;
}

const PATH = '/admin/marketing';
const ANNOUNCEMENTS_TAB = 'announcements';

/** Shows campaigns by mail and announcements on the guests' site. The URL holds the tab. */
export function MarketingPage() {
  const { t } = useLingui();
  const router = useRouter();
  const { tab } = useLocation({ select: ({ search }): Record<string, unknown> => search });
  return (
    <Tabs
      label={t`Marketing`}
      className={styles.tabs}
      value={tab === ANNOUNCEMENTS_TAB ? ANNOUNCEMENTS_TAB : 'campaigns'}
      onChange={(next) =>
        router.history.push(next === ANNOUNCEMENTS_TAB ? `${PATH}?tab=${next}` : PATH)
      }
      items={[
        { value: 'campaigns', label: <Trans>Campaigns</Trans>, content: <CampaignsSection /> },
        {
          value: ANNOUNCEMENTS_TAB,
          label: <Trans>Announcements</Trans>,
          content: <RecordsPage resource={ANNOUNCEMENTS} inputs={INPUTS} canDuplicate />,
        },
      ]}
    />
  );
}
