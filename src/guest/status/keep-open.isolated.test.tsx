import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTranslator } from '../../i18n/i18n';
import { KeepOpen } from './KeepOpen';

async function shown(): Promise<string> {
  const i18n = await createTranslator('tr', 'guest', 'visit');
  return renderToString(
    <I18nProvider i18n={i18n}>
      <KeepOpen />
    </I18nProvider>,
  );
}

test('a waiting order says to keep the page open in browsers that send only while it is open', async () => {
  expect(await shown()).toContain('Bu sayfayı açık tutun');
  vi.stubGlobal('SyncManager', class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await shown()).toBe('');
});
