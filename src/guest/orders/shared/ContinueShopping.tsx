import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Link } from '../../../ui/router/Link';

export function ContinueShopping() {
  const { t } = useLingui();
  return (
    <LinkButton asChild size="cta" block>
      <Link to="/">{t`Continue Shopping`}</Link>
    </LinkButton>
  );
}
