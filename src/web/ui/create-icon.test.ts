// The icons of the built pages look like the library's own.
import { House, Info } from 'lucide-react';
import { type ComponentType, createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

type IconProps = SVGProps<SVGSVGElement> & { size?: number };
type Icon = ComponentType<IconProps>;

const { __iconData } = (await import('lucide-react/dist/esm/icons/house.mjs' as string)) as {
  __iconData: Parameters<typeof createIcon>[0];
};
const attributesOf = (icon: Icon, props: IconProps) =>
  new Set(
    renderToStaticMarkup(createElement(icon, props))
      .replace(/ class="[^"]*"| xmlns="[^"]*"/g, '')
      .match(/[\w-]+="[^"]*"/g),
  );

it.each<IconProps>([{}, { size: 40, strokeWidth: 1.25 }, { 'aria-hidden': true, fill: 'red' }])(
  'draws what the library draws, with %o',
  (props) => {
    expect(attributesOf(createIcon(__iconData) as Icon, props)).toEqual(attributesOf(House as Icon, props));
    expect(attributesOf(createIcon(__iconData) as Icon, props)).not.toEqual(
      attributesOf(Info as Icon, props),
    );
  },
);
