import type { SVGProps } from 'react';
import { createElement } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/** Replaces `createLucideIcon` of lucide-react (vite.config.ts) and gives the same icons with a tenth of its code. */
// biome-ignore lint/style/noDefaultExport: the package has a default export.
export default function createIcon({ node }: IconData) {
  return ({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
