import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../i18n/i18n';
import { otherTablets, ShiftReportList } from './ShiftReportView';

const NOW = 10_000_000;
const word = (device: string, agoMs: number, waiting = 0) => ({
  device,
  who: device,
  waiting,
  attention: 0,
  at: NOW - agoMs,
});

test('a silent tablet is named before tablets with unsent mutations, whatever it reported last', () => {
  const tablets = [
    word('own', 0, 3),
    word('fine', 59_000),
    word('owes', 5_000, 2),
    word('dark', 61_000),
  ];
  const told = otherTablets(tablets, 'own', NOW).map(({ device, isSilent }) => [device, isSilent]);
  expect(told).toEqual([
    ['dark', true],
    ['owes', false],
  ]);
});

async function sheet(rows: readonly string[] | null): Promise<string> {
  const i18n = await createTranslator('en', 'admin');
  const list = (
    <ShiftReportList title="Low stock" rows={rows} keyOf={(row) => row}>
      {(row) => row}
    </ShiftReportList>
  );
  return renderToString(<I18nProvider i18n={i18n}>{list}</I18nProvider>).replaceAll(
    /<[^>]*>/g,
    ' ',
  );
}

test('an unknown count has no number; an empty list has a zero', async () => {
  const unknown = await sheet(null);
  expect(unknown).toContain('Not known yet');
  expect(unknown).not.toMatch(/\d/);
  expect(await sheet([])).toMatch(/Low stock\s+0\s*$/);
});
