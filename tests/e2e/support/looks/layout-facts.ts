import type { Page } from '@playwright/test';
import { hiddenFields } from './hidden-fields';
import { outOfReach } from './out-of-reach';
import { smallLetters } from './small-letters';

/** Describes a fact about a screen's layout, with the page's size and a check that returns its breaches. */
export type LayoutFact = {
  fact: string;
  viewport: { width: number; height: number };
  css?: string;
  /** True if the fact may hold in one language and fail in another. */
  isAboutWords: boolean;
  /** @param place a selector; the check looks at its last match */
  breaches: (page: Page, place: string) => Promise<string[]>;
};

const PHONE = { width: 360, height: 740 };

// WCAG 1.4.12 lets a reader set this spacing without any loss.
const WIDE_SPACING = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
p{margin-block-end:2em!important}`;

/** Facts of one size follow each other, because every change of size lays the page out anew. */
export const LAYOUT_FACTS: readonly LayoutFact[] = [
  {
    fact: 'on a phone held sideways every button can be brought into sight',
    isAboutWords: false,
    viewport: { width: 740, height: 360 },
    breaches: outOfReach,
  },
  {
    fact: 'at 400 % a dialog shows the focused field and its label in full',
    isAboutWords: false,
    viewport: { width: 320, height: 256 },
    breaches: hiddenFields,
  },
  {
    fact: 'on 320 pixels nothing lies beside the screen',
    isAboutWords: true,
    viewport: { width: 320, height: 640 },
    breaches: besideTheScreen,
  },
  {
    fact: 'letters of twice the size push nothing beside the screen',
    isAboutWords: true,
    viewport: PHONE,
    css: 'html{font-size:200%!important}',
    breaches: besideTheScreen,
  },
  {
    fact: 'the widest spacing of letters, words and lines loses nothing',
    isAboutWords: false,
    viewport: PHONE,
    css: WIDE_SPACING,
    breaches: besideTheScreen,
  },
  {
    fact: 'words that are four tenths longer wrap: no button cuts them',
    isAboutWords: false,
    viewport: PHONE,
    breaches: cutWhenLonger,
  },
  {
    fact: 'a finger finds 44 pixels everywhere, and 8 between one target and the next',
    isAboutWords: false,
    viewport: PHONE,
    breaches: tightTargets,
  },
  {
    fact: 'no letters are smaller than 14 pixels',
    isAboutWords: false,
    viewport: PHONE,
    breaches: smallLetters,
  },
  {
    fact: 'no word is cut on 360 pixels',
    isAboutWords: true,
    viewport: PHONE,
    breaches: cutWords,
  },
  {
    fact: 'no tab is cut on 360 pixels',
    isAboutWords: true,
    viewport: PHONE,
    breaches: cutTabs,
  },
];

/** Returns elements whose text or picture ends beyond the right edge, outside rows that scroll. */
function besideTheScreen(page: Page, place: string): Promise<string[]> {
  return page.evaluate((front) => {
    const excess = document.documentElement.scrollWidth - window.innerWidth;
    const root = [...document.querySelectorAll(front)].at(-1) ?? document.body;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const beyond = [...root.querySelectorAll('h1,h2,h3,h4,p,button,a,input,li,label,img')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isBeyond = box.width > 1 && box.right > window.innerWidth + 1;
        // A collapsed element keeps its box from another screen size.
        return isBeyond && element.checkVisibility() && !scrolls(element);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    return excess > 1 ? [`${excess} px wider than the screen`, ...beyond] : beyond;
  }, place);
}

/** Returns text whose box is too small for it and hides the rest. */
function cutWords(page: Page, place: string): Promise<string[]> {
  return page.evaluate((front) => {
    const root = [...document.querySelectorAll(front)].at(-1) ?? document.body;
    const own = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    return [...root.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        if (!own(element) || element.clientWidth < 2) return false;
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        // Text for screen readers only is one pixel large on purpose.
        if (clipPath !== 'none' && position === 'absolute') return false;
        const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const isTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
        return (isWide || isTall) && element.tagName !== 'TEXTAREA';
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`);
  }, place);
}

/** Returns tabs of which the row shows only a part, and active tabs out of sight. */
function cutTabs(page: Page, place: string): Promise<string[]> {
  return page.evaluate((front) => {
    const root = [...document.querySelectorAll(front)].at(-1) ?? document.body;
    return [...root.querySelectorAll('[role=tab]')]
      .filter((tab) => {
        const row = tab.closest('[role=tablist]')?.getBoundingClientRect();
        const { left, right } = tab.getBoundingClientRect();
        return row && (left < row.left - 1 || right > row.right + 1);
      })
      .map((tab) => `${tab.textContent}`);
  }, place);
}

/** Returns cut text after every button's text grew by two fifths, as in another language. */
async function cutWhenLonger(page: Page, place: string): Promise<string[]> {
  return page.evaluate((front) => {
    const root = [...document.querySelectorAll(front)].at(-1) ?? document.body;
    const kept: [Text, string][] = [];
    for (const button of root.querySelectorAll('button, a')) {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text) {
        const words = node.data;
        if (!words.trim() || button.closest('[translate=no]')) continue;
        kept.push([node, words]);
        node.data = `${words} ${words.trim().slice(0, Math.ceil(words.length * 0.4))}`;
      }
    }
    const broken = [...root.querySelectorAll<HTMLElement>('button, a')]
      .filter((button) => {
        const { overflowX, display } = getComputedStyle(button);
        if (display === 'inline' || button.clientWidth < 2) return false;
        return overflowX !== 'visible'
          ? button.scrollWidth > button.clientWidth + 1
          : button.scrollWidth > button.clientWidth + 2;
      })
      .map((button) => `${button.textContent?.slice(0, 60)}`);
    for (const [node, words] of kept) node.data = words;
    return broken;
  }, place);
}

/** Returns targets that are too small for a thumb or too close to a neighbour; rows of one list may touch. */
function tightTargets(page: Page, place: string): Promise<string[]> {
  return page.evaluate((front) => {
    const root = [...document.querySelectorAll(front)].at(-1) ?? document.body;
    // Content scrolled beneath a sticky heading is no target there.
    for (const part of [root, ...root.querySelectorAll('*')]) part.scrollTop = 0;
    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null;
    // A field is as large as the frame around it, a radio as its card.
    const area = (element: Element) => {
      if (element.matches('input')) return element.closest('label, [class*=frame]') ?? element;
      // The whole card is the tap area of a dish's name.
      const isSpread = getComputedStyle(element, '::after').position === 'absolute';
      return (isSpread && element.closest('article')) || element;
    };
    const boxes = [...root.querySelectorAll<HTMLElement>('button, a[href], select, input')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !element.closest('[aria-hidden=true]'))
      .filter((element) => !element.matches('a[href^="#"]'))
      .map((element) => ({ element, box: area(element).getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 1 && box.height > 1 && !inText(element));
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    const scrollerOf = (element: Element): Element | null => {
      for (let part = element.parentElement; part; part = part.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
      }
      return null;
    };
    // Content scrolled out of its frame has no neighbours there.
    const isAway = ({ element, box }: (typeof boxes)[number]) => {
      const frame = scrollerOf(element)?.getBoundingClientRect();
      return frame !== undefined && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1);
    };
    // Content scrolled under a sticky bar has no neighbours either.
    const barOf = (element: Element): Element | null => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(part).position)) return part;
      }
      return null;
    };
    const small = boxes
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(
        ({ element, box }) =>
          `${name(element)} is ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
    // In a row that scrolls sideways only visible elements have neighbours.
    const inSight = boxes
      .map(({ element, box }) => {
        const frame = scrollerOf(element)?.getBoundingClientRect() ?? box;
        const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
        return { element, box: new DOMRect(left, box.top, Math.max(0, right - left), box.height) };
      })
      .filter(({ box }) => box.width > 1);
    const close: string[] = [];
    inSight.forEach((one, index) => {
      const { element, box } = one;
      for (const other of inSight.slice(index + 1, index + 12)) {
        const isSameFrame = scrollerOf(element) === scrollerOf(other.element);
        if (!isSameFrame && (isAway(one) || isAway(other))) continue;
        if (element.contains(other.element) || other.element.contains(element)) continue;
        if (barOf(element) !== barOf(other.element)) continue;
        const list = element.closest('ul, ol');
        if (list && list === other.element.closest('ul, ol')) continue;
        const across = Math.max(other.box.left - box.right, box.left - other.box.right);
        const along = Math.max(other.box.top - box.bottom, box.top - other.box.bottom);
        const apart = Math.max(across, along);
        if (apart < 7.5 && apart > -1)
          close.push(`${name(element)} and ${name(other.element)} are ${apart.toFixed(1)} apart`);
      }
    });
    return [...small, ...close].slice(0, 8);
  }, place);
}
