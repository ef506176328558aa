import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCsv } from '../../support/bar/parse-csv';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';

const SOFFICE = '/usr/bin/soffice';
/** LibreOffice reads separator ;, quotation mark ", UTF-8, all lines and Turkish numbers. */
const OPENED_AS = 'Text - txt - csv (StarCalc):59,34,76,1,,1055';

const read = existsSync(SOFFICE)
  ? { by: 'LibreOffice', rowsOf: openInLibreOffice }
  : { by: 'a strict reader (LibreOffice is not on this machine)', rowsOf: parsed };

const LETTERS = 'ÇĞİÖŞÜ çğıöşü âîû';
const NOTES = '=1+1; "söz"\nİkinci satır';

describeOnFile('a CSV file of the back office', (openApp) => {
  test(`has every Turkish letter, quotation mark and line break when opened by ${read.by}`, async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const body = {
      name: `İpek Gıda ${LETTERS}`,
      contactName: 'Şule; Ağın',
      phone: '',
      email: '',
      leadDays: 2,
      supplies: 'Izgara eti',
      notes: NOTES,
    };
    expect((await manager.send('/api/admin/suppliers', { body })).status).toBe(201);
    const response = await bar.app.request('/api/admin/suppliers?format=csv&lang=tr', {
      headers: { authorization: manager.authorization },
    });
    const file = join(bar.dataDir, 'suppliers.csv');
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
    const [head, row, ...rest] = read.rowsOf(file);
    expect(head).toContain('Getirdikleri ürünler');
    expect(row).toEqual([
      `İpek Gıda ${LETTERS}`,
      'Şule; Ağın',
      '',
      '',
      '2',
      'Izgara eti',
      `'${NOTES}`,
    ]);
    expect(rest).toEqual([]);
  }, 60_000);
});

function parsed(file: string): string[][] {
  return parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(file)));
}

/** Returns the cells as LibreOffice shows them, from the document that it converts the file to. */
function openInLibreOffice(file: string): string[][] {
  const folder = join(file, '..');
  const profile = `-env:UserInstallation=file://${join(folder, 'libreoffice')}`;
  const convert = ['--headless', `--infilter=${OPENED_AS}`, '--convert-to', 'fods'];
  execFileSync(SOFFICE, [profile, ...convert, '--outdir', folder, file], { stdio: 'ignore' });
  const sheet = readFileSync(file.replace(/csv$/, 'fods'), 'utf8');
  return matches(sheet, /<table:table-row.*?<\/table:table-row>/gs).map((row) =>
    matches(row, /<table:table-cell[^>]*?(?:\/>|>.*?<\/table:table-cell>)/gs).flatMap(cellsOf),
  );
}

/** LibreOffice stores equal neighbours as one element with a count. */
function cellsOf(cell: string): string[] {
  const count = Number(/number-columns-repeated="(\d+)"/.exec(cell)?.[1] ?? 1);
  const lines = matches(cell, /<text:p>.*?<\/text:p>/gs);
  const text = lines.map((line) => plain(line.replaceAll(/<.*?>/g, ''))).join('\n');
  return Array.from({ length: count }, () => text);
}

function plain(xml: string): string {
  const marks: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
  return xml.replaceAll(/&(\w+);/g, (entity, name) => marks[name] ?? entity);
}

function matches(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}
