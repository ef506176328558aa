import { palette } from '../../../src/ui/theme/palette';
import { escaped, lines } from '../mail/mails';

export type CampaignMailParts = {
  language: 'en' | 'tr';
  subject: string;
  words: string;
  offer: string;
  /** Absolute; null: no picture. */
  pictureUrl: string | null;
  siteUrl: string;
  unsubscribeUrl: string;
  /** The sender's address and phone, as the law asks; empty ones are left out. */
  imprint: readonly string[];
};

const WORDS = {
  en: {
    why: 'You get this mail because you agreed to offers by email as a member of the Bar Bliss club.',
    stop: 'Unsubscribe',
    menu: 'See the menu',
  },
  tr: {
    why: 'Bu e-postayı, Bar Bliss kulübü üyesi olarak e-postayla kampanya almayı kabul ettiğiniz için alıyorsunuz.',
    stop: 'Abonelikten çık',
    menu: 'Menüyü gör',
  },
} as const;

/** A campaign's mail. Attributes instead of styles: the preview's page allows no inline styles. */
export function campaignMail(parts: CampaignMailParts) {
  const { language, subject, words, offer, siteUrl, unsubscribeUrl } = parts;
  const own = WORDS[language];
  const imprint = ['Bar Bliss', ...parts.imprint.filter(Boolean)];
  const text = [
    subject,
    words,
    ...(offer ? [offer] : []),
    `${own.menu}:\n${siteUrl}`,
    `${own.why}\n${own.stop}: ${unsubscribeUrl}`,
    imprint.join('\n'),
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlOf(parts, imprint),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  };
}

function htmlOf(
  { language, subject, words, offer, pictureUrl, siteUrl, unsubscribeUrl }: CampaignMailParts,
  imprint: readonly string[],
): string {
  const own = WORDS[language];
  const { bg, surface, ink, muted, ember, onEmber, emberSoft } = palette.light;
  const font = (size: number, color: string, inner: string) =>
    `<font face="Helvetica, Arial, sans-serif" size="${size}" color="${color}">${inner}</font>`;
  const row = (inner: string, color: string = surface) =>
    `<tr><td bgcolor="${color}">${inner}</td></tr>`;
  const paragraphs = words
    .split(/\n{2,}/)
    .map((one) => `<p>${font(3, ink, lines(one))}</p>`)
    .join('\n');
  const picture = pictureUrl
    ? `<tr><td><img src="${escaped(pictureUrl)}" alt="" width="100%" border="0"></td></tr>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(subject)}</title></head>
<body bgcolor="${bg}" text="${ink}" link="${ember}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${bg}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="16" cellspacing="0" border="0">
<tr><td>${font(5, ember, '<b lang="en">Bar Bliss</b>')}</td></tr>
${picture}
${row(`<h1>${font(6, ink, escaped(subject))}</h1>\n${paragraphs}`)}
${offer ? row(`<b>${font(4, ink, lines(offer))}</b>`, emberSoft) : ''}
${row(`<a href="${escaped(siteUrl)}">${font(3, onEmber, `<b>${own.menu}</b>`)}</a>`, ember)}
<tr><td>${font(2, muted, `${own.why}<br><br><a href="${escaped(unsubscribeUrl)}">${font(2, muted, own.stop)}</a><br><br>${imprint.map(escaped).join('<br>')}`)}</td></tr>
</table></td></tr></table>
</body></html>`;
}
