import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as text from '../theme/text.css';
import { Container } from './Container';
import * as styles from './Section.css';

type SectionProps = {
  id: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  level?: 2 | 3;
  offset?: keyof typeof styles.offset;
  tone?: keyof typeof styles.tone;
  className?: string;
  children: ReactNode;
};

/** Shows a linkable section whose heading takes the focus (see `focusSection`). */
export function Section(props: SectionProps) {
  const { id, title, eyebrow, level = 2, offset = 'section', tone = 'plain' } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        styles.section,
        styles.offset[offset],
        styles.tone[tone],
        props.className,
      )}
    >
      <Container>
        <header className={styles.head}>
          {eyebrow && <p className={classNames(text.eyebrow, styles.eyebrow)}>{eyebrow}</p>}
          <Heading id={headingId} tabIndex={-1} className={text.displayL}>
            {title}
          </Heading>
        </header>
        {props.children}
      </Container>
    </section>
  );
}
