// All that moves on the pages of the Quran, as custom elements (docs/product/pages.md): marks, the
// place where one last read, sharing. The pages can be read without it.
import { type Place, QuranMarks } from './quran-marks.ts';
import { showToast } from '#web/ui/elements/show-toast';

/** Around the verses of a surah. */
class QuranReader extends HTMLElement {
  connectedCallback(): void {
    const marks = new QuranMarks(this.dataset['member'] !== undefined);
    const placeOf = (verse: string | undefined): Place => ({
      surah: Number(this.dataset['surah']),
      verse: Number(verse),
      name: this.dataset['name'] ?? '',
    });
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('[data-mark]');
      if (button)
        void marks
          .mark(placeOf(button.dataset['mark']), !isPressed(button))
          .then((isMarked) => press(button, isMarked));
    });
    this.follow(
      (verse) => marks.read(placeOf(verse)),
      () => marks.leave(),
    );
    void marks.load().then(({ bookmarks }) => this.show(bookmarks));
  }

  private show(bookmarks: Place[]): void {
    const own = new Set(
      bookmarks
        .filter(({ surah }) => surah === Number(this.dataset['surah']))
        .map(({ verse }) => String(verse)),
    );
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-mark]')) {
      press(button, own.has(button.dataset['mark'] ?? ''));
      button.hidden = false;
    }
  }

  /** The verse a third down the screen is the one being read, once somebody has moved. */
  private follow(read: (verse: string | undefined) => void, leave: () => void): void {
    let hasMoved = false;
    const watch = new IntersectionObserver(
      (entries) => {
        const at = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (at && hasMoved) read((at.target as HTMLElement).dataset['verse']);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const verse of this.querySelectorAll('[data-verse]')) watch.observe(verse);
    addEventListener(
      'scroll',
      () => {
        hasMoved = true;
      },
      { once: true, passive: true },
    );
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && hasMoved) leave();
    });
  }
}

/** Where one last read, then one's marks, above the list of surahs. */
class QuranPlaces extends HTMLElement {
  connectedCallback(): void {
    void new QuranMarks(this.dataset['member'] !== undefined).load().then(({ bookmarks, lastRead }) => {
      if (!lastRead && bookmarks.length === 0) return;
      const links = [
        ...(lastRead ? [this.link(lastRead, 'lastRead')] : []),
        ...bookmarks.map((place) => this.link(place, 'bookmark')),
      ];
      this.querySelector('ul')?.replaceChildren(...links);
    });
  }

  private link({ surah, verse, name }: Place, kind: 'lastRead' | 'bookmark'): HTMLElement {
    const link = document.createElement('a');
    link.href = `${this.dataset['path']}/${surah}?ayat=${verse}`;
    link.className = 'quran-place';
    link.dataset['kind'] = kind;
    link.textContent = (this.dataset[kind] ?? '').replace('{name}', name).replace('{verse}', String(verse));
    const item = document.createElement('li');
    item.append(link);
    return item;
  }
}

/** Around the words of a verse to be shared. */
class ShareVerse extends HTMLElement {
  connectedCallback(): void {
    const words = this.querySelector('textarea')?.value ?? '';
    this.reveal('[data-copy]', 'clipboard' in navigator, async () => {
      await navigator.clipboard.writeText(words);
      showToast(this.dataset['copied'] ?? '');
    });
    this.reveal('[data-send]', 'share' in navigator, () =>
      navigator.share({ title: this.dataset['title'] ?? '', text: words }),
    );
  }

  private reveal(selector: string, canDo: boolean, act: () => Promise<void>): void {
    const button = this.querySelector<HTMLButtonElement>(selector);
    if (!button || !canDo) return;
    button.classList.remove('invisible');
    // Refused, or the sheet was closed: the words stand there to be copied by hand.
    button.addEventListener('click', () => void act().catch(() => this.querySelector('textarea')?.select()));
  }
}

function isPressed(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}

function press(button: HTMLButtonElement, isMarked: boolean): void {
  button.setAttribute('aria-pressed', String(isMarked));
}

customElements.define('quran-reader', QuranReader);
customElements.define('quran-places', QuranPlaces);
customElements.define('share-verse', ShareVerse);
