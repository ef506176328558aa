import { html } from 'hono/html';
import { drawPage, type Html } from '../page';
import type { PageFacts } from '../page-facts';

const WORDS = {
  en: {
    title: 'Offers by email',
    ask: 'Tap the button, and we send you no more offers by email. Your membership and points stay.',
    stop: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneWhy: 'We send you no more offers by email. You can allow them again in your profile.',
    invalid: 'This link is not valid',
    invalidWhy: 'Open the link in the mail once more, or change your choice in your profile.',
  },
  tr: {
    title: 'E-posta ile kampanyalar',
    ask: 'Düğmeye dokunduğunuzda size artık e-postayla kampanya göndermeyiz. Üyeliğiniz ve puanlarınız kalır.',
    stop: 'Abonelikten çık',
    done: 'Abonelikten çıktınız',
    doneWhy:
      'Size artık e-postayla kampanya göndermeyeceğiz. İsterseniz profilinizden yeniden izin verebilirsiniz.',
    invalid: 'Bu bağlantı geçersiz',
    invalidWhy: 'E-postadaki bağlantıyı yeniden açın veya seçiminizi profilinizden değiştirin.',
  },
} as const;

export type UnsubscribeParts = { path: string; key: string; state: 'asking' | 'done' | 'invalid' };

/** One button without a script; the same address accepts the button of mail programs (RFC 8058). */
export function drawUnsubscribePage(facts: PageFacts, parts: UnsubscribeParts): Html {
  const { language } = facts;
  const { path, key, state } = parts;
  const words = WORDS[language];
  return drawPage(facts, {
    path,
    title: words.title,
    description: words.title,
    kind: 'booking',
    query: `key=${key}&`,
    isPrivate: true,
    main:
      state === 'asking'
        ? html`<h1>${words.title}</h1>
<p>${words.ask}</p>
<form method="post" action="${path}?key=${key}&lang=${language}"><button type="submit">${words.stop}</button></form>`
        : html`<h1>${state === 'done' ? words.done : words.invalid}</h1>
<p role="status">${state === 'done' ? words.doneWhy : words.invalidWhy}</p>`,
  });
}
