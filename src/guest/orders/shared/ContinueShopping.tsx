import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Link } from '../../../ui/router/Link';

export function ContinueShopping() {
  return (
    <LinkButton asChild size="cta" block>
      <Link to="/">
        <Trans>Continue Shopping</Trans>
      </Link>
    </LinkButton>
  );
}
