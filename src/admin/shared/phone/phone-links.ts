import { internationalPhone, plainPhone } from '#domain/phone';

/** Masks all but the last two digits. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > digits - 2 ? digit : '•';
  });
}

export function telLink(phone: string): string {
  return `tel:${plainPhone(phone).replace(/[^+\d]/g, '')}`;
}

/** A WhatsApp link needs the country code; without one the number is Turkish. */
export function whatsappLink(phone: string): string {
  const dialled = internationalPhone(phone);
  const isNational = !dialled.startsWith('+') && dialled.length === 10;
  return `https://wa.me/${isNational ? '90' : ''}${dialled.replace(/\D/g, '')}`;
}
