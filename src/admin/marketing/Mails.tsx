import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type {
  CampaignPreview,
  PreviewCampaignInput,
  TypedPreview as PreviewRead,
} from '#domain/marketing/campaign';
import { CAMPAIGNS, WORDS_MAX } from '#domain/marketing/campaign';
import { previewCampaign } from '../../data/commands/preview-campaign';
import { useCommand } from '../../data/react/use-app';
import { useStaffFigures } from '../../data/react/use-staff';
import { useLanguage } from '../../i18n/language';
import { Tabs } from '../../ui/controls/Tabs';
import { Skeleton } from '../../ui/feedback/states';
import { Grid, Hint } from '../../ui/layout/Flow';
import { useMedia } from '../../ui/layout/use-media';
import type { FormValues } from '../records/record-editor';
import { inputOf } from '../records/record-editor';
import { Part, useStaffErrorText } from '../shared/Panel';
import * as parts from '../shared/Parts.css';
import { ReadingFailed } from '../shared/Read';
import * as styles from './Marketing.css';

/** Shows the number of members whom the chosen filters reach; each change of a filter reads it again. */
export function AudienceSize({ filters }: { filters: FormValues }) {
  const { tiers, language, lastVisit } = filters;
  const query = new URLSearchParams({
    tiers: Array.isArray(tiers) ? tiers.join(',') : '',
    language: String(language ?? ''),
    lastVisit: String(lastVisit ?? ''),
  });
  const path = `/api/admin/marketing/audience?${query}`;
  return <Size key={path} path={path} />;
}

function Size({ path }: { path: string }) {
  const { value, fault } = useStaffFigures<{ size: number }>(path);
  return (
    <p role="status" className={styles.audience}>
      {!value && !fault && <Trans>Counting the members…</Trans>}
      {!value && fault && <Trans>Counting the members needs a connection.</Trans>}
      {value && (
        <Plural
          value={value.size}
          one="# member with consent fits"
          other="# members with consent fit"
        />
      )}
    </p>
  );
}

/** Shows the mail in both languages: side by side on wide screens, in tabs on narrow ones. */
export function Mails({ mails }: { mails: CampaignPreview }) {
  const { t } = useLingui();
  const isWide = useMedia('lg');
  const [shown, setShown] = useState<string>(useLanguage());
  const english = { value: 'en', label: t`English`, content: <Mail lang="en" mail={mails.en} /> };
  const turkish = { value: 'tr', label: t`Turkish`, content: <Mail lang="tr" mail={mails.tr} /> };
  if (isWide) {
    return (
      <Grid layout="halves" gap={16}>
        {english.content}
        {turkish.content}
      </Grid>
    );
  }
  return (
    <Tabs
      label={t`Language of the mail`}
      value={shown}
      onChange={setShown}
      items={[english, turkish]}
      equal
    />
  );
}

function Mail({ lang, mail }: { lang: 'en' | 'tr'; mail: CampaignPreview['en'] }) {
  const { t } = useLingui();
  const title = lang === 'en' ? t`Mail in English` : t`Mail in Turkish`;
  return (
    <figure className={styles.mail}>
      <Hint as="figcaption">
        {title}: <b lang={lang}>{mail.subject || '…'}</b>
      </Hint>
      <iframe title={title} sandbox="" srcDoc={mail.html} className={styles.frame} />
    </figure>
  );
}

const PAUSE_MS = 400;

type State = { value: PreviewRead | null; hasFailed: boolean; isAsking: boolean };

/** Reads the mails of the typed texts after a pause in typing; the last ones stay until the next arrive. */
function useTypedPreview(values: FormValues): State & { again: () => void } {
  const preview = useCommand(previewCampaign);
  const [state, setState] = useState<State>({ value: null, hasFailed: false, isAsking: true });
  const [attempt, setAttempt] = useState(0);
  const typed = JSON.stringify(typedTexts(values));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isGone = false;
    const ask = () => {
      setState((before) => ({ ...before, isAsking: true }));
      preview(JSON.parse(typed))
        .then((value) => ({ value, hasFailed: false }))
        .catch(() => ({ hasFailed: true }))
        .then((next) => {
          if (!isGone) setState((before) => ({ ...before, ...next, isAsking: false }));
        });
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [typed, attempt, preview]);
  return { ...state, again: () => setAttempt((before) => before + 1) };
}

function typedTexts(values: FormValues): PreviewCampaignInput {
  const text = (name: string) => String(values[name] ?? '').slice(0, WORDS_MAX);
  const { pictureItemId } = inputOf(CAMPAIGNS, values);
  return {
    subjectEn: text('subjectEn'),
    subjectTr: text('subjectTr'),
    wordsEn: text('wordsEn'),
    wordsTr: text('wordsTr'),
    offerEn: text('offerEn'),
    offerTr: text('offerTr'),
    pictureItemId: typeof pictureItemId === 'number' ? pictureItemId : null,
  };
}

/** Shows both mails as typed, the word that the law forbids, and how many members the filters reach. */
export function TypedPreview({ values }: { values: FormValues }) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  const { value, hasFailed, isAsking, again } = useTypedPreview(values);
  return (
    <Part id="campaign-preview" title={t`Preview`}>
      <AudienceSize filters={values} />
      {hasFailed && (
        <ReadingFailed isAsking={isAsking} onRetry={again}>
          <Trans>The preview needs a connection.</Trans>
        </ReadingFailed>
      )}
      <div role="status">
        {value?.refusal && (
          <p className={parts.refused}>{errorText(value.refusal.code, value.refusal.word)}</p>
        )}
      </div>
      {!value && !hasFailed && <Skeleton shape="block" />}
      {value && <Mails mails={value} />}
    </Part>
  );
}
