import { useMemo } from 'react';
import { tierChoices } from '#domain/club/member-record';
import type { Resource } from '#domain/resource/resource';
import { useClubRules } from '../../data/react/use-venue';

/** Returns the resource with the tiers named as the settings say. */
export function useTierNames<Named extends Resource>(resource: Named): Named {
  const club = useClubRules();
  return useMemo(() => {
    const choices = tierChoices(club);
    const named = Object.entries(resource.fields).map(([name, field]) =>
      name === 'tier' || name === 'tiers' ? [name, { ...field, choices }] : [name, field],
    );
    return { ...resource, fields: Object.fromEntries(named) };
  }, [resource, club]);
}
