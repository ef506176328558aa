import type { Language } from '../../../src/i18n/language';
import { paragraph } from './mail-html';

/** @param sender the name and address that the mail names as its sender */
export function testMail(language: Language, sender: string) {
  const { subject, lines } = language === 'tr' ? sentencesTr(sender) : sentencesEn(sender);
  return { subject, text: `${lines.join('\n\n')}\n`, html: lines.map(paragraph).join('\n') };
}

function sentencesEn(sender: string) {
  return {
    subject: 'Test mail from Bar Bliss',
    lines: [
      'Hello,',
      `this mail was sent from the settings of the back office. Mails to guests come from ${sender}, as this one does.`,
      'To see where answers go, answer this mail.',
      'Bar Bliss, Fethiye',
    ],
  };
}

function sentencesTr(sender: string) {
  return {
    subject: 'Bar Bliss deneme e-postası',
    lines: [
      'Merhaba,',
      `bu e-posta, yönetim panelinin ayarlarından gönderildi. Misafirlere giden e-postalar da bunun gibi ${sender} adresinden gelir.`,
      'Yanıtların nereye gittiğini görmek için bu e-postayı yanıtlayın.',
      'Bar Bliss, Fethiye',
    ],
  };
}
