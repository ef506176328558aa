import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from './sections';

// A section is the current one while it crosses the line at 40 % of the screen.
const READING_LINE = '-40% 0px -59% 0px';

/** The part of the page in view, for the navigation bar. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('home');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const section = SECTIONS.find((id) => id === entered);
        if (section) setCurrent(section);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of SECTIONS) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
