import { useLingui } from '@lingui/react/macro';
import { Mail, MessageCircle, Navigation, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { KnownVenue } from '../../data/react/use-app';
import { useVenue } from '../../data/react/use-app';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Stack } from '../../ui/layout/Flow';
import * as styles from './venue.css';

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

/** Opens the way to the venue; without an address there is no button. */
export function Directions(look: Pick<ComponentProps<typeof LinkButton>, 'tone' | 'block'>) {
  const { t } = useLingui();
  const venue = useVenue();
  const href = venue && directionsTo(venue, mapsOf(globalThis.navigator));
  if (!href) return null;
  return (
    <LinkButton {...look} {...ELSEWHERE} href={href} icon={<Navigation size={20} />}>
      {t`Directions`}
    </LinkButton>
  );
}

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' } as const;

type Look = 'buttons' | 'rows';

const ROWS = { gap: 0, align: 'start', className: styles.rows } as const;

type HelpLinksProps = {
  look: Look;
  /** The form takes the place of the e-mail link where there is a form. */
  write?: ReactNode;
};

/** Shows links to WhatsApp, telephone and mail, in the same order on every page. */
export function HelpLinks({ look, write }: HelpLinksProps) {
  const { t } = useLingui();
  const venue = useVenue();
  const chat = venue?.whatsapp && whatsappTo(venue.whatsapp, t`Hello Bar Bliss, `);
  return (
    <Stack as="ul" {...(look === 'rows' ? ROWS : { gap: 8 })}>
      {chat && (
        <HelpLink look={look} icon={<MessageCircle size={20} />} href={chat} {...ELSEWHERE}>
          {t`Message on WhatsApp`}
        </HelpLink>
      )}
      {venue?.phone && (
        <HelpLink look={look} icon={<Phone size={20} />} href={`tel:${venue.phone}`}>
          {t`Call us`}
        </HelpLink>
      )}
      {write && <li>{write}</li>}
      {!write && venue?.email && (
        <HelpLink look={look} icon={<Mail size={20} />} href={`mailto:${venue.email}`}>
          {t`Email us`}
        </HelpLink>
      )}
    </Stack>
  );
}

function HelpLink({ look, ...rest }: ComponentProps<typeof LinkButton> & { look: Look }) {
  const isButton = look === 'buttons';
  return (
    <li>
      <LinkButton tone={isButton ? 'outline' : 'quiet'} block={isButton} {...rest} />
    </li>
  );
}
