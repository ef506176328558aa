import type { MessageDescriptor } from '@lingui/core';
import { useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { Ability } from '#domain/staff/roles';

/** What the frame shows of a page. A page without it has the title of the page above it. */
export type StaffPage = {
  label: MessageDescriptor;
  short?: MessageDescriptor;
  /** Adjacent pages of a group share a heading. */
  group?: MessageDescriptor;
  icon?: LucideIcon;
  menu?: 'navigation' | 'person';
  /** The role needs this ability; without the field every role sees the link. */
  need?: Ability;
  hasUnread?: true;
};

export type LinkedPage = StaffPage & { to: string };

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
  interface StaticDataRouteOption {
    page?: StaffPage;
  }
}

/** Returns the pages in the order of the route tree. */
export function useStaffPages(): readonly LinkedPage[] {
  const { routesById } = useRouter();
  return linkedPages(Object.values(routesById));
}

type PageRoute = { fullPath: string; options: { staticData?: { page?: StaffPage } } };

export function linkedPages(routes: readonly PageRoute[]): LinkedPage[] {
  return routes.flatMap(({ fullPath, options }) =>
    options.staticData?.page ? [{ ...options.staticData.page, to: fullPath }] : [],
  );
}

export type NavGroup = { heading: MessageDescriptor | null; items: LinkedPage[] };

/** Groups the pages; a page without a group stands alone. */
export function navGroups(pages: readonly LinkedPage[]): NavGroup[] {
  const groups: NavGroup[] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (page.group && last?.heading?.id === page.group.id) last.items.push(page);
    else groups.push({ heading: page.group ?? null, items: [page] });
  }
  return groups;
}
