import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';

/** Shows a placeholder until the phone has looked up the order. */
export function LoadingOrder() {
  const { t } = useLingui();
  return (
    <Stack gap={16}>
      <VisuallyHidden as="h1">{t`Loading your order…`}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="block" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </Stack>
  );
}
