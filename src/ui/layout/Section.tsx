import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import * as text from '../theme/text.css';
import * as styles from './Section.css';

type ContainerProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'main' | 'header' | 'footer' };

export function Container({ as, className, ...rest }: ContainerProps) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={classNames(styles.container, className)} />;
}

/** Scrolls an element to the top, below its scroll margin; at once if calm or if the guest wants less motion. */
export function scrollToElement(element: Element | null, { isCalm = false } = {}): void {
  // Parts that were laid out during the scroll would move the target.
  for (const part of document.querySelectorAll<HTMLElement>('[data-skippable]'))
    part.style.contentVisibility = 'visible';
  const isInstant = isCalm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isInstant ? 'instant' : 'smooth', block: 'start' });
}

export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollToElement(section);
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}

type SectionProps = {
  id: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  tone?: keyof typeof styles.tone;
  className?: string;
  children: ReactNode;
};

/** Shows a linkable section whose heading takes the focus (see `focusSection`). */
export function Section(props: SectionProps) {
  const { id, title, eyebrow, tone = 'plain' } = props;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.section, styles.tone[tone], props.className)}
    >
      <Container>
        <header className={styles.head}>
          {eyebrow && <p className={classNames(text.eyebrow, styles.eyebrow)}>{eyebrow}</p>}
          <h2 id={headingId} tabIndex={-1} className={text.displayL}>
            {title}
          </h2>
        </header>
        {props.children}
      </Container>
    </section>
  );
}
