// Draws an icon of lucide-react in the built pages, in the place of its own function (vite.config.ts `plainIcons`): theirs also serves
// other frameworks, names and settings around it, which no page here uses and every first visit would load (decision 0176).
import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly [name: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

export default function createIcon({ node }: IconData) {
  const parts = node.map(([name, attributes]) => createElement(name, attributes));
  return ({ size = 24, ...props }: IconProps) =>
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
        // A picture beside its word; one that stands alone has a name.
        'aria-hidden': !props['aria-label'],
        ...props,
      },
      ...parts,
    );
}
