import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextInput } from './inputs';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function render(field: ReactNode) {
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{field}</I18nProvider>);
}

function idOf(html: string, text: string) {
  return html.match(new RegExp(`id="([^"]+)"[^>]*>(?:<svg.*</svg><span>)?${text}`))?.[1];
}

test('hint and error are read with the field', () => {
  const html = render(
    <TextInput
      label="Phone"
      hint="We only call about this order."
      error="Phone number is required"
      autoComplete="tel"
      value=""
      onChange={() => {}}
    />,
  );
  const ids = [idOf(html, 'We only call'), idOf(html, 'Phone number is required')];
  expect(html).toContain(`aria-describedby="${ids.join(' ')}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('autoComplete="tel"');
});

test('a field without hint or error describes itself by its label alone', () => {
  const html = render(<TextInput label="City" autoComplete="off" value="" onChange={() => {}} />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('only optional fields say what they are', () => {
  const field = { label: 'City', autoComplete: 'off', value: '', onChange: () => {} };
  expect(render(<TextInput {...field} />)).not.toContain('optional');
  expect(render(<TextInput {...field} optional />)).toContain('(optional)');
});
