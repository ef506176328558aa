type Language = 'en' | 'tr';

type ReplyTexts = {
  hello: (name: string) => string;
  bye: string;
  /** This line stands above the guest's own words. */
  wrote: string;
  subject: (subject: string) => string;
};

export const REPLY_TEXTS: Record<Language, ReplyTexts> = {
  en: {
    hello: (name) => `Hello ${name},`,
    bye: 'Bar Bliss, Fethiye',
    wrote: 'You wrote:',
    subject: (subject) => `Re: ${subject}`,
  },
  tr: {
    hello: (name) => `Merhaba ${name},`,
    bye: 'Bar Bliss, Fethiye',
    wrote: 'Mesajınız:',
    subject: (subject) => `Yanıt: ${subject}`,
  },
};

export type PreparedReply = {
  key: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
};

/** Lists short replies to frequent questions; staff change them before sending. `{hours}` means the opening hours. */
export const PREPARED_REPLIES: readonly PreparedReply[] = [
  {
    key: 'booking',
    title: { en: 'Booking', tr: 'Rezervasyon' },
    text: {
      en: 'Thank you for your message. The quickest way to book a table is our website: you see the free times there, and your booking is saved at once.',
      tr: 'Mesajınız için teşekkür ederiz. Masa ayırtmanın en hızlı yolu web sitemizdir: boş saatleri orada görürsünüz, rezervasyonunuz hemen kaydedilir.',
    },
  },
  {
    key: 'hours',
    title: { en: 'Opening hours', tr: 'Çalışma saatleri' },
    text: {
      en: 'Thank you for asking. Our opening hours: {hours}.',
      tr: 'Sorduğunuz için teşekkür ederiz. Çalışma saatlerimiz: {hours}.',
    },
  },
  {
    key: 'lost',
    title: { en: 'Found', tr: 'Bulundu' },
    text: {
      en: 'Good news: we found it and keep it behind the bar for you. You can pick it up any day during opening hours.',
      tr: 'Güzel haber: eşyanızı bulduk, barda sizin için saklıyoruz. Çalışma saatlerimizde her gün alabilirsiniz.',
    },
  },
  {
    key: 'sorry',
    title: { en: 'Apology', tr: 'Özür' },
    text: {
      en: "We're sorry that your visit was not what you expected. Thank you for telling us. We have talked about it with the team.",
      tr: 'Ziyaretiniz beklediğiniz gibi geçmediği için özür dileriz. Bize yazdığınız için teşekkür ederiz. Konuyu ekibimizle görüştük.',
    },
  },
  {
    key: 'thanks',
    title: { en: 'Thanks', tr: 'Teşekkür' },
    text: {
      en: 'Thank you for your kind words. We look forward to your next visit.',
      tr: 'Güzel sözleriniz için teşekkür ederiz. Sizi yeniden ağırlamayı sabırsızlıkla bekliyoruz.',
    },
  },
];

export function preparedText({ text }: PreparedReply, language: Language, hours: string): string {
  return text[language].replace('{hours}', hours);
}
