import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';

const MESSAGES = '/api/admin/contact-messages';

describeOnFile('the search for messages', (openApp) => {
  test('finds a guest by name, address and words, in any case and with Turkish letters', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const letters = [
      ['Işıl Güneş', 'isil@example.com', 'Kayıp atkı', 'Terasta MAVİ bir atkı unuttum.'],
      ['Deniz', 'deniz@example.com', 'Birthday', 'Two tables on the terrace, please.'],
    ];
    for (const [name, email, subject, message] of letters) {
      const { status } = await guest.send('/api/contact', {
        body: { name, email, subject, message },
      });
      expect(status).toBe(201);
      bar.clock.advance(1_000);
    }
    const staff = await signIn(bar, 'staff');
    const found = async (search: string, more = '') => {
      const query = `?search=${encodeURIComponent(search)}${more}`;
      const { body } = await staff.send(`${MESSAGES}${query}`);
      const { messages, total } = body as { messages: { name: string }[]; total: number };
      return [total, ...messages.map(({ name }) => name)];
    };
    expect(await found('isil gunes')).toEqual([1, 'Işıl Güneş']);
    expect(await found('IŞIL')).toEqual([1, 'Işıl Güneş']);
    expect(await found('deniz@')).toEqual([1, 'Deniz']);
    expect(await found('atkı mavi')).toEqual([1, 'Işıl Güneş']);
    expect(await found('ter')).toEqual([2, 'Deniz', 'Işıl Güneş']);
    expect(await found('ter', '&limit=1&page=2')).toEqual([2, 'Işıl Güneş']);
    expect(await found('ter', '&status=archived')).toEqual([0]);
    expect(await found('%')).toEqual([0]);
  });
});
