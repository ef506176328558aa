import { useState } from 'react';
import * as v from 'valibot';
import { type Setting, type SettingKey, settingOf } from '#domain/settings/settings';
import { ApiError } from '../../data/api-client';
import { changeSetting, conflictingSetting } from '../../data/commands/settings/change-setting';
import { useCommand } from '../../data/react/use-command';
import { useNet } from '../../data/react/use-net';
import { askToSignIn } from '../shared/sending';

type Outcome = {
  isBusy: boolean;
  /** The schema refused the value with this code. */
  error: string | null;
  /** The server refused the change with this code; `unanswered` means no response. */
  failure: string | null;
  /** A colleague changed the setting first, to this value. */
  theirs: Setting | null;
};

const CALM: Outcome = { isBusy: false, error: null, failure: null, theirs: null };

/** Checks a value as the server does and changes a setting. Resolves to the new one, or to null on failure. */
export function useSettingChange(key: SettingKey) {
  const change = useCommand(changeSetting);
  const isOffline = useNet().state === 'offline';
  const [outcome, setOutcome] = useState(CALM);

  async function save(value: unknown, seen: number): Promise<Setting | null> {
    if (outcome.isBusy || isOffline) return null;
    const checked = v.safeParse(settingOf(key).schema, value);
    if (!checked.success) {
      setOutcome({ ...CALM, error: checked.issues[0].message });
      return null;
    }
    setOutcome({ ...CALM, isBusy: true });
    try {
      const saved = await change({ key, value: checked.output, v: outcome.theirs?.v ?? seen });
      setOutcome(CALM);
      return saved;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 401) askToSignIn();
      const theirs = conflictingSetting(error);
      setOutcome({ ...CALM, failure: theirs ? null : (refusal?.code ?? 'unanswered'), theirs });
      return null;
    }
  }

  return { ...outcome, isOffline, save, calm: () => setOutcome(CALM) };
}
