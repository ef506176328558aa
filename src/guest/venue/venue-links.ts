import type { KnownVenue } from '../../data/react/use-app';

/** Prefers the owner's own link; null means that no location is set. */
export function directionsTo(
  { address, location, links }: Pick<KnownVenue, 'address' | 'location' | 'links'>,
  maps: 'apple' | 'google',
): string | null {
  if (links?.mapLink) return links.mapLink;
  const place = location ? `${location.latitude},${location.longitude}` : address;
  if (place === '') return null;
  const query = encodeURIComponent(location ? place : `Bar Bliss, ${place}`);
  return `https://maps.${maps}.com/?q=${query}`;
}

/** Returns a WhatsApp link with a first sentence. */
export function whatsappTo(number: string, words: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`;
}

/** Opens the phone's own map app. An iPad identifies as a Mac; touch points tell them apart. */
export function mapsOf({
  userAgent = '',
  maxTouchPoints = 0,
}: Partial<Pick<Navigator, 'userAgent' | 'maxTouchPoints'>> = {}): 'apple' | 'google' {
  const isIos =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'apple' : 'google';
}
