import { useErrorText } from '../../i18n/error-text';
import { Banner } from '../../ui/feedback/Banner';

/** A local action failed; nothing was sent or lost. */
export function ActionFailed({ code }: { code: string }) {
  const errorText = useErrorText();
  return (
    <Banner tone="danger" shape="box" role="alert">
      {errorText(code)}
    </Banner>
  );
}
