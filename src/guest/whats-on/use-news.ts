import { useMemo, useSyncExternalStore } from 'react';
import type { PublicAnnouncement, VenueNews } from '#domain/marketing/whats-on';
import { bannerAt } from '#domain/marketing/whats-on';
import { drawnPage } from '../../data/drawn-page';
import { latestNews } from '../../data/marketing/venue-news';
import { closedBanner } from '../../data/preferences/closed-banner';
import { useVenue } from '../../data/react/use-app';

const CHECK_MS = 10_000;

/** Returns the announcements as last read; without a connection their own times still count. */
export function useNews(): VenueNews {
  const told = useVenue()?.news;
  return useMemo(() => latestNews(told), [told]);
}

/** Returns the banner to show now; during hydration the one that the server drew. */
export function useBanner(): PublicAnnouncement | null {
  const { list } = useNews();
  const id = useSyncExternalStore(
    followBanner,
    () => bannerAt(list, Date.now(), closedBanner.get())?.id ?? null,
    () => drawnPage.get()?.bannerId ?? null,
  );
  return list.find((one) => one.id === id) ?? null;
}

function followBanner(onChange: () => void): () => void {
  const stop = followClock(onChange);
  const stopClosing = closedBanner.subscribe(onChange);
  return () => {
    stop();
    stopClosing();
  };
}

function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Returns the time (ms) to the last ten seconds; on the server the time of the drawing. */
export function useCoarseNow(): number {
  return useSyncExternalStore(
    followClock,
    () => Math.floor(Date.now() / CHECK_MS) * CHECK_MS,
    () => drawnPage.get()?.menu.savedAt ?? 0,
  );
}
