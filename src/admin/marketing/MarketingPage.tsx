import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CampaignPreview, CampaignResults, CampaignStatus } from '#domain/marketing/campaign';
import { ANNOUNCEMENTS, CAMPAIGNS } from '#domain/marketing/campaign';
import * as marketing from '#domain/marketing/marketing.operations';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import type { Resource, ResourceRecord } from '#domain/resource/resource';
import type { Operation } from '#domain/sync/operation';
import { useRecords } from '../../data/react/use-records';
import { useStaffFigures } from '../../data/react/use-staff';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Tabs } from '../../ui/controls/Tabs';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Stack, Text } from '../../ui/layout/Flow';
import { FieldInput } from '../fields/FieldInput';
import type { Choices } from '../fields/field-words';
import { useTierNames } from '../fields/field-words';
import type { RecordState } from '../records/RecordPanel';
import { RecordsPage } from '../records/RecordsPage';
import type { OwnInput, OwnInputs } from '../records/RecordsTools';
import { RecordFacts } from '../records/RecordsTools';
import { draftOf } from '../records/record-editor';
import { AskButton, Figure, Figures, Part, SendFailed } from '../shared/Panel';
import { Read, useMay, useTimeText } from '../shared/Read';
import { Form, useOperations } from '../shared/sending';
import { AudienceSize, Mails, TypedPreview } from './Mails';
import * as styles from './Marketing.css';

const EVERY_MS = 5_000;

type CampaignProgressProps = { id: string; status: CampaignStatus; onMoved: () => void };

/** Shows the state of the mails; while the server sends them, the page reads it again. */
function CampaignProgress({ id, status, onMoved }: CampaignProgressProps) {
  const { t } = useLingui();
  const path = `/api/admin/marketing/campaigns/${id}/results`;
  const isMoving = status === 'scheduled' || status === 'sending';
  const results = useStaffFigures<CampaignResults>(path, isMoving ? EVERY_MS : undefined);
  const { status: now, queued = 0, sending = 0 } = results.value ?? {};
  const left = queued + sending;
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    if (now !== undefined && now !== status) moved();
  }, [now, status]);
  if (status === 'scheduled') return null;
  return (
    <Part id="campaign-results" title={t`Results`}>
      <Read of={results}>
        {({ sent, failed, uncertain, skipped, stopped, unsubscribed, orders }) => (
          <>
            {status === 'sending' && (
              <p className={styles.audience}>
                <Plural
                  value={left}
                  one="# mail is still to be sent"
                  other="# mails are still to be sent"
                />
              </p>
            )}
            <Figures>
              <Figure name={<Trans>Sent</Trans>} value={sent} />
              <Figure name={<Trans>Failed</Trans>} value={failed} />
              <Figure name={<Trans>Uncertain</Trans>} value={uncertain} />
              <Figure name={<Trans>Left out or stopped</Trans>} value={skipped + stopped} />
              <Figure name={<Trans>Unsubscribed</Trans>} value={unsubscribed} />
              <Figure name={<Trans>Orders within 7 days</Trans>} value={orders} />
            </Figures>
            {uncertain > 0 && (
              <Hint>
                {t`Uncertain: the connection ended while the mail left. It is never sent twice.`}
              </Hint>
            )}
          </>
        )}
      </Read>
    </Part>
  );
}

const { status, scheduledAt, tiers, language, lastVisit, perMinute, pictureItemId } =
  CAMPAIGNS.fields;
/** The mails show the other fields. */
const FACTS: Resource = {
  ...CAMPAIGNS,
  fields: { status, scheduledAt, tiers, language, lastVisit, perMinute, pictureItemId },
};

type LaunchedCampaignProps = { campaign: ResourceRecord; choices: Choices; again: () => void };

/** Shows a campaign that no form changes any more: results, mails and recipients; staff may stop it. */
function LaunchedCampaign({ campaign, choices, again }: LaunchedCampaignProps) {
  const { t } = useLingui();
  const mayChange = useMay(CAMPAIGNS.change);
  const facts = useTierNames(FACTS);
  const timeText = useTimeText();
  const time = campaign.scheduledAt ? timeText(String(campaign.scheduledAt)) : '';
  const id = String(campaign.id);
  const path = `/api/admin/marketing/campaigns/${id}/preview?v=${campaign.v}`;
  const saved = useStaffFigures<CampaignPreview>(path);
  const { isBusy, isOffline, failure, run } = useOperations();
  // The server sends only these values.
  const status = campaign.status as CampaignStatus;

  async function stop() {
    if (!isOffline && (await run(marketing.stop, { id }))) again();
  }

  return (
    <Stack gap={24}>
      {status === 'scheduled' && (
        <Stack gap={12}>
          <Text size="title">{t`Starts on ${time}`}</Text>
          <AudienceSize filters={draftOf(CAMPAIGNS, campaign).values} />
        </Stack>
      )}
      <CampaignProgress id={id} status={status} onMoved={again} />
      {mayChange && (status === 'scheduled' || status === 'sending') && (
        <Stack gap={12}>
          <Button
            tone={status === 'sending' ? 'danger' : 'outline'}
            className={styles.stop}
            busy={isBusy}
            unavailable={isOffline}
            onClick={() => void stop()}
          >
            {status === 'sending' ? t`Stop sending` : t`Back to draft`}
          </Button>
          <Hint>
            {isOffline
              ? t`Stopping needs a connection.`
              : status === 'sending'
                ? t`Unsent mails stay unsent. You can't restart it.`
                : t`As a draft you can change it, and schedule it again after a new test mail.`}
          </Hint>
          <SendFailed failure={failure} />
        </Stack>
      )}
      <Part id="campaign-mails" title={status === 'scheduled' ? t`Preview` : t`The mail as sent`}>
        <Read of={saved}>{(mails) => <Mails mails={mails} />}</Read>
      </Part>
      <RecordFacts resource={facts} record={campaign} choices={choices} isReadOnly />
    </Stack>
  );
}

type DraftPartsProps = { campaign: ResourceRecord; about: RecordState };

/** Sends test mails first; then the campaign starts at once or at a time by the venue's clock. */
function DraftParts({ campaign, about: { again, isDirty } }: DraftPartsProps) {
  const { t } = useLingui();
  const { isBusy, isOffline, failure, run } = useOperations();
  const [to, setTo] = useState('');
  const [at, setAt] = useState('');
  const [isTested, setTested] = useState(false);
  const isLocked = isOffline || isDirty;
  const state = { busy: isBusy, unavailable: isLocked };

  async function send(operation: Operation, input: unknown): Promise<boolean> {
    const done = await run(operation, { id: campaign.id, input });
    if (done) again();
    return done !== null;
  }

  async function test() {
    if (isLocked) return;
    setTested(await send(marketing.test, { to: to.trim() || null }));
  }

  return (
    <Stack gap={24}>
      <Part id="campaign-launch" title={t`Test and send`}>
        {isLocked && (
          <Hint role="status">
            {isOffline
              ? t`Testing and sending need a connection.`
              : t`Save first: test and campaign use the saved version.`}
          </Hint>
        )}
        <div className={styles.steps}>
          <Form gap={12} onSubmit={test}>
            <TextInput
              label={t`Test mail to`}
              hint={t`Leave empty to send it to yourself`}
              type="email"
              autoComplete="email"
              optional
              value={to}
              onChange={setTo}
            />
            <Button type="submit" tone="outline" {...state}>{t`Send a test mail`}</Button>
            {isTested && (
              <Hint role="status">
                <Trans>The test mails are on their way, one in each language.</Trans>
              </Hint>
            )}
          </Form>
          <Stack gap={12}>
            <TextInput
              label={t`Send at (Fethiye time)`}
              hint={t`Leave empty to send now`}
              type="datetime-local"
              optional
              value={at}
              onChange={setAt}
            />
            <AskButton
              {...state}
              ask={at ? t`Schedule this campaign?` : t`Send this campaign now?`}
              cancelLabel={t`Not yet`}
              onConfirm={() => void send(marketing.launch, { at: at || null })}
            >
              {at ? t`Schedule` : t`Send now`}
            </AskButton>
          </Stack>
        </div>
      </Part>
      <SendFailed failure={failure} />
    </Stack>
  );
}

function CampaignsSection() {
  const resource = useTierNames(CAMPAIGNS);
  const choices = { pictureItemId: useDishChoices() };
  return (
    <RecordsPage
      resource={resource}
      choices={choices}
      canDuplicate
      isWide
      below={(values, campaign, about) => (
        <>
          <TypedPreview values={values} />
          {campaign && <DraftParts key={campaign.id} campaign={campaign} about={about} />}
        </>
      )}
      fixed={(campaign, { again }) =>
        campaign.status === 'draft' ? null : (
          <LaunchedCampaign key={campaign.id} campaign={campaign} choices={choices} again={again} />
        )
      }
    />
  );
}

/** Returns dishes with a picture and without alcohol or tobacco. */
function useDishChoices() {
  const { rows } = useRecords(ITEM_RECORDS.path, 'limit=200&alcohol=false&tobacco=false');
  return useMemo(
    () =>
      (rows ?? [])
        .filter(({ alcohol, tobacco, imageUrl }) => !alcohol && !tobacco && imageUrl)
        .map(({ id, nameEn, nameTr }) => ({
          value: String(id),
          label: { en: String(nameEn), tr: String(nameTr) },
        })),
    [rows],
  );
}

/** Chooses the kind and tells where guests see it and what the law forbids. */
function KindField(input: OwnInput) {
  return (
    <>
      <FieldInput name="kind" field={ANNOUNCEMENTS.fields.kind} {...input} />
      <div className={styles.law}>
        <p>
          <Place kind={String(input.value)} />
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
