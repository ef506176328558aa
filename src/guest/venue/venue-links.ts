import type { KnownVenue } from '../../data/react/use-venue';

/** Where the phone's own maps find the house; null: nobody has told where it is. */
export function directionsTo(
  { address, location }: Pick<KnownVenue, 'address' | 'location'>,
  maps: 'apple' | 'google',
): string | null {
  const place = location ? `${location.latitude},${location.longitude}` : address;
  if (place === '') return null;
  const query = encodeURIComponent(location ? place : `Bar Bliss, ${place}`);
  return `https://maps.${maps}.com/?q=${query}`;
}

/** A chat with the house in WhatsApp, with its first words written. */
export function whatsappTo(number: string, words: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`;
}

/** Which maps a phone opens by itself. An iPad calls itself a Mac; only its touch screen tells. */
export function mapsOf({
  userAgent = '',
  maxTouchPoints = 0,
}: Partial<Pick<Navigator, 'userAgent' | 'maxTouchPoints'>> = {}): 'apple' | 'google' {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'apple' : 'google';
}
