import { inGroup, mailed, written } from './setting';

const NAME_MAX = 60;

export const MAIL_SETTINGS = inGroup('mail', {
  'mail.senderName': {
    ...written(NAME_MAX),
    label: { en: 'Name of the sender', tr: 'Gönderenin adı' },
    hint: {
      en: 'Guests see this name above every mail. Empty: the name that the server is set up with.',
      tr: 'Misafirler her e-postanın üstünde bu adı görür. Boş: sunucuda kurulu olan ad.',
    },
  },
  'mail.fromAddress': {
    ...mailed(),
    label: { en: 'Address of the sender', tr: 'Gönderenin adresi' },
    hint: {
      en: 'An address that your mail server may send from. Empty: an example address.',
      tr: 'E-posta sunucunuzun adına gönderebildiği bir adres. Boş: örnek bir adres.',
    },
  },
  'mail.replyTo': {
    ...mailed(),
    label: { en: 'Replies go to', tr: 'Yanıtların gideceği adres' },
    hint: {
      en: 'Of all mails. Empty: replies to messages go to the email of the venue, others to the sender.',
      tr: 'Tüm e-postalar için. Boş: mesajların yanıtları mekânın e-postasına, diğerleri gönderene gider.',
    },
  },
  'mail.alerts': {
    ...mailed(),
    label: { en: 'Warnings go to', tr: 'Uyarıların gideceği adres' },
    hint: {
      en: 'When the server, a tablet or the bank needs you. Empty: the address that the server was set up with.',
      tr: 'Sunucu, bir tablet veya banka için müdahale gerektiğinde. Boş: sunucunun kurulduğu adres.',
    },
  },
});
