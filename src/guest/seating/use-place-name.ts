import { useLingui } from '@lingui/react/macro';

export function usePlaceName(): (area: string) => string {
  const { t } = useLingui();
  return (area) => {
    if (area === 'outdoor') return t`Outdoor`;
    if (area === 'barSeating') return t`Bar Seating`;
    return area === 'privateArea' ? t`Private Area` : t`Indoor`;
  };
}
