import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { MenuItem } from '#domain/menu/menu-item';
import { useMenu } from '../../../data/react/use-menu';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { useToast } from '../../../ui/overlays/use-toast';

/** Announces why the dialog closed. */
export function useSoldOutWord(item: MenuItem | undefined): void {
  const { t } = useLingui();
  const { show } = useToast();
  const { items } = useMenu();
  const language = useLanguage();
  const [seen, setSeen] = useState(item);
  if (item && item !== seen) setSeen(item);
  const isGone =
    seen !== undefined && items.some(({ id, isAvailable }) => id === seen.id && !isAvailable);
  const name = seen ? localized(seen, 'name', language) : '';
  useEffect(() => {
    if (isGone) show({ tone: 'info', title: t`${name} has just sold out.` });
  }, [isGone, name, show, t]);
}
