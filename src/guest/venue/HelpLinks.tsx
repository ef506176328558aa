import { useLingui } from '@lingui/react/macro';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useVenue } from '../../data/react/use-app';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Stack } from '../../ui/layout/Flow';
import * as styles from './venue.css';
import { whatsappTo } from './venue-links';

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
        <li>
          <HelpLink
            look={look}
            icon={<MessageCircle size={20} />}
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t`Message on WhatsApp`}
          </HelpLink>
        </li>
      )}
      {venue?.phone && (
        <li>
          <HelpLink look={look} icon={<Phone size={20} />} href={`tel:${venue.phone}`}>
            {t`Call us`}
          </HelpLink>
        </li>
      )}
      {write && <li>{write}</li>}
      {!write && venue?.email && (
        <li>
          <HelpLink look={look} icon={<Mail size={20} />} href={`mailto:${venue.email}`}>
            {t`Email us`}
          </HelpLink>
        </li>
      )}
    </Stack>
  );
}

function HelpLink({ look, ...rest }: ComponentProps<typeof LinkButton> & { look: Look }) {
  const isButton = look === 'buttons';
  return <LinkButton tone={isButton ? 'outline' : 'quiet'} block={isButton} {...rest} />;
}
