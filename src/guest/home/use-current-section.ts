import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from '../shared/sections';

/** A section becomes current when its top passes this part of the viewport's height. */
const READING_LINE = 0.4;

export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('home');

  useEffect(() => {
    const look = () => setCurrent(sectionInView());
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return current;
}

// The lower sections load later, so they are looked up again.
function sectionInView(): SectionId {
  const line = window.innerHeight * READING_LINE;
  return SECTIONS.filter((id) => topOf(id) <= line).at(-1) ?? 'home';
}

function topOf(id: SectionId): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
