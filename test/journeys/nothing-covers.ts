// Nothing covers what a page wants to be pressed or read (docs/product/pages.md: "nothing floats over an action"): every primary button and
// link, every line of text. Asked on the smallest phone, in whatever place the page stands.
import type { Page } from 'playwright-core';

export interface Covers {
  covered: string[];
  bars: string[];
  overprinted: string[];
}

export const nothingCovers: Covers = { covered: [], bars: [], overprinted: [] };

export async function coversOf(page: Page): Promise<Covers> {
  return {
    covered: await coveredActions(page),
    bars: await looseBars(page),
    overprinted: await overprinted(page),
  };
}

/** On a desktop: what can be pressed or filled in so far to the right that the floating button would come to lie over it. */
export function underFloating(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('.chat-button')?.getBoundingClientRect();
    if (!button?.width) return [];
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => one.getBoundingClientRect().right > button.left)
      .map((one) => one.outerHTML.slice(0, 120));
  });
}

/** Primary actions that something else lies over: where they stand at first, and once they are scrolled to. */
function coveredActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const actions = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a, button).bg-primary, main form button[class*="bg-"]',
      ),
    ].filter(
      (action) =>
        action.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        action.getBoundingClientRect().width > 1,
    );
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const points = ({ left, right, top, bottom }: DOMRect): [number, number][] =>
      [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].map((y): [number, number] => [x, y]),
      );
    const coveredBy = (action: HTMLElement) =>
      points(action.getBoundingClientRect())
        .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((hit) => hit !== null && !action.contains(hit) && isFixed(hit) && !isFixed(action));
    const coverOf = (action: HTMLElement, where: string, hit: Element) =>
      `${where}: ${action.textContent?.trim()} under ${hit.textContent?.trim().slice(0, 30)}`;
    return actions.flatMap((action) => {
      const found: string[] = [];
      // A bar along the lower edge hides what has not been scrolled to; what floats would lie over it.
      scrollTo({ top: 0, behavior: 'instant' });
      const first = coveredBy(action);
      if (first && !first.closest('[data-bottom-bar]')) found.push(coverOf(action, 'at first', first));
      action.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const then = coveredBy(action);
      if (then) found.push(coverOf(action, 'scrolled to', then));
      return found;
    });
  });
}

/** What is fixed on the screen is one bar along its lower edge, no higher than a thumb needs. */
function looseBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        getComputedStyle(element).position === 'fixed' &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 1 &&
        !element.matches('[popover], dialog, .toasts'),
    );
    const bars = fixed.map((element) => ({
      box: element.getBoundingClientRect(),
      text: element.textContent?.trim().slice(0, 40),
    }));
    const loose = bars.filter(
      ({ box }) =>
        box.left > 0 ||
        Math.round(box.right) < innerWidth ||
        Math.round(box.bottom) !== innerHeight ||
        box.height > 66,
    );
    return [...loose, ...bars.slice(1)].map(
      ({ box, text }) => `${Math.round(box.width)}×${Math.round(box.height)}: ${text}`,
    );
  });
}

/** Lines of text that stand on top of each other. */
function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Words for screen readers stand in a box of one pixel.
    const isForListeners = (element: Element | null): boolean =>
      element !== null &&
      element.localName !== 'main' &&
      (element.getBoundingClientRect().width <= 1 || isForListeners(element.parentElement));
    /** A bar that sticks hides what scrolls beneath it, if it stands on a ground of its own. */
    const isOnStuckGround = (element: Element | null): boolean => {
      if (!element || element.localName === 'main') return false;
      const { position, backgroundColor } = getComputedStyle(element);
      return (
        (position === 'sticky' && backgroundColor.startsWith('rgb(')) ||
        isOnStuckGround(element.parentElement)
      );
    };
    /** What is cut off with an ellipsis, or lies beyond the edge of a box that scrolls in itself, is not printed. */
    const shownPart = (box: DOMRect, parent: HTMLElement | null): DOMRect => {
      if (!parent || parent.localName === 'main') return box;
      const isCut = getComputedStyle(parent).overflowY !== 'visible';
      const cut = isCut ? parent.getBoundingClientRect() : box;
      const [left, top] = [Math.max(box.left, cut.left), Math.max(box.top, cut.top)];
      const [right, bottom] = [Math.min(box.right, cut.right), Math.min(box.bottom, cut.bottom)];
      const shown = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      return shownPart(shown, parent.parentElement);
    };
    const lines: { node: Node; text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (
        !node.textContent?.trim() ||
        !parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        }) ||
        parent.closest('svg, [data-bottom-bar], [dir=rtl], .arabic, .arabic-name') ||
        isForListeners(parent) ||
        isOnStuckGround(parent)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of [...range.getClientRects()].map((one) => shownPart(one, parent)))
        if (box.width > 1 && box.height > 1)
          lines.push({ node, text: node.textContent.trim().slice(0, 30), box });
    }
    return lines
      .flatMap(({ node, text, box }, index) =>
        lines.slice(index + 1).flatMap((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          return node !== other.node && across > 2 && down > Math.min(box.height, other.box.height) / 4
            ? [`${text} / ${other.text}`]
            : [];
        }),
      )
      .slice(0, 5);
  });
}
