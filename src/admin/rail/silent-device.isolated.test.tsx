import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTranslator } from '../../i18n/i18n';
import { barSound } from '../alarm/bar-sound';
import { SoundWords } from './need-words';
import { soundNeed } from './Rail';

/** Fakes a browser that plays no sound until somebody touches the page. */
function audioThatIs(state: { now: AudioContextState }) {
  class Audio {
    get state() {
      return state.now;
    }
    addEventListener() {}
    async resume() {}
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('localStorage', { setItem() {}, getItem: () => 'on' });
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function entry(): Promise<string> {
  const i18n = await createTranslator('en', 'admin');
  const [need] = soundNeed(barSound.state(), true);
  return renderToString(
    <I18nProvider i18n={i18n}>{need && <SoundWords state={need.state} />}</I18nProvider>,
  );
}

test('a tablet in a shift without sound says so, until the sound works', async () => {
  const audio: { now: AudioContextState } = { now: 'suspended' };
  audioThatIs(audio);
  expect(await entry()).toContain('New orders make no noise here.');
  barSound.restore();
  expect(await entry()).toContain('The sound is paused. Tap anywhere to turn it on.');
  audio.now = 'running';
  expect(await entry()).toBe('');
});
