import { useEffect, useState } from 'react';
import {
  CAMPAIGNS,
  type PreviewCampaignInput,
  type TypedPreview,
  WORDS_MAX,
} from '#domain/marketing/campaign';
import { previewCampaign } from '../../data/commands/campaigns';
import { useCommand } from '../../data/react/use-command';
import { type FormValues, inputOf } from '../records/record-draft';

const PAUSE_MS = 400;

type State = { value: TypedPreview | null; hasFailed: boolean; isAsking: boolean };

/** Reads the mails of the typed texts after a pause in typing; the last ones stay until the next arrive. */
export function useTypedPreview(values: FormValues): State & { again: () => void } {
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
