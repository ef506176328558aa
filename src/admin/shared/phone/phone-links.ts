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
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A WhatsApp link needs the country code; without one the number is Turkish. */
export function whatsappLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${phone.trim().startsWith('+') ? digits : withCountry(digits)}`;
}

function withCountry(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `90${digits.slice(1)}`;
  return digits.length === 10 ? `90${digits}` : digits;
}
