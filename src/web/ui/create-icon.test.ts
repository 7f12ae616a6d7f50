// The icons of the built pages look like the library's own.
import { House, Info } from 'lucide-react';
import { type ComponentType, createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;

const { __iconData } = (await import('lucide-react/dist/esm/icons/house.mjs' as string)) as {
  __iconData: Parameters<typeof createIcon>[0];
};
const attributesOf = (icon: Icon, props: Parameters<Icon>[0]) =>
  new Set(
    renderToStaticMarkup(createElement(icon, props))
      .replace(/ class="[^"]*"| xmlns="[^"]*"/g, '')
      .match(/[\w-]+="[^"]*"/g),
  );

it.each([{}, { size: 40, strokeWidth: 1.25 }, { 'aria-hidden': true, fill: 'red' } as const])(
  'draws what the library draws, with %o',
  (props) => {
    expect(attributesOf(createIcon(__iconData) as Icon, props)).toEqual(attributesOf(House as Icon, props));
    expect(attributesOf(createIcon(__iconData) as Icon, props)).not.toEqual(
      attributesOf(Info as Icon, props),
    );
  },
);
