import { useErrorText } from '../../i18n/error-text';
import { Banner } from '../../ui/feedback/Banner';

/** Says that a local action failed and that nothing was sent or lost. */
export function ActionFailed({ code }: { code: string }) {
  const errorText = useErrorText();
  return (
    <Banner tone="danger" shape="box" role="alert">
      {errorText(code)}
    </Banner>
  );
}
