import { expect, test } from 'vitest';
import { escaped, paragraph } from './mails';

test('each special character of HTML is escaped', () => {
  expect(escaped(`<a href="x" title='y'>R&B</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;B&lt;/a&gt;',
  );
});

test('a paragraph keeps the line breaks of its text', () => {
  expect(paragraph('Hello,\nDeniz <3')).toBe('<p>Hello,<br>Deniz &lt;3</p>');
});
