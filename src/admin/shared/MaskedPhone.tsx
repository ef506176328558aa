import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { internationalPhone, plainPhone } from '#domain/fields';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Row, VisuallyHidden } from '../../ui/layout/Flow';
import * as styles from './Parts.css';

/** Shows a masked phone number. A tap shows the number with its contact links. */
export function MaskedPhone({ phone, name }: { phone: string; name: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const call = useRef<HTMLAnchorElement>(null);
  // The tapped button is gone, so the focus moves to the number.
  useEffect(() => {
    if (isShown) call.current?.focus();
  }, [isShown]);
  if (!isShown) {
    return (
      <div className={styles.phone}>
        <span aria-hidden="true" className={styles.digits}>
          {maskedPhone(phone)}
        </span>
        <Button tone="outline" icon={<Eye size={20} />} onClick={() => setShown(true)}>
          <Trans>Show number</Trans>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.phone}>
      <span className={styles.digits}>{phone}</span>
      <Row align="stretch">
        <LinkButton
          ref={call}
          tone="outline"
          href={telLink(phone)}
          icon={<Phone size={20} />}
          aria-label={t`Call ${name}`}
        >
          <Trans>Call</Trans>
        </LinkButton>
        <LinkButton
          tone="outline"
          href={whatsappLink(phone)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle size={20} />}
          aria-label={t`WhatsApp ${name}`}
        >
          WhatsApp
        </LinkButton>
      </Row>
    </div>
  );
}

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
