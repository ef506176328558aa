import { useErrorText } from '../../i18n/error-text';
import { Banner } from '../../ui/feedback/Banner';

/** An act on this phone did not work; nothing was sent and nothing was lost. */
export function ActionFailed({ code }: { code: string }) {
  const errorText = useErrorText();
  return (
    <Banner tone="danger" shape="box" role="alert">
      {errorText(code)}
    </Banner>
  );
}
