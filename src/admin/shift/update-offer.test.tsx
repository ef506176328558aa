import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { updateStore } from '../../data/start/update-store';
import { createTranslator } from '../../i18n/i18n';
import { alarmSigns } from '../page/page-parts';
import { UpdateOffer } from './ShiftStarted';

async function offer(): Promise<string> {
  const i18n = await createTranslator('en', 'admin');
  return renderToString(
    <I18nProvider i18n={i18n}>
      <UpdateOffer />
    </I18nProvider>,
  );
}

test('a newer build is offered at a quiet time, and never during an alarm', async () => {
  const [update, calm] = [updateStore.get(), alarmSigns.get()];
  onTestFinished(() => {
    updateStore.set(update);
    alarmSigns.set(calm);
  });
  expect(await offer()).toBe('');
  updateStore.set({ ready: true, apply: () => {} });
  expect(await offer()).toContain('Update ready.');
  for (const stage of ['new', 'overlooked'] as const) {
    alarmSigns.set({ stage, orders: 1, calls: 0 });
    expect(await offer()).toBe('');
  }
  alarmSigns.set({ stage: 'calm', orders: 0, calls: 1 });
  expect(await offer()).toBe('');
  alarmSigns.set({ stage: 'calm', orders: 0, calls: 0 });
  expect(await offer()).toContain('Update ready.');
});
