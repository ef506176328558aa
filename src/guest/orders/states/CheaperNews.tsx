import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingDown } from 'lucide-react';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Banner } from '../../../ui/feedback/Banner';

type CheaperNewsProps = { wasKurus: number; nowKurus: number };

/** Tells the guest that the server's total was lower and the order was sent without asking. */
export function CheaperNews({ wasKurus, nowKurus }: CheaperNewsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const total = formatMoney(nowKurus, language);
  const oldTotal = formatMoney(wasKurus, language);
  return (
    <Banner tone="success" shape="box" icon={<TrendingDown aria-hidden="true" size={20} />}>
      <strong>{t`Good news: your total is now ${total}.`}</strong> <Trans>Before: {oldTotal}</Trans>
    </Banner>
  );
}
